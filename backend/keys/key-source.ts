import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadOrCreateKey, readKey } from '../../lib/base/secret-key';

/** Where the store's key comes from; values are hexadecimal. */
export type KeySource = {
  /** STORE_KEY. */
  storeKey?: string | null;
  /** Derived from SECRET, for a store whose key is neither STORE_KEY nor in the folder. */
  derivedStoreKey?: string | null;
  /** Folder of the key file, used if STORE_KEY is unset. */
  dataDir: string;
};

/** A store's location and the keys in the settings. */
export type StoreLocation = KeySource & { databaseUrl: string | null };

export const keyFile = (dataDir: string) => resolve(dataDir, 'store.key');

export const keyFromHex = (digits: string) => Buffer.from(digits, 'hex');

/** Returns the key for a new store: STORE_KEY, the data folder's, SECRET's, or a generated one. */
export function keyForNewStore({ storeKey, derivedStoreKey, dataDir }: KeySource): Buffer {
  return storeKey ? keyFromHex(storeKey) : loadOrCreateKey(keyFile(dataDir), derivedStoreKey);
}

/** Returns the keys that the store may be encrypted with, most likely first. @throws Error as readKey */
export function candidateKeys({ storeKey, derivedStoreKey, dataDir }: KeySource): Buffer[] {
  if (storeKey) return [keyFromHex(storeKey)];
  const keys = [readKey(keyFile(dataDir)), derivedStoreKey ? keyFromHex(derivedStoreKey) : null];
  return keys.filter((key) => key !== null);
}

/** Explains what to do if no key opens the store. */
export function explainMissingKey({ storeKey, derivedStoreKey, dataDir }: KeySource): string {
  const file = keyFile(dataDir);
  const several = 'All machines that share a database need the same key.';
  if (storeKey)
    return `The database is not encrypted with STORE_KEY: set the key that it was encrypted with, or remove STORE_KEY if that is ${file} or SECRET’s. To change the key, run the command rotate-key. ${several}`;
  if (derivedStoreKey && !existsSync(file))
    return `The database is not encrypted with the key derived from SECRET: restore the original SECRET, or the key in ${file} or STORE_KEY, if it had one. Nothing is lost. To change SECRET, first run the command rotate-key. ${several}`;
  const what = existsSync(file) ? `${file} is not its key` : `its key is missing (${file})`;
  return `The database is encrypted, but ${what}: restore the key that it was encrypted with, or set it as STORE_KEY, or the SECRET from which it was derived. ${several}`;
}
