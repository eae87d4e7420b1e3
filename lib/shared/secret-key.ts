import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KEY_BYTES = 32;

/**
 * A 32-byte key kept in a file: created on first use, readable by its owner only, kept across restarts.
 * @throws Error when the file cannot be created or read, or is not a key
 */
export function loadOrCreateKey(file: string): Buffer {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // Left behind by a full disk: nothing was ever signed or encrypted with it.
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
  if (!statSync(file, { throwIfNoEntry: false })) createKey(file);
  const key = readFileSync(file);
  if (key.length !== KEY_BYTES)
    throw new Error(`${file} is not a 32-byte key; delete it to have a new one made`);
  return key;
}

/** Created atomically; if two processes start at once, the first one's key wins. */
function createKey(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, randomBytes(KEY_BYTES), { flag: 'wx', mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
