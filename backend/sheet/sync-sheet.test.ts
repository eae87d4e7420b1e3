import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  newJob,
  NOON,
  receiverForTests,
  stdoutForTests,
  temporaryFolder,
  testClock,
} from '../../test/backend';
import { sqliteStores, storeForEach } from '../../test/stores';
import { textRow, workbook } from '../../test/workbook';
import type { Store } from '../compose-store';
import { openSqliteStore } from '../open-store';
import { readSheetJobs, SHEET } from './sheet-rows';
import { parseState } from './sheet-state';
import { syncCommand } from './sync-command';
import { type SyncResult, syncSheet } from './sync-sheet';

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

const folder = temporaryFolder();
const printed = stdoutForTests();

test('the run, what it changed and the bad rows are printed; a failure is a failed command', async () => {
  const clock = testClock();
  const store = openSqliteStore({ file: join(folder, 'jobs.sqlite'), now: clock.now });
  const sheet = join(folder, 'jobs.csv');
  const sync = async (text: string, force = false) => {
    writeFileSync(sheet, text);
    const before = printed().length;
    await syncCommand(store, sheet, force);
    return printed().slice(before).trimEnd().split('\n');
  };
  const clerk = 'id,title,Shoe size,City,Place\n1,Clerk,5,Pune,\n';
  const first = [
    expect.stringMatching(/^Sync 1 of jobs\.csv on \d+ \w+ \d{4} at \d\d:\d\d \(IST\)\.$/),
    '1 rows used: 1 new, 0 changed, 0 reopened, 0 closed.',
    'New: Clerk (1)',
    'Row 3 has no title: skipped.',
    'The jobs of skipped rows are unchanged.',
    'Columns with unknown names, which are ignored: Shoe size.',
    'Two columns match location: D “City” is used, E “Place” is not.',
  ];
  expect(await sync(`${clerk}2,,6,,\n`)).toEqual(first);
  expect(await sync(`${clerk}2,,6,,\n`)).toEqual([
    'The sheet has not changed since the last sync:',
    ...first,
  ]);
  const many = Array.from({ length: 25 }, (_, index) => `${index + 10},Cook ${index + 10},,,\n`).join('');
  expect((await sync(`${clerk}${many}`)).slice(0, 2)).toEqual([
    expect.stringMatching(/^Sync 2 of /),
    '26 rows used: 25 new, 0 changed, 0 reopened, 0 closed.',
  ]);
  await store.closeJob('10');
  const changed = await sync(`${clerk.replace('Clerk', 'Head clerk')}10,Cook 10,,,\n`, true);
  expect(changed.slice(1, 5)).toEqual([
    '2 rows used: 0 new, 1 changed, 1 reopened, 24 closed.',
    'Changed: Head clerk (1)',
    'Reopened: Cook 10 (10)',
    'Closed: Cook 11 (11)',
  ]);
  expect(changed).toContain('Closed: … and 4 more');
  await expect(sync('<html>', true)).rejects.toThrow(/web page.* Nothing was changed\.$/);
  expect(await sync(`${clerk}10,Cook 10,,,\n`)).toContainEqual(expect.stringMatching(/^Sync 5 of /));
  await store.close();
});

const read = (text: string) => readSheetJobs({ bytes: Buffer.from(text), isHtml: false });
const problems = async (text: string) =>
  (await read(text)).badRows.map(({ row, id, problem }) => `${row} ${id} ${problem}`);

test('days are read day first, and a job is open until its last day ends in India', async () => {
  const { jobs, notes } = await read(
    'id,title,posted_at,expires_at\n1,A,2026-11-02,20-11-2026\n2,B,2/11/2026,20/11/2026\n3,C,02.11.2026,\n' +
      '4,D,11/20/2026,\n5,E,31/02/2026,\n6,F,2/11/26,\n',
  );
  expect(jobs.map(({ posted_at, expires_at }) => [posted_at, expires_at])).toEqual([
    ['2026-11-02T00:00:00.000Z', '2026-11-20T18:29:59.000Z'],
    ['2026-11-02T00:00:00.000Z', '2026-11-20T18:29:59.000Z'],
    ['2026-11-02T00:00:00.000Z', null],
    [null, null],
    [null, null],
    ['2026-11-02T00:00:00.000Z', null],
  ]);
  expect(notes.map(({ row, id }) => [row, id])).toEqual([
    [5, '4'],
    [6, '5'],
  ]);
});

test('a row without an id is the same job as long as its title, company and location are', async () => {
  const header = 'id,title,company_name,location,salary\n';
  const first = (await read(`${header},Clerk,Kolam,Pune,1\n7,Cook,,,\nNA,Clerk,Kolam,Delhi,1\n`)).jobs;
  const later = (await read(`${header},Clerk,Kolam,Delhi,2\n7,Cook,,,\n, CLERK ,kolam,Pune,3\n`)).jobs;
  expect(later.map(({ id }) => id).reverse()).toEqual(first.map(({ id }) => id));
  expect(first[0]?.id).toMatch(/^row-[0-9a-f]{12}$/);
  expect(new Set(first.map(({ id }) => id)).size).toBe(3);
});

test('a bad row is reported by its number in the spreadsheet and its id, and the other rows are used', async () => {
  const text =
    'id,title,expires_at\n1,Clerk,\n\n,,\n2,,\n3,Cook,soon\n1,Clerk again,\n#REF!,Nurse,\n5,Welder,,,extra\n6,"Cl"erk,\n,,2026-11-20\n7,Guard,\n';
  expect(await problems(text)).toEqual([
    '5 2 has no title',
    '7 1 has the same id as row 2',
    '8 null has the formula error #REF! in A8, its id',
    '9 null has 5 cells where the first row has 3',
    '10 null has a misplaced quotation mark',
  ]);
  const found = await read(text);
  expect(found.jobs.map(({ id }) => id)).toEqual(['1', '3', '7']);
  expect(found.headings).toEqual([11]);
  expect([...found.ids].sort()).toEqual(['1', '2', '3', '7']);
  expect(found.hasUnknown).toBe(true);
});

test('identical rows are one job', async () => {
  expect(await problems('title,location\nClerk,Pune\nClerk,Pune\n')).toEqual([
    expect.stringContaining('has the same content as row 2, and no id to tell them apart'),
  ]);
});

test('empty cells that Excel leaves out at the end of a row are empty; unknown columns are named', async () => {
  const { jobs, badRows, ignoredColumns } = await read('id,title,S. No,salary\n1,Clerk\n2,Cook,x,y\n');
  expect([jobs.length, badRows, ignoredColumns]).toEqual([2, [], ['S. No']]);
});

test.each([
  ['blanks', ' \n ,, \n', 'is empty'],
  ['a row cut off', 'id,title,salary\n1,Clerk,5\n2,Co', 'cut off'],
  ['a cell cut off', 'id,title,salary\n1,Clerk,5\n2,"Co', 'never closed'],
])('%s is refused as a whole', async (_, text, problem) => {
  await expect(async () => read(text)).rejects.toThrow(problem);
});

test('a text in another encoding, or one that says it is a page, is refused', async () => {
  const latin = { bytes: Buffer.from('title\nCaf\xe9', 'latin1'), isHtml: false };
  await expect(readSheetJobs(latin)).rejects.toThrow('UTF-8');
  await expect(readSheetJobs({ bytes: Buffer.from('title\n'), isHtml: true })).rejects.toThrow('web page');
});

test('the template for the staff is a sheet without a fault', async () => {
  const { jobs, badRows, ignoredColumns } = await readSheetJobs({
    bytes: readFileSync('docs/jobs-template.csv'),
    isHtml: false,
  });
  expect([jobs.length, badRows, ignoredColumns]).toEqual([2, [], []]);
  expect(jobs[0]?.expires_at).toBe('2026-12-31T18:29:59.000Z');
});
