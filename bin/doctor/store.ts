import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { storeFile } from '../../backend/base/data-dir';
import { connectPostgres } from '../../backend/store/postgres-connection';
import { postgresVersion } from '../../backend/store/postgres-schema';
import { type Engine, newestVersion, versionProblem } from '../../backend/store/schema-files';
import { fail, ok, reasonOf, warn, type Finding } from './finding';

const CHECK_SERVER = 'check host and port, and that the server runs';

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const POSTGRES_PROBLEMS: Record<string, string> = {
  '28P01': 'wrong user or password (28P01); special characters in it are percent-encoded',
  '28000': 'the server does not let this user in (28000): check the user, TLS and pg_hba.conf',
  '3D000': 'there is no such database (3D000): check its name, or createdb',
};

/** Checks that the built-in API's store opens and that this program supports its version. Changes nothing in it. */
export async function checkStore(dataDir: string, databaseUrl: string | null): Promise<Finding> {
  try {
    if (databaseUrl === null) return checkSqlite(storeFile(dataDir));
    return await checkPostgres(databaseUrl);
  } catch (error) {
    const reason = reasonOf((error as Error).cause ?? error);
    if (databaseUrl === null) return fail('store', `cannot be used (${reason}): restore a backup`);
    return fail('DATABASE_URL', POSTGRES_PROBLEMS[reason] ?? `cannot be used (${reason}): ${CHECK_SERVER}`);
  }
}

function checkSqlite(file: string): Finding {
  if (!existsSync(file))
    return ok('store', `SQLite, not there yet: the first start makes it in ${dirname(resolve(file))}`);
  const db = new Database(file, { readonly: true });
  try {
    return versionFinding('sqlite', Number(db.pragma('user_version', { simple: true })));
  } finally {
    db.close();
  }
}

async function checkPostgres(url: string): Promise<Finding> {
  const db = connectPostgres({ url });
  try {
    const version = await postgresVersion(db.read);
    if (version === null) return ok('store', 'PostgreSQL, no tables yet: the first start makes them');
    return versionFinding('postgres', version);
  } finally {
    await db.close();
  }
}

function versionFinding(engine: Engine, version: number): Finding {
  const name = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  const newest = newestVersion(engine);
  if (version > newest)
    return fail('store', `${name}, version ${version}: written by a newer program; install that one`);
  const problem = versionProblem(engine, version);
  if (problem) return fail('store', `${name}, ${problem}`);
  if (version < newest)
    return warn(
      'store',
      `${name}, version ${version}: the next start brings it to ${newest}; back it up first`,
    );
  return ok('store', `${name}, version ${version}`);
}
