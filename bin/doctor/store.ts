import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { backupMark, daysSinceBackup, storeFile } from '../../backend/base/data-dir';
import { readStoreAt, versionAt } from '../../backend/store/existing-store';
import { type Engine, newestVersion, versionProblem } from '../../backend/store/schema-files';
import { about, fail, ok, reasonOf, type Finding } from './finding';
import { commandLine } from '../../lib/base/command-line';

const store = about('store');
const backup = about('backup');
const CHECK_SERVER = 'check host and port, and that the server is running';

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const POSTGRES_PROBLEMS: Record<string, string> = {
  '28P01': 'wrong user or password (28P01); percent-encode special characters',
  '28000': 'the server rejects this user (28000): check the user, TLS and pg_hba.conf',
  '3D000': 'no such database (3D000): check its name, or create it with createdb',
};

type Place = { dataDir: string; databaseUrl: string | null };

/** Checks that the built-in API's store opens and has a supported version. Read-only. */
export async function checkStore(place: Place): Promise<Finding> {
  const isFile = place.databaseUrl === null;
  try {
    const version = await versionAt(place);
    if (version !== null) return versionFinding(isFile ? 'sqlite' : 'postgres', version);
    return isFile
      ? store.ok(`SQLite, none yet: created in ${resolve(place.dataDir)} on first start`)
      : store.ok('PostgreSQL, no tables yet: created on first start');
  } catch (error) {
    const reason = reasonOf((error as Error).cause ?? error);
    if (isFile) return store.fail(`cannot be used (${reason}): restore a backup`);
    return fail('DATABASE_URL', POSTGRES_PROBLEMS[reason] ?? `cannot be used (${reason}): ${CHECK_SERVER}`);
  }
}

/** Checks that no sample job is open. Unreadable stores are reported by checkStore. */
export async function checkSampleJobs(place: Place): Promise<Finding> {
  const open = 'SELECT count(*) AS open FROM jobs WHERE is_sample AND listing_key IS NOT NULL';
  const [count = 0] =
    (await readStoreAt(place, ({ column }) => column<number>(open)).catch(() => null)) ?? [];
  if (count === 0) return ok('sample jobs', 'none open');
  return fail(
    'sample jobs',
    `${count} open: import your own, or restart with a public SITE_URL and without SAMPLES=on to close them`,
  );
}

const DAY_MS = 86_400_000;
const MAX_DAYS = 3;

/** Checks that the store was backed up in the last three days. PostgreSQL is often backed up by other means. */
export function checkLastBackup({ dataDir, databaseUrl }: Place, now = Date.now()): Finding {
  const advice = `run ${commandLine('backend', 'backup', 'FILE')} every night (docs/operating.md)`;
  try {
    const days = daysSinceBackup(dataDir, now);
    if (days !== null) {
      if (days <= MAX_DAYS) return backup.ok(`${Math.floor(days)} days old`);
      return backup.warn(`the last one is ${Math.floor(days)} days old: ${advice}`);
    }
    const file = storeFile(dataDir);
    if (databaseUrl !== null || !existsSync(file)) return backup.ok('nothing to back up here');
    if (now - statSync(file).birthtimeMs <= MAX_DAYS * DAY_MS) return backup.ok('none yet');
    return backup.warn(`none has ever been made: ${advice}`);
  } catch (error) {
    return backup.warn(`${backupMark(dataDir)} cannot be read (${reasonOf(error)})`);
  }
}

function versionFinding(engine: Engine, version: number): Finding {
  const name = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  const newest = newestVersion(engine);
  if (version > newest)
    return store.fail(`${name}, version ${version}: created by a newer release; install that release`);
  const problem = versionProblem(engine, version);
  if (problem) return store.fail(`${name}, ${problem}`);
  if (version < newest)
    return store.warn(`${name}, version ${version}: the next start migrates it to ${newest}; back up first`);
  return store.ok(`${name}, version ${version}`);
}
