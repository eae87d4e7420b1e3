import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Does some work with an empty folder, readable by its owner only, inside another one; it is removed afterwards. */
export async function withWorkFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, '.backup-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
