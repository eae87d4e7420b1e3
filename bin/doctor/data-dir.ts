import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { reasonOf } from './reason-of';

/**
 * Why this user cannot write to or create the data folder, with what to do; null if they can. Tried rather than read from
 * permissions, which do not show read-only mounts and do not bind root.
 */
export async function whyNotWritable(dataDir: string): Promise<string | null> {
  const folder = nearestExisting(resolve(dataDir));
  try {
    await rm(await mkdtemp(join(folder, '.doctor-')), { recursive: true });
    return null;
  } catch (error) {
    const user = `chown it to the site’s user (now running as user ${process.getuid?.()})`;
    return `${folder} is not writable (${reasonOf(error)}): ${user}, or set another folder`;
  }
}

/** The path itself, or its nearest existing ancestor. */
function nearestExisting(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path));
}
