import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeJobs } from './jobs-file';

/** Imports so many synthetic jobs into a data folder, by the backend of a checkout. */
export async function fillWithJobs(dataDir: string, count: number, checkout = process.cwd()): Promise<void> {
  const file = path.join(dataDir, 'jobs.jsonl');
  await writeJobs(file, count);
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'backend/cli.ts', 'import', file], {
    cwd: checkout,
    // DATABASE_URL, if there is one, is for the searches in PostgreSQL only.
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    maxBuffer: 64 * 1024 * 1024,
  });
}
