import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importJobs } from '../import/import-jobs';
import { openSqliteStore } from '../open-store';
import { temporaryFolder } from '../../test/backend';
import { readSheetJobs } from './sheet-rows';

const folder = temporaryFolder();

test('the template for the staff is a sheet without a fault', async () => {
  const { jobs, badRows, ignoredColumns } = await readSheetJobs({
    bytes: readFileSync('docs/jobs-template.csv'),
    isHtml: false,
  });
  expect([jobs.length, badRows, ignoredColumns]).toEqual([2, [], []]);
  expect(jobs[0]?.expires_at).toBe('2026-12-31T18:29:59.000Z');
});

test('the same file can be imported manually', async () => {
  const store = openSqliteStore({ file: join(folder, 'jobs.sqlite') });
  const skipped: string[] = [];
  const onSkip = (where: string, problem: string) => skipped.push(`${where} ${problem}`);
  expect(await importJobs({ store, file: 'docs/jobs-template.csv', onSkip })).toMatchObject({ imported: 2 });
  expect(skipped).toEqual([]);
  expect((await store.getJob('101'))?.job.expires_at).toBe('2026-12-31T18:29:59.000Z');
  await store.close();
});
