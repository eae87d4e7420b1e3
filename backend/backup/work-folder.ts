import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Runs `work` with a temporary folder inside `parent`, readable by its owner only and removed afterwards. */
export async function withWorkFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, '.backup-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
