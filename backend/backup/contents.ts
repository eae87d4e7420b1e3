import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** File names inside a backup: its description, the store in one of two formats, the public files, and perhaps the key. */
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
  /** PostgreSQL only. Backups written by version 0.1 lack it and hold tables in a format of their own. */
  store: z.object({ schema: z.string(), version: z.number().nullable() }).optional(),
  /** By what the store's key is known. */
  keyMark: z.string().optional(),
  /** Before there was one key: the store's data keys, encrypted (base64); none before the store was. */
  keys: z.array(z.object({ id: z.number(), wrapped: z.string() })).optional(),
});
export type About = z.infer<typeof about>;

/** Reads an unpacked backup's description. Rejects with an Error where the folder is not a backup. */
export async function readAbout(folder: string): Promise<About> {
  const text = await readFile(join(folder, NAMES.about), 'utf8').catch(() => 'null');
  const parsed = about.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new Error('The file is not a backup of this program, or of a newer version of it.');
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
