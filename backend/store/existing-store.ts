import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import { CommandError } from '../base/command';
import { storeFile } from '../base/data-dir';
import type { Sql } from './database';
import { connectPostgres } from './postgres-connection';
import { postgresVersion } from './postgres-schema';
import { isBusy, sqlOn } from './sqlite-sql';
import { commandLine } from '../../lib/base/command-line';

/** The folder of a store's file, or the URL of a PostgreSQL database. */
type StoreAddress = { dataDir: string; databaseUrl: string | null };

type Read<T> = (sql: Sql) => Promise<T>;

/** Reads a SQLite store of any version without changing it. */
export async function readSqlite<T>(file: string, read: Read<T>): Promise<T> {
  const db = new BetterSqlite(file, { readonly: true, fileMustExist: true });
  return read(sqlOn(db)).finally(() => db.close());
}

/** Reads a PostgreSQL database. */
export async function readPostgres<T>(url: string, read: Read<T>): Promise<T> {
  const db = connectPostgres({ url });
  return read(db.read).finally(() => db.close());
}

/** Returns the configured store's version; null if there is none. */
export async function versionAt({ dataDir, databaseUrl }: StoreAddress): Promise<number | null> {
  if (databaseUrl !== null) return readPostgres(databaseUrl, postgresVersion);
  const file = storeFile(dataDir);
  if (!existsSync(file)) return null;
  const read = ({ column }: Sql) => column<number>('SELECT user_version FROM pragma_user_version');
  return (await readSqlite(file, read))[0] ?? null;
}

/** Reads the configured store, of any version; resolves with null if there is none. */
export async function readStoreAt<T>(place: StoreAddress, read: Read<T>): Promise<T | null> {
  if ((await versionAt(place)) === null) return null;
  return place.databaseUrl === null
    ? readSqlite(storeFile(place.dataDir), read)
    : readPostgres(place.databaseUrl, read);
}

/** Rejects with CommandError, creating nothing, if the configured store does not exist. */
export async function requireStore(place: StoreAddress): Promise<void> {
  if ((await versionAt(place)) !== null) return;
  throw new CommandError(
    place.databaseUrl === null
      ? `There is no database in ${resolve(place.dataDir)}, and DATABASE_URL is not set. Run the command with the service’s settings (DATA_DIR or DATABASE_URL), or start the site once (${commandLine('start')}) to create it.`
      : `The database at DATABASE_URL has no tables yet: check the address, or start the site once (${commandLine('start')}) to create them.`,
  );
}

/** Rejects with CommandError while another program, such as the API, has the store open. */
export async function requireUnused({ dataDir, databaseUrl }: StoreAddress): Promise<void> {
  if (databaseUrl === null) return requireUnusedFile(storeFile(dataDir));
  // A connection that was just closed is listed a little longer.
  for (let tries = 20; await readPostgres(databaseUrl, hasOthers); tries--) {
    if (tries === 0) throw inUse();
    await delay(100);
  }
}

const inUse = () =>
  new CommandError(
    `The database is in use: stop the API first (${commandLine('start')}, or ${commandLine('backend', 'serve')}).`,
  );

const hasOthers: Read<boolean> = async ({ query }) => {
  const others = await query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user
     AND application_name = current_setting('application_name') AND pid <> pg_backend_pid()`,
  );
  return others.length > 0;
};

/**
 * The same of a file. Changing the journal mode needs exclusive access; it also removes the WAL, which SQLite would
 * otherwise apply to a file that replaces this one.
 */
export function requireUnusedFile(file: string): void {
  if (!existsSync(file)) return;
  const db = new BetterSqlite(file, { timeout: 0 });
  try {
    db.pragma('journal_mode = DELETE');
  } catch (error) {
    throw isBusy(error) ? inUse() : error;
  } finally {
    db.close();
  }
}
