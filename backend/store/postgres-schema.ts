import type { Database, Sql } from './database';
import { connectPostgres, type ConnectionOptions } from './postgres-connection';
import { newestVersion, readSchema, readSteps, type Sealing, versionProblem } from './schema-files';

// Any number will do, as long as nothing else in the database locks by it.
export const SCHEMA_LOCK = 7_310_194_521;

// A table written anew takes longer than anything that a visitor waits for.
const TIMEOUT_MS = 5 * 60_000;

/** As bringPostgresUpToDate, on a connection of its own that may take minutes. */
export async function bringUpToDateAt(connection: ConnectionOptions, sealing: Sealing): Promise<void> {
  const db = connectPostgres({ ...connection, statementTimeoutMs: TIMEOUT_MS });
  try {
    await bringPostgresUpToDate(db, sealing);
  } finally {
    await db.close();
  }
}

/** The version of the store in the schema that new tables are made in; null where it holds none. */
export async function postgresVersion({ query }: Sql): Promise<number | null> {
  const [found] = await query<{ has_store: boolean }>(
    "SELECT to_regclass(quote_ident(current_schema()) || '.store_version') IS NOT NULL AS has_store",
  );
  if (!found?.has_store) return null;
  const [stored] = await query<{ version: number }>('SELECT version FROM store_version');
  return stored?.version ?? null;
}

/** Makes a new store, or brings one up to date, and unlocks it. Rejects when this program cannot open it. */
export function bringPostgresUpToDate(db: Database, sealing: Sealing): Promise<void> {
  return db.transaction(async (sql) => {
    const { query } = sql;
    // Another process may be at a long step; its turn ends with its transaction, whatever becomes of it.
    await query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    const version = await postgresVersion(sql);
    const newest = newestVersion('postgres');
    if (version === newest) return sealing.unlock(await readMark(sql));
    const problem = version === null ? null : versionProblem('postgres', version);
    if (problem) throw new Error(`The store has ${problem}.`);
    if (version === null) {
      await query(readSchema('postgres'));
      await query('INSERT INTO store_key (mark) VALUES ($1)', [sealing.newMark()]);
    } else
      for (const { name, statements } of readSteps('postgres', version)) {
        await query(statements);
        await sealing.after[name]?.(sql);
      }
    await query('DELETE FROM store_version');
    await query('INSERT INTO store_version (version) VALUES ($1)', [newest]);
  });
}

async function readMark({ query }: Sql): Promise<string> {
  const [row] = await query<{ mark: string }>('SELECT mark FROM store_key');
  return row?.mark ?? '';
}
