import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { storeFile } from '../../backend/base/data-dir';
import { connectPostgres } from '../../backend/store/postgres-connection';
import { samplesLeft } from '../../lib/content/samples-left';
import { fail, ok, type Finding } from './finding';

/** Checks that no client, testimonial or person of the sample agency remains. */
export function checkSamples(left = samplesLeft()): Finding[] {
  if (left.length === 0) return [ok('samples', 'none left')];
  return left.map(({ what, file, entries }) =>
    fail(what, `still the sample’s, put your own in their place in ${file}, or none: ${entries.join(', ')}`),
  );
}

/** Checks that no sample job is open. Unreadable stores are reported by checkStore. */
export async function checkSampleJobs(dataDir: string, databaseUrl: string | null): Promise<Finding> {
  const count = await (databaseUrl === null ? inSqlite(storeFile(dataDir)) : inPostgres(databaseUrl)).catch(
    () => 0,
  );
  if (count === 0) return ok('sample jobs', 'none open');
  return fail(
    'sample jobs',
    `${count} open: import your own, or start with a public SITE_URL and without SAMPLES=on, which closes them`,
  );
}

async function inSqlite(file: string): Promise<number> {
  if (!existsSync(file)) return 0;
  const db = new Database(file, { readonly: true });
  try {
    const open = 'SELECT count(*) FROM jobs WHERE is_sample = 1 AND listing_key IS NOT NULL';
    return db.prepare<[], number>(open).pluck().get() ?? 0;
  } finally {
    db.close();
  }
}

async function inPostgres(url: string): Promise<number> {
  const db = connectPostgres({ url });
  try {
    const [row] = await db.read.query<{ open: number }>(
      'SELECT count(*)::integer AS open FROM jobs WHERE is_sample AND listing_key IS NOT NULL',
    );
    return row?.open ?? 0;
  } finally {
    await db.close();
  }
}
