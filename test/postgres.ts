import { createSealing } from '../backend/keys/open-key';
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
/** Generous for busy machines; the store's own timeout is tested separately. */
const statementTimeoutMs = 60_000;

/** The tests' PostgreSQL, at TEST_DATABASE_URL or on this machine. */
export function postgresForTests(env: Record<string, string | undefined>) {
  const database = env.TEST_DATABASE_URL || HERE;

  /** Runs statements on a new connection. @returns the rows of a single one */
  const run = async (statements: string, values: unknown[] = []): Promise<unknown[]> => {
    const client = new Client({ connectionString: database });
    await client.connect();
    try {
      return (await client.query(statements, values.length > 0 ? values : undefined)).rows;
    } finally {
      await client.end();
    }
  };

  /** Returns URLs of new, empty schemas or databases, dropped after the tests; safe for concurrent test files. */
  const places = (kind: string, how: string, pointTo: (url: URL, name: string) => void) => {
    const made: string[] = [];
    afterAll(async () => {
      for (const name of made) await run(`DROP ${kind} ${name} ${how}`);
    }, DROPPING_MS);
    return async (): Promise<string> => {
      const name = `test_${randomBytes(8).toString('hex')}`;
      await run(`CREATE ${kind} ${name}`);
      made.push(name);
      const url = new URL(database);
      pointTo(url, name);
      return url.href;
    };
  };
  const schemas = () =>
    places('SCHEMA', 'CASCADE', (url, schema) => {
      // Don't wait for the disk; commits only need to last while the server runs.
      url.searchParams.set('options', `-c search_path=${schema} -c synchronous_commit=off`);
      url.searchParams.set('application_name', schema);
    });

  return {
    run,
    schemas,

    /** Tests that need PostgreSQL: skipped with a message if unavailable, but failing under CI=true. */
    describe(name: string, tests: () => void): void {
      if (env.CI === 'true' || answers(database)) return describe(name, tests);
      process.stderr.write(`${name}: skipped, no PostgreSQL answers at TEST_DATABASE_URL.\n`);
      describe.skip(name, tests);
    },

    /** Returns URLs of stores without rows, emptied and reused for the next test. */
    stores(): () => Promise<string> {
      const nextSchema = schemas();
      const made: EmptiedStore[] = [];
      const free: EmptiedStore[] = [];
      let inUse: EmptiedStore[] = [];
      let isInTest = false;
      beforeEach(() => void (isInTest = true));
      afterEach(() => {
        isInTest = false;
        free.push(...inUse);
        inUse = [];
      });
      afterAll(async () => void (await Promise.all(made.map((store) => store.close()))));
      return async () => {
        const store = free.pop() ?? (await emptiedStore(await nextSchema()));
        if (!made.includes(store)) made.push(store);
        await store.empty();
        if (isInTest) inUse.push(store);
        return store.url;
      };
    },

    databases: () => places('DATABASE', 'WITH (FORCE)', (url, name) => (url.pathname = `/${name}`)),

    /** Opens stores, closed after each test. */
    opener(): (url: string, more?: Partial<PostgresStoreOptions>) => Promise<Store> {
      const stores: Store[] = [];
      afterEach(async () => void (await Promise.all(stores.splice(0).map((store) => store.close()))));
      return async (url, more) => {
        const store = await openPostgresStore({ url, keys: keysForTests, statementTimeoutMs, ...more });
        stores.push(store);
        return store;
      };
    },

    /** Holds the locks of statements in the URL's schema until the returned function is called. */
    async hold(url: string, statements: string): Promise<() => Promise<void>> {
      const client = new Client({ connectionString: database });
      await client.connect();
      await client.query(`SET search_path = ${schemaOf(url)}; BEGIN; ${statements}`);
      return () => client.end();
    },

    /** Number of connections to the URL's schema that have waited for a lock for `ms`. */
    async waiting(url: string, ms = 0): Promise<number> {
      const waiting = await run(
        `SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND wait_event_type = 'Lock'
         AND clock_timestamp() - query_start > $2::interval`,
        [schemaOf(url), `${ms} ms`],
      );
      return waiting.length;
    },

    /** Runs statements in the URL's schema. */
    runIn: (url: string, statements: string) => run(`SET search_path = ${schemaOf(url)}; ${statements}`),
  };
}

type EmptiedStore = Awaited<ReturnType<typeof emptiedStore>>;

/** A store that can be emptied. */
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
    // One statement, as foreign keys are checked at its end.
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

/** The schema of a URL from `schemas`. */
export const schemaOf = (url: string) => /test_\w+/.exec(url)?.[0] ?? '';

// Tests must be registered synchronously, so another process checks.
function answers(database: string): boolean {
  const ask = `const { Client } = require('pg');
    const client = new Client({ connectionString: process.argv[1], connectionTimeoutMillis: 3000 });
    client.connect().then(() => process.exit(0), () => process.exit(1));`;
  return spawnSync(process.execPath, ['-e', ask, database]).status === 0;
}
