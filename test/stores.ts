import { join } from 'node:path';
import { createSealing } from '../backend/keys/open-key';
import { openPostgresStore } from '../backend/open-store';
import type { Store } from '../backend/compose-store';
import type { Database } from '../backend/store/database';
import { connectPostgres } from '../backend/store/postgres-connection';
import { migratePostgres } from '../backend/store/postgres-schema';
import { openSqlite } from '../backend/store/sqlite-connection';
import { keysForTests, NOON, temporaryFolder, testClock } from './backend';
import { openTestStore } from './new-store';
import { postgresForTests } from './postgres';

/** Opens an empty store with the clock or, with `again`, another one on the last call's data. */
type OpenStore = (now: () => Date, again?: boolean) => Promise<Store>;

/** SQLite stores, for tests of code without SQL of its own. */
export function sqliteStores(queueMails = false): OpenStore {
  const folder = temporaryFolder();
  let files = 0;
  return async (now, again) => {
    if (!again) files += 1;
    return openTestStore({ file: join(folder, `${files}`, 'jobs.sqlite'), now, queueMails });
  };
}

/** Runs the same tests on a SQLite and, if available, a PostgreSQL store. The tests close what they open. */
export function describeStores(
  { env, queueMails = false }: { env: Record<string, string | undefined>; queueMails?: boolean },
  tests: (open: OpenStore) => void,
): void {
  describe('SQLite', () => tests(sqliteStores(queueMails)));
  const postgres = postgresForTests(env);
  postgres.describe('PostgreSQL', () => {
    const nextStore = postgres.stores();
    let url = '';
    tests(async (now, again) => {
      if (!again) url = await nextStore();
      return openPostgresStore({ url, keys: keysForTests, now, queueMails });
    });
  });
}

/** Runs the same tests on a SQLite and, if available, a PostgreSQL database. The tests close what they open. */
export function describeDatabases(
  env: Record<string, string | undefined>,
  tests: (open: () => Promise<Database>, isSqlite: boolean) => void,
): void {
  const folder = temporaryFolder();
  let files = 0;
  describe('SQLite', () =>
    tests(async () => {
      files += 1;
      return openSqlite(join(folder, `${files}`, 'jobs.sqlite'), createSealing(keysForTests));
    }, true));
  const postgres = postgresForTests(env);
  postgres.describe('PostgreSQL', () => {
    const nextSchema = postgres.schemas();
    tests(async () => {
      const db = connectPostgres({ url: await nextSchema() });
      await migratePostgres(db, createSealing(keysForTests));
      return db;
    }, false);
  });
}

/** Opens and closes a store for each test of a block. @returns its clock, set to noon */
export function storeForEach(open: OpenStore, use: (store: Store) => void) {
  const clock = testClock();
  let store: Store;
  beforeEach(async () => {
    clock.set(NOON);
    use((store = await open(clock.now)));
  });
  afterEach(() => store.close());
  return clock;
}
