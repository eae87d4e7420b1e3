import type { Database, Sql } from './database';
import { connectPostgres, type ConnectionOptions } from './postgres-connection';
import { newestVersion, readSchema, type Sealing, versionProblem } from './schema-files';
import { type Dialect, upgrade } from './upgrade';

// Arbitrary, but must be unique among the database's advisory locks.
export const SCHEMA_LOCK = 7_310_194_521;

// Rewriting a table takes longer than any visitor's request.
const TIMEOUT_MS = 5 * 60_000;

/** Runs migratePostgres on a separate connection with a timeout of minutes. */
export async function migratePostgresAt(connection: ConnectionOptions, sealing: Sealing): Promise<void> {
  const db = connectPostgres({ ...connection, statementTimeoutMs: TIMEOUT_MS });
  await migratePostgres(db, sealing).finally(() => db.close());
}

/** Returns the store's version in the schema for new tables; null without a store. */
export async function postgresVersion({ column, tables }: Sql): Promise<number | null> {
  if (!(await tables()).includes('store_version')) return null;
  return (await column<number>('SELECT version FROM store_version'))[0] ?? null;
}

const dialect = (): Dialect => ({
  schema: readSchema('postgres'),
  setAside: [
    // Extensions have views and tables of their own.
    `SELECT format('ALTER TABLE %I RENAME TO %I', relname, 'old_' || relname) FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'i', 'S')
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')`,
  ],
  columns: `SELECT column_name::text FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1`,
  overriding: 'OVERRIDING SYSTEM VALUE',
  continueIds: [
    `SELECT setval(format('%I', substr(sequencename, 5))::regclass, last_value) FROM pg_sequences
     WHERE schemaname = current_schema() AND sequencename LIKE 'old\\_%' AND last_value IS NOT NULL
       AND to_regclass(format('%I', substr(sequencename, 5))) IS NOT NULL`,
  ],
  // Their files are deleted at the commit.
  drop: (tables) => [`DROP TABLE ${tables.join(', ')}`],
});

/** Creates or migrates a store and unlocks it. Rejects if this program cannot open it. */
export function migratePostgres(db: Database, sealing: Sealing): Promise<void> {
  return db.transaction(async (sql) => {
    const { query } = sql;
    // Waits for another process's migration; the lock ends with its transaction.
    await query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    const version = await postgresVersion(sql);
    const newest = newestVersion('postgres');
    if (version === newest) return sealing.unlock(await readMark(sql));
    const problem = version === null ? null : versionProblem('postgres', version);
    if (problem) throw new Error(`The database has ${problem}.`);
    if (version === null) {
      for (const statement of readSchema('postgres')) await query(statement);
      await query('INSERT INTO store_key (mark) VALUES ($1)', [sealing.newMark()]);
    } else await upgrade(sql, dialect(), sealing);
    await query('DELETE FROM store_version');
    await query('INSERT INTO store_version (version) VALUES ($1)', [newest]);
    sealing.unlock(await readMark(sql));
  });
}

const readMark = async ({ column }: Sql) => (await column<string>('SELECT mark FROM store_key'))[0] ?? '';
