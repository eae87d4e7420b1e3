import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CommandError } from '../base/command';
import { environmentWith } from '../env';
import { readPostgres } from '../store/existing-store';

/**
 * Runs the system's tar, which Linux, macOS and Windows have, or a program of PostgreSQL, and resolves with its output.
 * Other users can see its parameters, but not `env`. Rejects with a one-line Error if it fails or is missing.
 */
export async function runProgram(program: string, parameters: string[], env = {}): Promise<string> {
  try {
    return (await promisify(execFile)(program, parameters, { env: environmentWith(env) })).stdout;
  } catch (error) {
    const { code, stderr } = error as { code: unknown; stderr: string };
    if (code !== 'ENOENT')
      throw new Error(`${program} failed: ${stderr.trim().split('\n')[0] || `code ${String(code)}`}`);
    const advice =
      program === 'tar' ? '; it is required for backups' : ': install the package postgresql-client';
    throw new CommandError(`${program} is not installed${advice}.`);
  }
}

/** Runs pg_dump or pg_restore. Rejects with CommandError if it is missing or older than the server. */
export async function runPostgres(program: string, databaseUrl: string, parameters: string[]): Promise<void> {
  const [number] = await readPostgres(databaseUrl, ({ column }) => column('SHOW server_version_num'));
  const wanted = Math.floor(Number(number) / 10_000);
  const found = Number(/\d+/.exec(await runProgram(program, ['--version']))?.[0]);
  if (found < wanted)
    throw new CommandError(
      `${program} has version ${found}, the server version ${wanted}: install the package postgresql-client-${wanted}.`,
    );
  const { url, env } = withoutPassword(databaseUrl);
  await runProgram(program, [`--dbname=${url}`, ...parameters], env);
}

/** Converts a URL for libpq; the password moves to the environment, where other users cannot see it. */
export function withoutPassword(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password) || url.searchParams.get('password');
  url.password = '';
  // Only the pg library knows the second.
  for (const name of ['password', 'uselibpqcompat']) url.searchParams.delete(name);
  // libpq does not decode a plus as a space.
  url.search = url.search.replaceAll('+', '%20');
  return { url: url.href, env: password ? { PGPASSWORD: password } : {} };
}
