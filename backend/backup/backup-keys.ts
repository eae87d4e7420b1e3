import { existsSync, renameSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createKey, readKey } from '../../lib/base/secret-key';
import { CommandError } from '../base/command';
import type { Sql } from '../store/database';
import { storeKey } from '../keys/store-key';
import { candidateKeys, keyFile, type StoreLocation } from '../keys/key-source';
import { type About, NAMES } from './contents';

/** Reads the key's identification from a store of any version; null if it is not encrypted. */
export async function keyMarkOf({ column, tables }: Sql): Promise<string | null> {
  if (!(await tables()).includes('store_key')) return null;
  return (await column<string>('SELECT mark FROM store_key'))[0] ?? null;
}

/** Finds the key with a store's mark. */
export const keyWith = (mark: string | null, candidates: Buffer[]): Buffer | undefined =>
  candidates.find((bytes) => storeKey(bytes).mark === mark);

/** Adds the store's key to a backup. Rejects with CommandError if it is not available. */
export async function includeKey(place: StoreLocation, mark: string | null, folder: string): Promise<void> {
  const key = keyWith(mark, candidateKeys(place));
  if (!key) throw new CommandError('--with-key: the database’s key was not found.');
  await writeFile(join(folder, NAMES.key), key, { mode: 0o600 });
}

/**
 * Checks, before anything is replaced, that an unpacked backup can be decrypted with the available keys or its
 * bundled one; returns the latter if it must be installed. @throws CommandError, which says what to do
 */
export function keyToRestore(place: StoreLocation, { keyMark }: About, folder: string): Buffer | null {
  if (keyMark === undefined || keyWith(keyMark, candidateKeys(place))) return null;
  const bundled = readKey(join(folder, NAMES.key));
  const hasOwn = bundled !== null && keyWith(keyMark, [bundled]) !== undefined;
  if (hasOwn && !place.storeKey) return bundled;
  const file = keyFile(place.dataDir);
  const what = place.storeKey
    ? 'with STORE_KEY'
    : existsSync(file)
      ? `with the key in ${file}`
      : `because its key is missing (${file})`;
  const advice = hasOwn
    ? 'It includes its own key: remove STORE_KEY to restore it with that one.'
    : 'Copy store.key from the machine that made it, or set its key as STORE_KEY, or its SECRET.';
  throw new CommandError(`The backup cannot be decrypted ${what}. ${advice} Nothing was changed.`);
}

/** Installs a backup's key. Keeps the previous key file and returns its new name, if there was one. */
export function installKey(dataDir: string, key: Buffer, now: Date): string | null {
  const file = keyFile(dataDir);
  const kept = existsSync(file) ? `${file}.before-${now.toISOString().replaceAll(':', '')}` : null;
  if (kept) renameSync(file, kept);
  createKey(file, key);
  return kept;
}
