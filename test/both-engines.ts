import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, type StoreLocation } from '../backend/open-store';
import { keysForTests, temporaryFolder } from './backend';
import { postgresForTests } from './postgres';
import type { Store } from '../backend/store/store';

export type TestEngine = {
  /** A fresh location: an empty data folder, and an empty database where the engine has one. */
  nextPlace(): Promise<StoreLocation>;
  /** Opens a store that is closed after the test. */
  open(place: StoreLocation): Promise<Store>;
};

/**
 * Runs the same tests over SQLite and, where it answers, PostgreSQL; as openStore chooses them. Takes the environment.
 * A place of PostgreSQL is a schema, or a database where `wholeDatabases` is set, which takes longer.
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
  const open = async (place: StoreLocation) => {
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
  describe('SQLite', () =>
    tests({ open, nextPlace: async () => ({ dataDir: nextFolder(), databaseUrl: null, storeKey }) }));
  const postgres = postgresForTests(env);
  postgres.describe('PostgreSQL', () => {
    const nextUrl = wholeDatabases ? postgres.databases() : postgres.schemas();
    tests({
      open,
      nextPlace: async () => ({ dataDir: nextFolder(), databaseUrl: await nextUrl(), storeKey }),
    });
  });
}
