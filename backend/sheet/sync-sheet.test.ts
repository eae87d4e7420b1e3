import { createHash } from 'node:crypto';
import type { Store } from '../compose-store';
import { newJob, NOON, receiverForTests } from '../../test/backend';
import { sqliteStores, storeForEach } from '../../test/stores';
import { textRow, workbook } from '../../test/workbook';
import { parseState } from './sheet-state';
import { SHEET } from './sheet-rows';
import { syncSheet, type SyncResult } from './sync-sheet';

const HEADER = 'id,title,company_name,location,expires_at\n';
const rows = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `${from + index},Clerk ${from + index},Kolam,Pune,\n`).join('');

let store: Store;
const lastReport = async () => parseState(await store.sourceState(SHEET)).last;
const clock = storeForEach(sqliteStores(), (opened) => (store = opened));
const server = receiverForTests();

const serve = (csv: string) =>
  server.answers(({ headers }, response) => {
    const etag = `"${createHash('sha256').update(csv).digest('hex')}"`;
    if (headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', etag }).end(csv);
  });
const sync = async (force = false): Promise<SyncResult> => {
  const { signal } = new AbortController();
  const result = await syncSheet({
    store,
    source: `${server.origin()}/jobs.csv`,
    force,
    signal,
    now: clock.now,
  });
  if (!result) throw new Error('The sheet was not free.');
  return result;
};
const titles = async () =>
  (await store.findJobs({ page: 1, perPage: 100 })).jobs.map(({ title }) => title).sort();

test('new rows are published, changed ones updated, missing ones closed, and jobs from elsewhere are left alone', async () => {
  await store.upsertJobs([newJob({ id: 'own', title: 'Own' }), newJob({ id: 's', sample: true })]);
  serve(HEADER + rows(3));
  expect(await sync()).toMatchObject({
    outcome: 'applied',
    isNews: false,
    report: { used: 3, created: 3, closed: 0, badRowCount: 0, problem: null, at: NOON },
  });
  expect(await titles()).toEqual(['Clerk 1', 'Clerk 2', 'Clerk 3', 'Own']);
  await store.registerSubscriber('reader');
  serve(`${HEADER}2,Head clerk,Kolam,Pune,\n3,Clerk 3,Kolam,Pune,\n4,Cook,Kolam,Pune,\n`);
  expect((await sync()).report).toMatchObject({ used: 3, created: 1, closed: 1 });
  expect(await titles()).toEqual(['Clerk 3', 'Cook', 'Head clerk', 'Own']);
  const claim = await store.claimChanges('reader', 99, 1_000);
  expect(claim?.changes.map(({ kind, job_id }) => `${kind} ${job_id}`)).toEqual([
    'updated 2',
    'published 4',
    'closed 1',
  ]);
});

test('a status or a line says which jobs are not shown, and they are shown again when it says so', async () => {
  const header = 'id,title,city,Job Status\n';
  serve(`${header}1,Clerk,Pune,Open\n2,Cook,Pune,\n3,Nurse,Pune,Active\nPUNE JOBS,,,\n4,Guard,Pune,Closed\n`);
  expect((await sync()).report).toMatchObject({ used: 3, created: 3, notShown: 1, headings: [5] });
  serve(`${header}1,Clerk,Pune,Filled\n2,Cook,Pune,on hold\n3,Nurse,Pune,in talks\n4,Guard,Pune,Closed\n`);
  expect((await sync()).report).toMatchObject({
    used: 1,
    closed: 2,
    changed: 0,
    badRowCount: 0,
    affected: [
      { id: '1', effect: 'closed' },
      { id: '2', effect: 'closed' },
    ],
    notes: [{ row: 4, id: '3', problem: expect.stringContaining('“in talks”') }],
  });
  expect(await titles()).toEqual(['Nurse']);
  serve(`${header}1,Clerk,Pune,Open\n2,Cook,Pune,yes\n3,Nurse,Pune,\n4,Guard,Pune,Reopened\n`);
  expect((await sync()).report).toMatchObject({ reopened: 2, created: 1, notes: [] });
  serve(`${header}${Array.from({ length: 4 }, (_, n) => `${n + 1},x,Pune,closed\n`).join('')}`);
  expect((await sync()).report).toMatchObject({ problem: null, used: 0, closed: 4 });
});

test('an unchanged sheet, by validators or bytes, does nothing', async () => {
  serve(HEADER + rows(2));
  await sync();
  await store.closeJob('2');
  expect((await sync()).outcome).toBe('unchanged');
  server.answers((_, response) => response.end(HEADER + rows(2)));
  expect(await sync()).toMatchObject({ outcome: 'unchanged', isNews: false, report: { used: 2 } });
  expect(await titles()).toEqual(['Clerk 1']);
  expect((await sync(true)).outcome).toBe('applied');
  expect(await titles()).toEqual(['Clerk 1', 'Clerk 2']);
});

test('a bad row’s job is unchanged, and reported until the row is fixed', async () => {
  serve(HEADER + rows(3));
  await sync();
  serve(`${HEADER}1,#REF!,Kolam,Pune,\n2,,Kolam,Pune,\n`);
  const bad = await sync();
  expect(bad).toMatchObject({ isNews: true, report: { used: 0, closed: 1, badRowCount: 2 } });
  expect(await titles()).toEqual(['Clerk 1', 'Clerk 2']);
  expect(await lastReport()).toEqual(bad.report);
  expect(await sync()).toMatchObject({ outcome: 'unchanged', isNews: false, report: { badRowCount: 2 } });
  serve(HEADER + rows(2));
  expect(await sync()).toMatchObject({ isNews: true, report: { badRowCount: 0 } });
});

test('a workbook is synced like a CSV, regardless of its URL and type', async () => {
  const bytes = workbook(textRow(['Job Id', 'Post'], 1) + textRow(['1', 'Cook'], 2));
  server.answers((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(bytes));
  expect((await sync()).report).toMatchObject({ used: 1, created: 1, problem: null });
  expect(await sync()).toMatchObject({ outcome: 'unchanged' });
  expect(await titles()).toEqual(['Cook']);
});

test('no job is closed while a row cannot be identified', async () => {
  serve(HEADER + rows(3));
  await sync();
  serve(`${HEADER}1,Clerk 1,Kolam,Pune,\n#REF!,Clerk 2,Kolam,Pune,\n`);
  expect((await sync()).report).toMatchObject({ closed: 0, keptMissing: true, badRowCount: 1 });
  expect(await titles()).toEqual(['Clerk 1', 'Clerk 2', 'Clerk 3']);
});

test.each([
  ['an empty file', ''],
  ['a header alone', HEADER],
  ['a file cut off', `${HEADER}1,Clerk`],
])('%s changes nothing and is reported', async (_, csv) => {
  serve(HEADER + rows(3));
  await sync();
  serve(csv);
  expect(await sync()).toMatchObject({
    outcome: 'failed',
    isNews: true,
    report: { problem: expect.any(String) },
  });
  expect((await sync()).isNews).toBe(false);
  expect(await titles()).toEqual(['Clerk 1', 'Clerk 2', 'Clerk 3']);
  serve(HEADER + rows(3));
  expect(await sync()).toMatchObject({ outcome: 'unchanged', isNews: true, report: { problem: null } });
  expect((await lastReport())?.problem).toBeNull();
});

test('a sheet that lacks more than half of more than ten jobs is refused unless forced', async () => {
  serve(HEADER + rows(12));
  await sync();
  serve(HEADER + rows(5));
  expect((await sync()).report.problem).toContain('lacks 7 of its 12');
  expect(await titles()).toHaveLength(12);
  expect((await sync(true)).report).toMatchObject({ problem: null, closed: 7 });
  serve(HEADER + rows(2));
  expect((await sync()).report).toMatchObject({ problem: null, closed: 3 });
  serve(HEADER);
  expect((await sync(true)).report).toMatchObject({ problem: null, closed: 2 });
});

test('more rows than are written at a time are brought in whole', async () => {
  serve(HEADER + rows(500));
  expect((await sync()).report).toMatchObject({ used: 500, created: 500, problem: null });
  serve(HEADER + rows(499, 2));
  expect((await sync()).report).toMatchObject({ created: 0, closed: 1 });
  expect((await store.findJobs({ page: 1, perPage: 1 })).total).toBe(499);
});
