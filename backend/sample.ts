import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { importJobs, type ImportSummary } from './import/import-jobs';
import type { Store } from './compose-store';
import { DAY_MS } from '../lib/base/text/indian-day';

/** The folder of the sample data: `jobs.jsonl`, and the jobs' pictures in `images/`. */
export const sampleFolder = () => resolve('backend/sample');

type SampleOptions = { store: Store; storageDir: string; folder: string; now?: () => Date };

/**
 * Loads the sample jobs into a store, reopening closed ones, and copies their pictures to the public files. Null if
 * jobs are open, the store has the agency's own jobs, or there is no sample data. Rejects as importJobs does.
 */
export async function loadSample(options: SampleOptions): Promise<ImportSummary | null> {
  const { store, storageDir, folder, now = () => new Date() } = options;
  const file = join(folder, 'jobs.jsonl');
  if ((await store.hasOwnJobs()) || !existsSync(file)) return null;
  if ((await store.findJobs({ page: 1, perPage: 1, summary: true })).total > 0) return null;
  const images = join(folder, 'images');
  if (existsSync(images)) await cp(images, join(storageDir, 'jobs'), { recursive: true });
  const started = now().getTime();
  return importJobs({ store, file, sample: true, prepare: (record) => withDates(record, started) });
}

// The sample's dates are relative, so that a demo never looks abandoned.
function withDates(record: Record<string, unknown>, now: number): Record<string, unknown> {
  const dates: Record<string, string> = {};
  const { posted_days_ago: ago, expires_in_days: ahead } = record;
  if (typeof ago === 'number') dates.posted_at = new Date(now - ago * DAY_MS).toISOString();
  if (typeof ahead === 'number') dates.expires_at = new Date(now + ahead * DAY_MS).toISOString();
  return { ...record, ...dates };
}
