import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { log } from '../lib/base/log';
import { storeFile } from './base/data-dir';
import { composeStore, type Store, type StoreOptions } from './compose-store';
import { keyFile, type KeySource, type StoreLocation } from './keys/key-source';
import { createSealing } from './keys/open-key';
import { requireStore } from './store/existing-store';
import { connectPostgres, type ConnectionOptions } from './store/postgres-connection';
import { migratePostgresAt } from './store/postgres-schema';
import { openSqlite } from './store/sqlite-connection';
import { upgradeSqlite } from './store/sqlite-schema';

export type OpenOptions = StoreLocation & {
  /** Whether mails about new forms are queued. */
  queueMails?: boolean;
};

const NEW_KEY =
  'Without this key nobody can read the forms and CVs in the database, and backups do not include it: keep a copy in another place.';

/**
 * Opens the configured store: a PostgreSQL database, or else a file in the data folder. Rejects if it is unusable,
 * was written by a newer version, or is encrypted with another key.
 */
export async function openStore({ databaseUrl, queueMails, ...keys }: OpenOptions): Promise<Store> {
  const made = keyFile(keys.dataDir);
  const hadKey = existsSync(made);
  const file = storeFile(keys.dataDir);
  if (databaseUrl === null) await upgradeSqlite(file, createSealing(keys));
  const store =
    databaseUrl === null
      ? openSqliteStore({ file, keys, queueMails })
      : await openPostgresStore({ url: databaseUrl, keys, queueMails });
  if (!hadKey && existsSync(made)) log('warn', 'store-key-made', { file: made, advice: NEW_KEY });
  return store;
}

/**
 * Opens the configured store for commands that need existing data. Rejects with CommandError, creating nothing, if
 * there is none: most likely the command runs without the site's settings.
 */
export async function openExistingStore(place: StoreLocation): Promise<Store> {
  await requireStore(place);
  return openStore(place);
}

type ToOpen = Omit<StoreOptions, 'opened'>;
export type SqliteStoreOptions = ToOpen & { file: string; keys?: KeySource };

/**
 * Opens a store in one SQLite file, which several processes may use at once; its key is beside it unless `keys` says
 * otherwise. Throws if the file is unusable or the key does not match.
 */
export function openSqliteStore({
  file,
  keys = { dataDir: dirname(file) },
  ...options
}: SqliteStoreOptions): Store {
  const opened = createSealing(keys);
  return composeStore(openSqlite(file, opened), { ...options, opened });
}

export type PostgresStoreOptions = ToOpen & ConnectionOptions & { keys: KeySource };

/** Opens a store in a PostgreSQL database, which several backends may use at once. Rejects if it is unusable. */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  const db = connectPostgres(options);
  const opened = createSealing(options.keys);
  try {
    // Detects an unresponsive database here rather than after a migration's timeout.
    await db.read.query('SELECT 1');
    await migratePostgresAt(options, opened);
    return composeStore(db, { ...options, opened });
  } catch (error) {
    await db.close();
    throw error;
  }
}
