import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '../open-store';
import { stderrForTests, temporaryFolder } from '../../test/backend';
import { keepSynced, logSheetReport } from './keep-synced';
import type { SheetReport } from './report';

const folder = temporaryFolder();
const printed = stderrForTests();

/** Syncs once, and gives the reports of it with whether they are news. */
async function syncOnce(store: ReturnType<typeof openSqliteStore>, source: string) {
  const reports: [SheetReport, boolean][] = [];
  const stop = keepSynced({ store, source, onReport: (...report) => void reports.push(report) });
  // Stopping waits for the sync that runs, but would abort it before it began.
  const until = Date.now() + 20_000;
  while (reports.length === 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
  await stop();
  return reports;
}

test('what a run changed is reported, as news only where there is something to mend', async () => {
  const store = openSqliteStore({ file: join(folder, 'jobs.sqlite') });
  const sheet = join(folder, 'jobs.csv');
  writeFileSync(sheet, 'id,title\n1,Cook\n2,Clerk\n');
  const [[first, isNews] = []] = await syncOnce(store, sheet);
  expect([first?.created, isNews]).toEqual([2, false]);
  writeFileSync(sheet, 'id,title\n1,Head cook\n3,\n');
  const [[second, isNewsToo] = []] = await syncOnce(store, sheet);
  expect(isNewsToo).toBe(true);
  logSheetReport(second!);
  const line =
    printed()
      .split('\n')
      .find((each) => each.includes('sheet-synced')) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    level: 'warn',
    run: 2,
    source: 'jobs.csv',
    created: 0,
    changed: 1,
    reopened: 0,
    closed: 1,
    jobs: ['changed 1 Head cook', 'closed 2 Clerk'],
    rows: ['row 3 has no title'],
  });
  await store.close();
});
