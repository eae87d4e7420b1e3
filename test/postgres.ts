import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openPostgresStore, type PostgresStoreOptions } from '../backend/store/postgres';
import type { Store } from '../backend/store/store';
import { keysForTests } from './backend';

const HERE = 'postgres://postgres@127.0.0.1:5432/test';
const DROPPING_MS = 120_000;

/** The tests' PostgreSQL: at TEST_DATABASE_URL, or on this machine. Takes the environment. */
export function postgresForTests(env: Record<string, string | undefined>) {
  const database = env.TEST_DATABASE_URL || HERE;

  /** Runs statements on a connection of their own, and gives the rows of a single one. */
  const run = async (statements: string, values: unknown[] = []): Promise<unknown[]> => {
    const client = new Client({ connectionString: database });
    await client.connect();
    try {
      return (await client.query(statements, values.length > 0 ? values : undefined)).rows;
    } finally {
      await client.end();
    }
  };

  return {
    run,

    /**
     * Tests that need PostgreSQL. Where none answers they are skipped and that is said, but under continuous
     * integration (CI=true) they fail.
     */
    describe(name: string, tests: () => void): void {
      if (env.CI === 'true' || answers(database)) return describe(name, tests);
      process.stderr.write(`${name}: skipped, no PostgreSQL answers at TEST_DATABASE_URL.\n`);
      describe.skip(name, tests);
    },

    /** Gives addresses of new, empty schemas, dropped after the tests; several files may run at once. */
    schemas(): () => Promise<string> {
      const made: string[] = [];
      afterAll(async () => {
        for (const schema of made) await run(`DROP SCHEMA ${schema} CASCADE`);
      }, DROPPING_MS);
      return async () => {
        const schema = `test_${randomBytes(8).toString('hex')}`;
        await run(`CREATE SCHEMA ${schema}`);
        made.push(schema);
        const url = new URL(database);
        url.searchParams.set('options', `-c search_path=${schema}`);
        url.searchParams.set('application_name', schema);
        return url.href;
      };
    },

    /** Gives addresses of new, empty databases, dropped after the tests. */
    databases(): () => Promise<string> {
      const made: string[] = [];
      afterAll(async () => {
        for (const name of made) await run(`DROP DATABASE ${name} WITH (FORCE)`);
      }, DROPPING_MS);
      return async () => {
        const name = `test_${randomBytes(8).toString('hex')}`;
        await run(`CREATE DATABASE ${name}`);
        made.push(name);
        const url = new URL(database);
        url.pathname = `/${name}`;
        return url.href;
      };
    },

    /** Opens stores that are closed after each test. */
    opener(): (url: string, more?: Partial<PostgresStoreOptions>) => Promise<Store> {
      const stores: Store[] = [];
      afterEach(async () => void (await Promise.all(stores.splice(0).map((store) => store.close()))));
      return async (url, more) => {
        const store = await openPostgresStore({ url, keys: keysForTests, ...more });
        stores.push(store);
        return store;
      };
    },

    /** Runs statements in the schema of an address given by `schemas`. */
    runIn: (url: string, statements: string) => run(`SET search_path = ${schemaOf(url)}; ${statements}`),
  };
}

/** The schema of an address given by `schemas`. */
export const schemaOf = (url: string) => /test_\w+/.exec(url)?.[0] ?? '';

// Which tests there are must be known at once, so that another process has to ask.
function answers(database: string): boolean {
  const ask = `const { Client } = require('pg');
    const client = new Client({ connectionString: process.argv[1], connectionTimeoutMillis: 3000 });
    client.connect().then(() => process.exit(0), () => process.exit(1));`;
  return spawnSync(process.execPath, ['-e', ask, database]).status === 0;
}
