import { postgresInitial } from './migrations/postgres-001-initial';
import { postgresMailsAlerts } from './migrations/postgres-002-mails-alerts';
import type { PostgresDatabase } from './postgres-connection';

// Any number will do, as long as nothing else in the database locks by it.
const LOCK = 7_310_194_521;

// Number n is the n-th entry; a released entry is never edited, only followed by another one.
const migrations = [postgresInitial, postgresMailsAlerts];

/** Brings the schema to the newest version. Rejects when a newer version of the program wrote the store. */
export function migratePostgres(db: PostgresDatabase): Promise<void> {
  return db.transaction(async (query) => {
    // Another process may be at a long migration; its turn ends with its transaction, whatever becomes of it.
    await query("SET LOCAL lock_timeout = '5min'");
    await query("SET LOCAL statement_timeout = '5min'");
    await query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await query('CREATE TABLE IF NOT EXISTS store_version (version integer NOT NULL)');
    const [found] = await query<{ version: number }>('SELECT version FROM store_version');
    const version = found?.version ?? 0;
    if (version > migrations.length) {
      throw new Error(
        `The store has version ${version}; this program knows versions up to ${migrations.length}.`,
      );
    }
    if (version === migrations.length) return;
    for (const migration of migrations.slice(version)) await query(migration);
    await query('DELETE FROM store_version');
    await query('INSERT INTO store_version VALUES ($1)', [migrations.length]);
  });
}
