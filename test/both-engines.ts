import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, type OpenOptions } from '../backend/open-store';
import type { StoreLocation } from '../backend/keys/key-source';
import { storeFile } from '../backend/base/data-dir';
import { keysForTests, temporaryFolder } from './backend';
import { writeNewStore } from './new-store';
import { postgresForTests } from './postgres';
import type { Store } from '../backend/compose-store';

type TestEngine = {
  /** A new store location without rows. */
  nextPlace(): Promise<StoreLocation>;
  /** A new location without a store: an empty data folder and, if the engine has one, an empty database. */
  emptyPlace(): Promise<StoreLocation>;
  /** Opens a store, closed after the test. */
  open(place: OpenOptions): Promise<Store>;
};

/**
 * Runs the same tests on SQLite and, if available, PostgreSQL, as chosen by openStore. A PostgreSQL location is a
 * schema or, with `wholeDatabases`, an empty database, which is slower.
 */
export function describeBothEngines(
  env: Record<string, string | undefined>,
  tests: (engine: TestEngine) => void,
  { wholeDatabases = false } = {},
): void {
  const folder = temporaryFolder();
  const opened: Store[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  const open = async (place: OpenOptions) => {
    const store = await openStore(place);
    opened.push(store);
    return store;
  };
  const nextFolder = () => {
    const dataDir = join(folder, randomUUID());
    mkdirSync(dataDir);
    return dataDir;
  };
  const { storeKey } = keysForTests;
  describe('SQLite', () => {
    const emptyPlace = async () => ({ dataDir: nextFolder(), databaseUrl: null, storeKey });
    const nextPlace = async () => {
      const place = await emptyPlace();
      if (!wholeDatabases) writeNewStore(storeFile(place.dataDir));
      return place;
    };
    tests({ open, nextPlace, emptyPlace });
  });
  const postgres = postgresForTests(env);
  postgres.describe('PostgreSQL', () => {
    const placesAt = (nextUrl: () => Promise<string>) => async () => {
      return { dataDir: nextFolder(), databaseUrl: await nextUrl(), storeKey };
    };
    const emptyPlace = placesAt(wholeDatabases ? postgres.databases() : postgres.schemas());
    tests({ open, emptyPlace, nextPlace: wholeDatabases ? emptyPlace : placesAt(postgres.stores()) });
  });
}
