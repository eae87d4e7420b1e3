import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KEY_BYTES = 32;

/** A key for one use, of SECRET (HKDF, RFC 5869): those of other uses cannot be told from it. Hexadecimal. */
export const derivedKey = (secret: string, use: 'OUTBOX_KEY' | 'REVALIDATE_SECRET' | 'STORE_KEY'): string =>
  Buffer.from(hkdfSync('sha256', secret, 'dwaar', use, KEY_BYTES)).toString('hex');

/**
 * A 32-byte key kept in a file, readable by its owner only. Where there is no file, `derived` (hexadecimal); without that,
 * one is made. The file comes first: something is encrypted with its key already.
 * @throws Error when the file cannot be created or read, or is not a key
 */
export function loadOrCreateKey(file: string, derived: string | null = null): Buffer {
  return readKey(file) ?? (derived === null ? createKey(file) : Buffer.from(derived, 'hex'));
}

/**
 * The key in a file; null where there is none.
 * @throws Error when the file cannot be read, or is not a key
 */
export function readKey(file: string): Buffer | null {
  // Left behind by a full disk: nothing was ever signed or encrypted with it.
  if (!statSync(file, { throwIfNoEntry: false })?.size) return null;
  const key = readFileSync(file);
  if (key.length !== KEY_BYTES)
    throw new Error(
      `${file} is not a 32-byte key; put the right one in its place, or delete it if there is none`,
    );
  return key;
}

/**
 * Writes a key, a new one unless it is given, to a file that is not there, atomically. If two processes do so at once, the
 * first one's key wins and is returned to both.
 */
export function createKey(file: string, bytes: Buffer = randomBytes(KEY_BYTES)): Buffer {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, bytes, { flag: 'wx', mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const key = readKey(file);
  if (!key) throw new Error(`${file} was made, but is not there`);
  return key;
}
