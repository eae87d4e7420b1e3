import { mkdirSync } from 'node:fs';
import Database from 'better-sqlite3';
import { storeFile } from '../backend/data-dir';
import type { StoreLocation } from '../backend/open-store';
import { migratePostgres } from '../backend/store/migrations/postgres';
import { migrateSqlite } from '../backend/store/migrations/sqlite';
import { connectPostgres } from '../backend/store/postgres-connection';
import { keysForTests } from './backend';

/** Makes a store as an earlier version had it, and runs statements in it; some are for PostgreSQL alone. */
export async function makeOlderStore(
  { dataDir, databaseUrl }: StoreLocation,
  versions: { sqlite: number; postgres: number },
  statements: string,
  forPostgres = '',
): Promise<void> {
  if (databaseUrl !== null) {
    const db = connectPostgres({ url: databaseUrl });
    await migratePostgres(db, keysForTests, versions.postgres);
    await db.transaction(({ query }) => query(statements + forPostgres));
    return db.close();
  }
  mkdirSync(dataDir, { recursive: true });
  const db = new Database(storeFile(dataDir));
  db.pragma('journal_mode = WAL');
  db.pragma('secure_delete = ON');
  migrateSqlite(db, keysForTests, versions.sqlite);
  db.exec(statements);
  db.close();
}
