import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What lies in a backup: what it is, the store in one of two forms, and the folder of the public files. */
export const NAMES = {
  about: 'backup.json',
  sqlite: 'jobs.sqlite',
  postgres: 'database.dump',
  storage: 'storage',
};

const about = z.object({
  format: z.enum(['dwaar-backup-1', 'dwaar-backup-2']),
  engine: z.enum(['sqlite', 'postgres']),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Of PostgreSQL; what version 0.1 of the program wrote has none, and tables in a format of its own. */
  store: z.object({ schema: z.string(), version: z.number().nullable() }).optional(),
});
export type About = z.infer<typeof about>;

/** What an unpacked backup says of itself. Rejects with an Error where the folder is none. */
export async function readAbout(folder: string): Promise<About> {
  const text = await readFile(join(folder, NAMES.about), 'utf8').catch(() => 'null');
  const parsed = about.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new Error('The file is not a backup of this program, or of a newer version of it.');
  return parsed.data;
}
