import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createKey, readKey } from '../../lib/base/secret-key';
import { CommandError } from '../base/command';
import type { Sql } from '../store/database';
import { dataKeyIn } from '../keys/older-stores';
import { renameAside } from '../keys/rotate';
import { storeKey } from '../keys/store-key';
import { candidateKeys, keyFile, keySourceOf, type StoreLocation } from '../keys/key-source';
import { type About, NAMES } from './contents';

/** Identifies a store's key; `keys` are the encrypted data keys of an older version's store. */
export type KeyInUse = Pick<About, 'keyMark' | 'keys'>;

type Described = { mark: string } & { id: number; wrapped: Buffer };

/** Reads the key's identification from a store of any version. */
export async function keyInUse({ query, tables }: Sql): Promise<KeyInUse> {
  const known = await tables();
  const table = ['store_key', 'store_keys'].find((name) => known.includes(name));
  const rows = table ? await query<Described>(`SELECT * FROM ${table}`) : [];
  if (rows[0]?.mark) return { keyMark: rows[0].mark };
  return { keys: rows.map(({ id, wrapped }) => ({ id, wrapped: wrapped.toString('base64') })) };
}

/** Whether a store contains encrypted data. */
export const hasKey = ({ keyMark, keys = [] }: KeyInUse) => keyMark !== undefined || keys.length > 0;

/** Whether one of these keys opens a store. */
export const opens = ({ keyMark, keys = [] }: KeyInUse, candidates: Buffer[]): boolean =>
  candidates
    .map(storeKey)
    .some((key) =>
      keyMark === undefined
        ? keys.every(({ id, wrapped }) => dataKeyIn({ id, wrapped: Buffer.from(wrapped, 'base64') }, key))
        : key.mark === keyMark,
    );

/** Adds the store's key to a backup. Rejects with CommandError if it is not available. */
export async function includeKey(place: StoreLocation, used: KeyInUse, folder: string): Promise<void> {
  const candidates = candidateKeys({ ...keySourceOf(place), triesFile: true });
  const key = candidates.find((candidate) => opens(used, [candidate]));
  if (!key) throw new CommandError('--with-key: the database’s key was not found.');
  await writeFile(join(folder, NAMES.key), key, { mode: 0o600 });
}

/**
 * Checks, before anything is replaced, that an unpacked backup can be decrypted with the available keys or its
 * bundled one; returns the latter if it must be installed. @throws CommandError, which says what to do
 */
export function keyToRestore(place: StoreLocation, about: About, folder: string): Buffer | null {
  if (!hasKey(about) || opens(about, candidateKeys(keySourceOf(place)))) return null;
  const bundled = readKey(join(folder, NAMES.key));
  const hasOwn = bundled !== null && opens(about, [bundled]);
  if (hasOwn && !place.storeKey) return bundled;
  const file = keyFile(place.dataDir);
  const what = place.storeKey
    ? 'with STORE_KEY'
    : existsSync(file)
      ? `with the key in ${file}`
      : `because its key is missing (${file})`;
  const advice = hasOwn
    ? 'It includes its own key: remove STORE_KEY to restore it with that one.'
    : 'Copy store.key from the machine that made it, or set its key as STORE_KEY, or as STORE_KEY_OLD if the key has been changed since.';
  throw new CommandError(`The backup cannot be decrypted ${what}. ${advice} Nothing was changed.`);
}

/** Installs a backup's key. Keeps the previous key file and returns its new name, if there was one. */
export function installKey(dataDir: string, key: Buffer, now: Date): string | null {
  const kept = renameAside(keyFile(dataDir), now);
  createKey(keyFile(dataDir), key);
  return kept;
}
