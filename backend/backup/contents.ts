import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** File names inside a backup: its description, the store of either engine, the public files, optionally the key. */
export const NAMES = {
  about: 'backup.json',
  sqlite: 'jobs.sqlite',
  postgres: 'database.dump',
  storage: 'storage',
  key: 'store.key',
};

const about = z.object({
  format: z.enum(['dwaar-backup-1', 'dwaar-backup-2']),
  engine: z.enum(['sqlite', 'postgres']),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** PostgreSQL only. Missing in backups by version 0.1, which contain tables in a different format. */
  store: z.object({ schema: z.string(), version: z.number().nullable() }).optional(),
  /** Identifies the store's key; missing if it was not yet encrypted. */
  keyMark: z.string().optional(),
});
export type About = z.infer<typeof about>;

/** Reads an unpacked backup's description. Rejects with an Error if the folder is not a backup. */
export async function readAbout(folder: string): Promise<About> {
  const text = await readFile(join(folder, NAMES.about), 'utf8').catch(() => 'null');
  const parsed = about.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new Error('The file is not a backup made by this program, or was made by a newer release.');
  return parsed.data;
}

/** Runs `work` with a temporary folder inside `parent`, readable by its owner only and removed afterwards. */
export async function withWorkFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, '.backup-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
