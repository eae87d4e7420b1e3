import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from './log';

const KEY_BYTES = 32;

/** A hexadecimal key for one use, derived from SECRET (HKDF, RFC 5869); the keys of other uses are independent. */
export const derivedKey = (secret: string, use: 'OUTBOX_KEY' | 'REVALIDATE_SECRET' | 'STORE_KEY'): string =>
  Buffer.from(hkdfSync('sha256', secret, 'dwaar', use, KEY_BYTES)).toString('hex');

/**
 * A 32-byte key from a file that only its owner can read. Without a file, returns `derived` (hexadecimal) or creates one.
 * The file takes precedence, because data is already encrypted with its key.
 * @throws Error when the file cannot be created or read, or is not a key
 */
export function loadOrCreateKey(file: string, derived: string | null = null): Buffer {
  return readKey(file) ?? (derived === null ? createKey(file) : Buffer.from(derived, 'hex'));
}

/**
 * The key in a file; null if there is none.
 * @throws Error when the file cannot be read, or is not a key
 */
export function readKey(file: string): Buffer | null {
  // An empty file is left behind by a full disk; nothing was ever signed or encrypted with it.
  if (!statSync(file, { throwIfNoEntry: false })?.size) return null;
  const key = readFileSync(file);
  if (key.length !== KEY_BYTES)
    throw new Error(
      `${file} is not a 32-byte key; restore the right key, or delete the file if there is none`,
    );
  return key;
}

/**
 * Atomically writes a key (by default a new one) to a file that does not exist. If two processes do so at once, the first
 * one's key is returned to both.
 */
export function createKey(file: string, bytes: Buffer = randomBytes(KEY_BYTES)): Buffer {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, bytes, { flag: 'wx', mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const key = readKey(file);
  if (!key) throw new Error(`${file} was created, but cannot be found`);
  return key;
}
