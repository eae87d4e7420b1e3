import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadOrCreateKey, readKey } from '../../lib/base/secret-key';

/** Where the store's key comes from; values are hexadecimal, null if unset. */
export type KeySource = {
  /** STORE_KEY. */
  storeKey: string | null;
  /** STORE_KEY_OLD: the previous key during a rotation. */
  oldStoreKey: string | null;
  /** Derived from SECRET, for a store whose key is neither STORE_KEY nor in the folder. */
  derivedKey?: string | null;
  /** Folder of the key file, used if STORE_KEY is unset. */
  dataDir: string;
  /** Whether to try the derived key and key files even if STORE_KEY is set, as when rotating to STORE_KEY. */
  triesFile?: boolean;
};

export const keyFile = (dataDir: string) => resolve(dataDir, 'store.key');
/** Contains a rotation's new key until it is in use. */
export const nextKeyFile = (dataDir: string) => join(resolve(dataDir), 'store.key.next');

/** A store's location and the keys in the settings. */
export type StoreLocation = {
  dataDir: string;
  databaseUrl: string | null;
  /** STORE_KEY and STORE_KEY_OLD; if unset, the key is in `dataDir`. */
  storeKey?: string | null;
  oldStoreKey?: string | null;
  /** Derived from SECRET, if there is no other. */
  derivedStoreKey?: string | null;
  triesKeyFile?: boolean;
};

export function keySourceOf(place: StoreLocation): KeySource {
  const { storeKey = null, oldStoreKey = null, derivedStoreKey: derivedKey, dataDir } = place;
  return { storeKey, oldStoreKey, derivedKey, dataDir, triesFile: place.triesKeyFile };
}

const fromHex = (digits: string | null) => (digits === null ? null : Buffer.from(digits, 'hex'));

/** Returns the key for a new store: STORE_KEY, the data folder's, SECRET's, or a generated one. */
export function keyForNewStore({ storeKey, derivedKey, dataDir }: KeySource): Buffer {
  return fromHex(storeKey) ?? loadOrCreateKey(keyFile(dataDir), derivedKey);
}

/** Returns the keys that the store may be encrypted with, most likely first. @throws Error as readKey */
export function candidateKeys(source: KeySource): Buffer[] {
  const { storeKey, oldStoreKey, derivedKey = null, dataDir, triesFile } = source;
  const unset = [readKey(keyFile(dataDir)), readKey(nextKeyFile(dataDir)), fromHex(derivedKey)];
  const keys = [fromHex(storeKey), ...(storeKey === null || triesFile ? unset : []), fromHex(oldStoreKey)];
  return keys.filter((key) => key !== null);
}

/** Explains what to do if no key opens the store. */
export function explainMissingKey(source: KeySource): string {
  const { storeKey, derivedKey, dataDir } = source;
  const file = keyFile(dataDir);
  const several = 'All machines that share a database need the same STORE_KEY.';
  if (storeKey !== null)
    return existsSync(file)
      ? `The database is not encrypted with STORE_KEY. If its key is the one in ${file}, either remove STORE_KEY, or switch to it with the command rotate-key.`
      : `The database is not encrypted with STORE_KEY: set the key that it was encrypted with. To change the key, set the old one as STORE_KEY_OLD and run the command rotate-key. ${several}`;
  if (derivedKey && !existsSync(file))
    return `The database is not encrypted with the key derived from SECRET: restore the original SECRET, or the key in ${file} or STORE_KEY, if it had one. Nothing is lost. To change SECRET, first run the command rotate-key, which creates a separate key in that file. ${several}`;
  const what = existsSync(file) ? `${file} is not its key` : `its key is missing (${file})`;
  return `The database is encrypted, but ${what}: restore the key that it was encrypted with, or set it as STORE_KEY. ${several}`;
}
