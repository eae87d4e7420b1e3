import { createSealing } from '../backend/keys/older-stores';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openPostgresStore, type PostgresStoreOptions } from '../backend/open-store';
import { connectPostgres } from '../backend/store/postgres-connection';
import { migratePostgres } from '../backend/store/postgres-schema';
import type { Store } from '../backend/compose-store';
import { keysForTests } from './backend';

const HERE = 'postgres://postgres@127.0.0.1:5432/test';
const DROPPING_MS = 120_000;
/** A statement of a test may take as long where others use the machine; how the store is quicker to give up has its own tests. */
const statementTimeoutMs = 60_000;

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

  /** Gives addresses of new, empty schemas, dropped after the tests; several files may run at once. */
  const schemas = (): (() => Promise<string>) => {
    const made: string[] = [];
    afterAll(async () => {
      for (const schema of made) await run(`DROP SCHEMA ${schema} CASCADE`);
    }, DROPPING_MS);
    return async () => {
      const schema = `test_${randomBytes(8).toString('hex')}`;
      await run(`CREATE SCHEMA ${schema}`);
      made.push(schema);
      const url = new URL(database);
      // No test waits for a disk: what is committed lasts as long as the server runs.
      url.searchParams.set('options', `-c search_path=${schema} -c synchronous_commit=off`);
      url.searchParams.set('application_name', schema);
      return url.href;
    };
  };

  return {
    run,
    schemas,

    /**
     * Tests that need PostgreSQL. Where none answers they are skipped and that is said, but under continuous
     * integration (CI=true) they fail.
     */
    describe(name: string, tests: () => void): void {
      if (env.CI === 'true' || answers(database)) return describe(name, tests);
      process.stderr.write(`${name}: skipped, no PostgreSQL answers at TEST_DATABASE_URL.\n`);
      describe.skip(name, tests);
    },

    /** Gives addresses of stores without rows. Those that a test was given are emptied for the next one. */
    stores(): () => Promise<string> {
      const nextSchema = schemas();
      const made: EmptiedStore[] = [];
      const free: EmptiedStore[] = [];
      let given: EmptiedStore[] = [];
      let isInTest = false;
      beforeEach(() => void (isInTest = true));
      afterEach(() => {
        isInTest = false;
        free.push(...given);
        given = [];
      });
      afterAll(async () => void (await Promise.all(made.map((store) => store.close()))));
      return async () => {
        const store = free.pop() ?? (await emptiedStore(await nextSchema()));
        if (!made.includes(store)) made.push(store);
        await store.empty();
        if (isInTest) given.push(store);
        return store.url;
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
        const store = await openPostgresStore({ url, keys: keysForTests, statementTimeoutMs, ...more });
        stores.push(store);
        return store;
      };
    },

    /** Holds what statements lock, in the schema of an address given by `schemas`, until it is let go. */
    async hold(url: string, statements: string): Promise<() => Promise<void>> {
      const client = new Client({ connectionString: database });
      await client.connect();
      await client.query(`SET search_path = ${schemaOf(url)}; BEGIN; ${statements}`);
      return () => client.end();
    },

    /** How many of the connections to an address given by `schemas` have waited for a lock, for so long. */
    async waiting(url: string, ms = 0): Promise<number> {
      const waiting = await run(
        `SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND wait_event_type = 'Lock'
         AND clock_timestamp() - query_start > $2::interval`,
        [schemaOf(url), `${ms} ms`],
      );
      return waiting.length;
    },

    /** Runs statements in the schema of an address given by `schemas`. */
    runIn: (url: string, statements: string) => run(`SET search_path = ${schemaOf(url)}; ${statements}`),
  };
}

type EmptiedStore = Awaited<ReturnType<typeof emptiedStore>>;

/** A store that can be made empty again. */
async function emptiedStore(url: string) {
  const db = connectPostgres({ url, statementTimeoutMs });
  await migratePostgres(db, createSealing(keysForTests));
  const empty = await db.transaction(async ({ query }) => {
    const tables = await query<{ name: string }>(
      'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
    );
    const refill: [string, string][] = [];
    for (const { name } of tables) {
      const [found] = await query<{ rows: string | null }>(`SELECT json_agg(t)::text AS rows FROM ${name} t`);
      if (found?.rows) refill.push([name, found.rows]);
    }
    // One statement, at whose end what rows refer to is checked.
    const deletions = tables.map(({ name }) => `${name}_deleted AS (DELETE FROM ${name})`);
    return { refill, deletion: `WITH ${deletions.join(', ')} SELECT` };
  });
  return {
    url,
    close: () => db.close(),
    empty: () =>
      db.transaction(async ({ query }) => {
        await query(empty.deletion);
        for (const [name, rows] of empty.refill)
          await query(
            `INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::${name}, $1)`,
            [rows],
          );
        await query(
          `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
           FROM pg_sequences WHERE schemaname = current_schema()`,
        );
      }),
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
