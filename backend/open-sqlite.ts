import { dirname } from 'node:path';
import { composeStore, type StoreOptions } from './compose-store';
import { sqliteIndex } from './jobs/search/sqlite-index';
import type { KeySource } from './keys/key-source';
import { openSqlite } from './store/sqlite-connection';
import type { Store } from './store-type';

export type SqliteStoreOptions = Omit<StoreOptions, 'keys'> & { file: string; keys?: KeySource };

/**
 * The store in one SQLite file, which several processes may use at once; its key is kept beside it unless `keys` says
 * otherwise. Throws when the file cannot be used; whether the key fits, `unlock` tells.
 */
export function openSqliteStore({
  file,
  keys = { storeKey: null, oldStoreKey: null, dataDir: dirname(file) },
  ...options
}: SqliteStoreOptions): Store {
  return composeStore(openSqlite(file, keys), sqliteIndex, { ...options, keys });
}
