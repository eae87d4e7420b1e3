import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openTestStore } from '../../test/new-store';
import type { Store } from '../compose-store';
import { newJob, temporaryFolder, testClock } from '../../test/backend';
import { readSheetJobs } from '../sheet/sheet-rows';
import { importJobs } from './import-jobs';

const folder = temporaryFolder();
let files = 0;
let store: Store;
let skipped: string[];
let notes: string[];

beforeEach(() => {
  skipped = [];
  notes = [];
  store = openTestStore({ file: join(folder, `${(files += 1)}.sqlite`), now: testClock().now });
});
afterEach(() => store.close());

function write(name: string, content: string | Buffer): string {
  const file = join(folder, `${(files += 1)}-${name}`);
  writeFileSync(file, content);
  return file;
}

const run = (file: string) =>
  importJobs({
    store,
    file,
    onSkip: (where, problem) => skipped.push(`${where} ${problem}`),
    onNote: (where, note) => notes.push(`${where} ${note}`),
  });
const allJobs = async () => (await store.findJobs({ page: 1, perPage: 100 })).jobs;
const byTitle = async (title: string) => (await allJobs()).find((job) => job.title === title);

describe('JSON Lines', () => {
  test('a row is cleaned; what it lacks is null, a made slug and the category "Other"', async () => {
    const rows = [
      { title: ' R&amp;D\u200b  Engineer ', company_name: 'NULL', salary: 8.8, unknown: 'x', image: null },
      {
        id: 7,
        title: 'नर्स',
        location: { odd: true },
        description: '<p>a\u0000b</p>',
        category: ' health  care ',
      },
      {
        id: 'N-1',
        title: 'Nurse',
        category: 'Health Care',
        slug: 'My Slug',
        posted_at: '2026-11-01 10:00:00',
      },
    ];
    const summary = await run(write('a.jsonl', rows.map((row) => JSON.stringify(row)).join('\r\n')));
    expect(summary).toMatchObject({ imported: 3, changes: { created: 3 }, skipped: 0 });
    expect(await byTitle('R&D Engineer')).toMatchObject({
      id: expect.stringMatching(/^row-[0-9a-f]{12}$/),
      slug: 'r-and-d-engineer',
      company_name: null,
      salary: '8.8',
      image: null,
      location: null,
    });
    expect(await byTitle('नर्स')).toMatchObject({ id: '7', slug: 'job', description: '<p>a b</p>' });
    expect(await byTitle('Nurse')).toMatchObject({ slug: 'my-slug', posted_at: '2026-11-01T10:00:00.000Z' });
    const categories = (await store.listCategories()).map(({ name, jobs_count }) => [name, jobs_count]);
    expect(categories).toEqual([
      ['health care', 2],
      ['Other', 1],
    ]);
  });

  test('bad rows are named by their line and skipped', async () => {
    const lines = [
      '{"title":"Good"}',
      '{"title":',
      '[]',
      '',
      '{"title":"  "}',
      '{"id":"a/b","title":"x"}',
      '{"id":1.5,"title":"x"}',
      '{"title":"x","posted_at":"3 days ago"}',
      '{"title":"x","expires_at":20261120}',
      '{"title":"Also good","posted_at":""}',
    ];
    expect(await run(write('b.jsonl', `\ufeff${lines.join('\n')}\n`))).toMatchObject({
      imported: 6,
      skipped: 3,
    });
    expect(skipped.map((line) => /^line \d+/.exec(line)?.[0])).toEqual(['line 2', 'line 3', 'line 5']);
    expect(notes.map((line) => /^line \d+/.exec(line)?.[0])).toEqual(['line 8', 'line 9']);
    expect(skipped[1]).toBe('line 3 is not a JSON object');
    expect(skipped[2]).toBe('line 5 has no title');
  });

  test.each([
    ['asha@agency.example', 'asha@agency.example', null],
    ['Asha Rao <asha@agency.example>', 'asha@agency.example', null],
    ['a@x.example, b@x.example', 'a@x.example', 'has several addresses'],
    ['Asha', null, 'without an email address (“Asha”)'],
    ['', null, null],
  ])(
    'the address is extracted from the recruiter “%s”, and the job published',
    async (cell, address, note) => {
      const line = JSON.stringify({ id: 1, title: 'Clerk', recruiter_email: cell });
      expect(await run(write('r.jsonl', line))).toMatchObject({ imported: 1, skipped: 0 });
      expect(await store.recruiterEmail('1')).toBe(address);
      expect(notes).toEqual(note === null ? [] : [expect.stringContaining(note)]);
    },
  );

  test('a line without end is skipped and letters cut by a chunk are whole', async () => {
    const long = JSON.stringify({ title: 'x', description: 'y'.repeat(4_100_000) });
    const wide = JSON.stringify({ title: 'ಅ'.repeat(50_000) });
    expect(await run(write('d.jsonl', `${long}\n${wide}\n`))).toMatchObject({ imported: 1, skipped: 1 });
    expect(skipped).toEqual(['line 1 is too long']);
    expect((await allJobs())[0]?.title).toBe('ಅ'.repeat(50_000));
  });

  test('jobs read before the file broke are kept and reported', async () => {
    const rows = Array.from({ length: 5_000 }, (_, index) =>
      JSON.stringify({ title: `Clerk ${Math.sin(index)}` }),
    );
    const whole = gzipSync(rows.join('\n'));
    const file = write('e.jsonl.gz', whole.subarray(0, whole.length / 2));
    const error = await run(file).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'UnreadableFileError', message: 'unexpected end of file' });
    const { total } = await store.findJobs({ page: 1, perPage: 1 });
    expect(total).toBeGreaterThan(0);
    expect(error).toMatchObject({ summary: { imported: total } });
  });
});

describe('CSV', () => {
  test('a header without a title, and a row without end, stop the import', async () => {
    await expect(run(write('d.csv', 'name\nx\n'))).rejects.toThrow(
      'There is no column for the title. Found: name.',
    );
    const endless = `title\nOne\n"${'x\n'.repeat(2_100_000)}`;
    await expect(run(write('e.csv', endless))).rejects.toThrow('longer than 4 MB');
    expect(await allJobs()).toHaveLength(1);
  });

  const SOME_IDS =
    'id,title,city\n,Clerk,Pune\n1,Cook,Pune\n2,Nurse,Goa\n,Guard,Goa\nNA,Driver,Goa\n3,Welder,Pune\n';

  test('no job is lost if only some rows have ids, however often the sheet is read', async () => {
    await store.upsertJobs([newJob({ id: '4', title: 'From elsewhere' })]);
    const titles = async () => (await allJobs()).map(({ id, title }) => `${id} ${title}`).sort();
    expect(await run(write('s.csv', SOME_IDS))).toMatchObject({
      imported: 6,
      changes: { created: 6 },
      skipped: 0,
    });
    const first = await titles();
    expect(first).toHaveLength(7);
    const again = SOME_IDS.split('\n').slice(1, -1).reverse().join('\n');
    expect(await run(write('s.csv', `id,title,city\n${again}\n`))).toMatchObject({
      imported: 6,
      changes: { created: 0 },
    });
    expect(await titles()).toEqual(first);
  });

  test('an import by hand reads what the jobs sheet reads, and closes what its status says', async () => {
    const csv =
      'id,title,city,status,last date,recruiter email\nPUNE,,,,,\n,Clerk,Pune,Open,ASAP,Asha <a@x.example>\n' +
      '7/2026,Cook,Pune,,31st Dec 2026,\n8,Nurse,Pune,Filled,,\n#REF!,Guard,Pune,,,\nTotal: 4,,,,,\n';
    await store.upsertJobs([newJob({ id: '8', title: 'Nurse' })]);
    const summary = await run(write('t.csv', csv));
    expect(summary).toMatchObject({ imported: 2, notShown: 1, skipped: 1, headings: [2, 7] });
    expect(summary.changes).toMatchObject({ created: 2, closed: 1 });
    const sheet = await readSheetJobs({ bytes: Buffer.from(csv), isHtml: false });
    expect((await allJobs()).map(({ id }) => id).sort()).toEqual(sheet.jobs.map(({ id }) => id).sort());
    expect(sheet).toMatchObject({ headings: [2, 7], notShown: [{ id: '8' }], badRows: [{ row: 6 }] });
    expect(notes).toEqual(sheet.notes.map(({ row, problem }) => `row ${row} ${problem}`));
  });
});
