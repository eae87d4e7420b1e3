import { composeStore, type StoreOptions } from './compose';
import { sqliteIndex } from './jobs/search/sqlite-index';
import { openSqlite } from './sqlite-connection';
import type { Store } from './store';

export type SqliteStoreOptions = StoreOptions & { file: string };

/** The store in one SQLite file, which several processes may use at once. Throws when the file cannot be used. */
export function openSqliteStore({ file, ...options }: SqliteStoreOptions): Store {
  return composeStore(openSqlite(file), sqliteIndex, options);
}
