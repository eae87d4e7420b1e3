import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { createKey, readKey } from '../../lib/base/secret-key';
import { CommandError } from '../base/command';
import type { Sql } from '../store/database';
import { opensAll, type WrappedKey } from '../keys/data-keys';
import { keepAside } from '../keys/key-files';
import { candidateKeys, keyFile, keySourceOf, type StoreLocation } from '../keys/key-source';
import { type About, NAMES } from './contents';

/** The data keys in a copied SQLite store; none before version 14. */
export function keysOfSqlite(file: string): WrappedKey[] {
  const db = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const table = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'store_keys'").get();
    return table ? db.prepare<[], WrappedKey>('SELECT id, wrapped FROM store_keys').all() : [];
  } finally {
    db.close();
  }
}

/** The same in a PostgreSQL store of any version. */
export async function keysOfPostgres({ query }: Sql): Promise<WrappedKey[]> {
  const [found] = await query<{ has_keys: boolean }>(
    "SELECT to_regclass('store_keys') IS NOT NULL AS has_keys",
  );
  return found?.has_keys ? query<WrappedKey>('SELECT id, wrapped FROM store_keys') : [];
}

/** For the backup's description. */
export const describeKeys = (rows: WrappedKey[]): About['keys'] =>
  rows.map(({ id, wrapped }) => ({ id, wrapped: wrapped.toString('base64') }));

const keysIn = ({ keys = [] }: About): WrappedKey[] =>
  keys.map(({ id, wrapped }) => ({ id, wrapped: Buffer.from(wrapped, 'base64') }));

/** Adds the store's key to a backup. Rejects with CommandError where this program does not have it. */
export async function includeKey(place: StoreLocation, rows: WrappedKey[], folder: string): Promise<void> {
  const key = candidateKeys({ ...keySourceOf(place), triesFile: true }).find((candidate) =>
    opensAll(rows, [candidate]),
  );
  if (!key) throw new CommandError('--with-key: the key of the store is not here.');
  await writeFile(join(folder, NAMES.key), key, { mode: 0o600 });
}

/**
 * Checks, before anything is replaced, that an unpacked backup can be read with the keys that are here or with its own;
 * returns that one if it has to be put in its place. Rejects with CommandError, which says what to do.
 */
export function keyToRestore(place: StoreLocation, about: About, folder: string): Buffer | null {
  const rows = keysIn(about);
  if (opensAll(rows, candidateKeys(keySourceOf(place)))) return null;
  const bundled = readKey(join(folder, NAMES.key));
  const hasOwn = bundled !== null && opensAll(rows, [bundled]);
  if (hasOwn && !place.storeKey) return bundled;
  const file = keyFile(place.dataDir);
  const what = place.storeKey
    ? 'not with STORE_KEY'
    : existsSync(file)
      ? `not with the key in ${file}`
      : `its key is not here (${file})`;
  const advice = hasOwn
    ? 'It holds its own key: leave STORE_KEY out to restore it with that one.'
    : 'Put the file store.key of the machine that made it there, or set its key as STORE_KEY, or as STORE_KEY_OLD where the key was changed since.';
  throw new CommandError(`The backup is encrypted, and ${what}. ${advice} Nothing was changed.`);
}

/** Puts a backup's own key in its place; the one that was there is kept, and its name returned. */
export function putKeyInPlace(dataDir: string, key: Buffer, now: Date): string | null {
  const kept = keepAside(keyFile(dataDir), now);
  createKey(keyFile(dataDir), key);
  return kept;
}
