import { CommandError } from '../base/command';
import type { Sql } from '../store/database';
import type { KeySource } from '../keys/key-source';
import { createSealing } from '../keys/open-key';
import { connectPostgres } from '../store/postgres-connection';
import { migratePostgresAt, postgresVersion } from '../store/postgres-schema';
import { versionProblem } from '../store/schema-files';
import { keyMarkOf } from './backup-keys';
import { countRows, type RowCounts } from './row-counts';
import { runProgram } from './run-program';

/** Limit for one statement, and for holding the snapshot that pg_dump reads. */
const TIMEOUT_MS = 30 * 60 * 1000;

/** The schema's name and the store's version in it; null without a store. */
export type PostgresStore = { schema: string; version: number | null };

/** Dumps a consistent snapshot of the store's schema in pg_dump's custom format. Resolves also with row counts. */
export async function dumpPostgres(
  url: string,
  file: string,
): Promise<{ store: PostgresStore; rows: RowCounts; keyMark: string | null }> {
  const db = connectPostgres({ url, statementTimeoutMs: TIMEOUT_MS });
  try {
    return await db.transaction(async (sql) => {
      await sql.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      const store = await storeOf(sql);
      const rows = await countRows(sql);
      const keyMark = await keyMarkOf(sql);
      const [exported] = await sql.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
      await runPostgresProgram(sql, 'pg_dump', url, [
        '--format=custom',
        `--table="${store.schema}".*`,
        `--snapshot=${exported?.id}`,
        `--file=${file}`,
      ]);
      return { store, rows, keyMark };
    });
  } finally {
    await db.close();
  }
}

/**
 * Replaces the store by a dump in one transaction, then migrates it. Rejects with CommandError if jobs or forms
 * exist, unless forced, or if the dump does not fit the database.
 */
export async function restorePostgres(
  url: string,
  file: string,
  dumped: PostgresStore,
  keys: KeySource,
  force: boolean,
): Promise<void> {
  const db = connectPostgres({ url, statementTimeoutMs: TIMEOUT_MS });
  try {
    const { schema, version } = await storeOf(db.read);
    const rows = version === null ? {} : await countRows(db.read);
    if (!force && Object.values(rows).some((count) => count > 0))
      throw new CommandError('The database already has jobs or forms; use --force to replace them.');
    const problem = versionProblem('postgres', Number(dumped.version));
    if (problem) throw new CommandError(`The backup has ${problem}.`);
    if (version !== null && version !== dumped.version)
      throw new CommandError(
        `The backup has version ${dumped.version}, the database ${version}: restore it into a new, empty database.`,
      );
    if (schema !== dumped.schema)
      throw new CommandError(
        `The backup is of the schema ${dumped.schema}, but DATABASE_URL uses the schema ${schema}.`,
      );
    await runPostgresProgram(db.read, 'pg_restore', url, [
      '--single-transaction',
      '--clean',
      '--if-exists',
      '--no-owner',
      '--no-privileges',
      file,
    ]);
  } finally {
    await db.close();
  }
  await migratePostgresAt({ url }, createSealing(keys));
}

async function storeOf(sql: Sql): Promise<PostgresStore> {
  const [found] = await sql.query<{ schema: string }>('SELECT current_schema() AS schema');
  return { schema: found?.schema ?? '', version: await postgresVersion(sql) };
}

/** Runs a PostgreSQL client program. Rejects with CommandError if it is missing or older than the server. */
async function runPostgresProgram(
  { query }: Sql,
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  parameters: string[],
): Promise<void> {
  const [server] = await query<{ version: string }>(
    "SELECT current_setting('server_version_num') AS version",
  );
  const wanted = Math.floor(Number(server?.version) / 10_000);
  const missing = `${program} is not installed: install the package postgresql-client.`;
  const text = await runProgram(program, ['--version'], { missing }).catch((error: Error) => {
    throw new CommandError(error.message);
  });
  const found = Number(/\d+/.exec(text)?.[0]);
  if (found < wanted)
    throw new CommandError(
      `${program} has version ${found}, the server version ${wanted}: install the package postgresql-client-${wanted}.`,
    );
  const { url, env } = withoutPassword(databaseUrl);
  await runProgram(program, [`--dbname=${url}`, ...parameters], { missing, env });
}

/** Converts a URL for libpq; the password moves to the environment, where other users cannot see it. */
export function withoutPassword(databaseUrl: string): { url: string; env: Record<string, string> } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password) || url.searchParams.get('password');
  url.password = '';
  url.searchParams.delete('password');
  // Only the pg library knows this parameter.
  url.searchParams.delete('uselibpqcompat');
  // libpq does not decode a plus as a space.
  url.search = url.search.replaceAll('+', '%20');
  return { url: url.href, env: password ? { PGPASSWORD: password } : {} };
}
