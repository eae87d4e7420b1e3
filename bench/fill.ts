import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeJobs } from './jobs-file';

/** Imports `count` synthetic jobs into a data folder, using a checkout's backend. */
export async function fillWithJobs(dataDir: string, count: number, checkout = process.cwd()): Promise<void> {
  const file = path.join(dataDir, 'jobs.jsonl');
  await writeJobs(file, count);
  await promisify(execFile)(process.execPath, ['dist/backend.mjs', 'import', file], {
    cwd: checkout,
    // DATABASE_URL, if set, is only for the searches in PostgreSQL.
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    maxBuffer: 64 * 1024 * 1024,
  });
}
