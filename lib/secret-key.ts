import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The 32-byte key kept in a file: made on first use, readable by its owner only, kept over restarts.
 * @throws Error when the file cannot be made or read, or is not a key
 */
export function loadOrCreateKey(file: string): Buffer {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    // 'wx' fails when the file exists, so two processes starting at once agree on one key.
    writeFileSync(file, randomBytes(32), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = readFileSync(file);
  if (key.length !== 32) throw new Error(`${file} is not a 32-byte key; delete it to have a new one made`);
  return key;
}
