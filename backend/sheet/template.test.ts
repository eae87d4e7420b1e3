/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readSheetJobs } from './sheet-rows';
import { sheetText } from './sheet-text';

test('the template for the staff is a sheet without a fault', async () => {
  const { jobs, badRows, ignoredColumns } = await readSheetJobs(
    sheetText(readFileSync('docs/jobs-template.csv'), false),
  );
  expect([jobs.length, badRows, ignoredColumns]).toEqual([2, [], []]);
  expect(jobs[0]?.expires_at).toBe('2026-12-31T18:29:59.000Z');
});
