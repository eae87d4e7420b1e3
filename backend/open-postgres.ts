import { composeStore, type StoreOptions } from './compose-store';
import { postgresIndex } from './jobs/search/postgres-index';
import { connectPostgres, type ConnectionOptions } from './store/postgres-connection';
import { bringUpToDateAt } from './store/postgres-schema';
import type { Store } from './store-type';

export type PostgresStoreOptions = StoreOptions & ConnectionOptions;

/** The store in a PostgreSQL database, which several backends may use at once. Rejects when it cannot be used. */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  const db = connectPostgres(options);
  try {
    // A database that does not answer is noticed here, and not after the timeout of a step.
    await db.read.query('SELECT 1');
    await bringUpToDateAt(options, options.keys);
    const store = composeStore(db, postgresIndex, options);
    await store.unlock();
    return store;
  } catch (error) {
    await db.close();
    throw error;
  }
}
