import { CommandError } from '../base/command';
import { readPostgres } from '../store/existing-store';
import { runProgram } from './archive';

/** Writes a consistent snapshot of a schema in pg_dump's custom format. */
export const dumpPostgres = (url: string, schema: string, file: string) =>
  runPostgresProgram('pg_dump', url, ['--format=custom', `--table="${schema}".*`, `--file=${file}`]);

/** Replaces what a dump holds by it, in one transaction. */
export const loadPostgres = (url: string, file: string) =>
  runPostgresProgram('pg_restore', url, [
    '--single-transaction',
    '--clean',
    '--if-exists',
    '--no-owner',
    '--no-privileges',
    file,
  ]);

/** Runs a PostgreSQL client program. Rejects with CommandError if it is missing or older than the server. */
async function runPostgresProgram(program: string, databaseUrl: string, parameters: string[]): Promise<void> {
  const [number] = await readPostgres(databaseUrl, ({ column }) =>
    column<string>("SELECT current_setting('server_version_num')"),
  );
  const wanted = Math.floor(Number(number) / 10_000);
  const missing = `${program} is not installed: install the package postgresql-client.`;
  const found = Number(/\d+/.exec(await runProgram(program, ['--version'], missing))?.[0]);
  if (found < wanted)
    throw new CommandError(
      `${program} has version ${found}, the server version ${wanted}: install the package postgresql-client-${wanted}.`,
    );
  const { url, env } = withoutPassword(databaseUrl);
  await runProgram(program, [`--dbname=${url}`, ...parameters], missing, env);
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
