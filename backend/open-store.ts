import { existsSync } from 'node:fs';
import { storeFile } from './base/data-dir';
import { log, logFailure } from '../lib/base/log';
import { keyFile, type KeySource } from './keys/key-source';
import { openPostgresStore } from './open-postgres';
import { openSqliteStore } from './open-sqlite';
import type { Store } from './store-type';

export type StoreLocation = {
  dataDir: string;
  databaseUrl: string | null;
  /** STORE_KEY and STORE_KEY_OLD; unset, the key is in `dataDir`. */
  storeKey?: string | null;
  oldStoreKey?: string | null;
  /** SECRET's key, where there is no other. */
  derivedStoreKey?: string | null;
  triesKeyFile?: boolean;
  /** Whether mails about new forms are queued. */
  queueMails?: boolean;
};

const NEW_KEY =
  'Without this key nobody can read the forms and CVs of the store, and backups do not hold it: keep a copy, apart from them.';

/** Where the key of a store comes from. */
export function keySourceOf(place: StoreLocation): KeySource {
  const { storeKey = null, oldStoreKey = null, derivedStoreKey: derivedKey, dataDir } = place;
  return { storeKey, oldStoreKey, derivedKey, dataDir, triesFile: place.triesKeyFile };
}

/**
 * Opens the configured store: a PostgreSQL database, or else a file in the data folder. Rejects when it is unusable, was
 * written by a newer version of the program, or is encrypted with another key.
 */
export async function openStore(place: StoreLocation): Promise<Store> {
  const file = keyFile(place.dataDir);
  const hadKey = existsSync(file);
  const store = await openEngine(place);
  if (!hadKey && existsSync(file)) log('warn', 'store-key-made', { file, advice: NEW_KEY });
  return store;
}

async function openEngine(place: StoreLocation): Promise<Store> {
  const { dataDir, databaseUrl, queueMails } = place;
  const keys = keySourceOf(place);
  const onExpiryFailure = (error: unknown) => logFailure('expired jobs stay listed', error);
  if (databaseUrl === null) {
    const store = openSqliteStore({ file: storeFile(dataDir), keys, onExpiryFailure, queueMails });
    try {
      await store.unlock();
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }
  return openPostgresStore({
    keys,
    url: databaseUrl,
    queueMails,
    onExpiryFailure,
    onConnectionLost: (error) => logFailure('a connection to the database was lost', error),
  });
}
