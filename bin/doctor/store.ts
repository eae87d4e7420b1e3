import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { storeFile } from '../../backend/data-dir';
import { SQLITE_VERSION } from '../../backend/store/migrations/sqlite';
import { connectPostgres } from '../../backend/store/postgres-connection';
import { POSTGRES_VERSION } from '../../backend/store/migrations/postgres';
import { fail, ok, reasonOf, warn, type Finding } from './finding';

/** Checks that the built-in API's store opens and that this program supports its version. Changes nothing in it. */
export async function checkStore(dataDir: string, databaseUrl: string | null): Promise<Finding> {
  try {
    if (databaseUrl === null) return checkSqlite(storeFile(dataDir));
    return await checkPostgres(databaseUrl);
  } catch (error) {
    const cause = (error as Error).cause ?? error;
    const help = databaseUrl === null ? 'restore a backup' : 'check DATABASE_URL and that the server runs';
    return fail('store', `cannot be used (${reasonOf(cause)}): ${help}`);
  }
}

function checkSqlite(file: string): Finding {
  if (!existsSync(file))
    return ok('store', `SQLite, not there yet: the first start makes it in ${dirname(resolve(file))}`);
  const db = new Database(file, { readonly: true });
  try {
    return versionFinding('SQLite', Number(db.pragma('user_version', { simple: true })), SQLITE_VERSION);
  } finally {
    db.close();
  }
}

async function checkPostgres(url: string): Promise<Finding> {
  const db = connectPostgres({ url });
  try {
    const [table] = await db.read.query<{ name: string | null }>(
      "SELECT to_regclass('store_version')::text AS name",
    );
    if (!table?.name) return ok('store', 'PostgreSQL, no tables yet: the first start makes them');
    const [found] = await db.read.query<{ version: number }>('SELECT version FROM store_version');
    return versionFinding('PostgreSQL', found?.version ?? 0, POSTGRES_VERSION);
  } finally {
    await db.close();
  }
}

function versionFinding(engine: string, version: number, newest: number): Finding {
  if (version > newest)
    return fail('store', `${engine}, version ${version}: written by a newer program; install that one`);
  if (version < newest)
    return warn(
      'store',
      `${engine}, version ${version}: the next start brings it to ${newest}; back it up first`,
    );
  return ok('store', `${engine}, version ${version}`);
}
