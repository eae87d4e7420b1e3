import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CommandError } from '../base/command';
import { environmentWith } from '../env';

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
export async function withWorkFolder(parent: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(parent, '.backup-'));
  await work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

/**
 * Runs the system's tar, which Linux, macOS and Windows have, or a program of PostgreSQL, and resolves with its output.
 * Other users can see its parameters, but not `env`. Rejects with a one-line Error if it fails or is missing.
 */
export async function runProgram(
  program: string,
  parameters: string[],
  missing = `${program} is not installed; it is required for backups.`,
  env: Record<string, string> = {},
): Promise<string> {
  try {
    return (await promisify(execFile)(program, parameters, { env: environmentWith(env) })).stdout;
  } catch (error) {
    const { code, stderr } = error as { code: unknown; stderr: string };
    if (code === 'ENOENT') throw new CommandError(missing);
    throw new Error(`${program} failed: ${stderr.trim().split('\n')[0] || `code ${String(code)}`}`);
  }
}
