import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openSqliteStore } from '../store/sqlite';
import type { Store } from '../store/store';
import { temporaryFolder } from '../../test/backend';
import { importJobs } from './import-jobs';

const folder = temporaryFolder();
let files = 0;
let store: Store;
let skipped: string[];

beforeEach(() => {
  skipped = [];
  store = openSqliteStore({ file: join(folder, `${(files += 1)}.sqlite`) });
});
afterEach(() => store.close());

function write(name: string, content: string | Buffer): string {
  const file = join(folder, `${(files += 1)}-${name}`);
  writeFileSync(file, content);
  return file;
}

const run = (file: string) =>
  importJobs({ store, file, onSkip: (where, problem) => skipped.push(`${where} ${problem}`) });
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
    expect(summary).toMatchObject({ imported: 3, created: 3, updated: 0, skipped: 0 });
    expect(await byTitle('R&D Engineer')).toMatchObject({
      id: '1',
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
      imported: 2,
      skipped: 7,
    });
    expect(skipped.map((line) => /^line \d+/.exec(line)?.[0])).toEqual(
      [2, 3, 5, 6, 7, 8, 9].map((number) => `line ${number}`),
    );
    expect(skipped[1]).toBe('line 3 is not a JSON object');
    expect(skipped[2]).toBe('line 5 has no title');
  });

  test('a recruiter has one mail address, or the row is named', async () => {
    const lines = [
      'asha@agency.example',
      'mailto:Ravi@agency.example',
      '',
      'Asha',
      'a@x.example, b@x.example',
    ].map((recruiter_email, index) => JSON.stringify({ id: index + 1, title: 'Clerk', recruiter_email }));
    expect(await run(write('r.jsonl', lines.join('\n')))).toMatchObject({ imported: 3, skipped: 2 });
    expect(await Promise.all(['1', '2', '3'].map(store.recruiterEmail))).toEqual([
      'asha@agency.example',
      'Ravi@agency.example',
      null,
    ]);
    expect(skipped).toEqual([
      'line 4 has a recruiter_email that is not one mail address (“Asha”)',
      'line 5 has a recruiter_email that is not one mail address (“a@x.example, b@x.example”)',
    ]);
  });

  test('more rows than a batch, gzipped; the second time they are updated', async () => {
    const rows = Array.from({ length: 450 }, (_, index) =>
      JSON.stringify({ id: index + 1, title: `Clerk ${index}` }),
    );
    const file = write('c.jsonl.gz', gzipSync(rows.join('\n')));
    expect(await run(file)).toMatchObject({ imported: 450, created: 450, updated: 0, skipped: 0 });
    expect(await run(file)).toMatchObject({ imported: 450, created: 0, updated: 450, skipped: 0 });
    expect((await store.findJobs({ page: 1, perPage: 1 })).total).toBe(450);
  });

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

  test('a file that is not there cannot be read', async () => {
    await expect(run(join(folder, 'none.jsonl'))).rejects.toMatchObject({ cause: { code: 'ENOENT' } });
  });

  test('an empty file imports nothing', async () => {
    expect(await run(write('f.jsonl', ''))).toMatchObject({
      imported: 0,
      created: 0,
      updated: 0,
      skipped: 0,
    });
  });
});

describe('CSV', () => {
  test('header, byte order mark, quotes and line breaks within quotes', async () => {
    const csv =
      '\ufeffID, Title ,company name,location,colour\r\n5,"Cook, ""head""",Kolam,"Goa\nPanaji",red\r\n\r\n,Clerk,,,\r\n';
    expect(await run(write('a.csv', csv))).toMatchObject({ imported: 2, skipped: 0 });
    expect(await byTitle('Cook, "head"')).toMatchObject({
      id: '5',
      company_name: 'Kolam',
      location: 'Goa Panaji',
    });
    expect(await byTitle('Clerk')).toMatchObject({ id: '6', location: null });
  });

  test('bad rows are named by their number and the rest goes on', async () => {
    const csv = 'id,title\n1,One\n2\n3,Three,3\n4,"x"y\n5,\n6,Six\n7,"open\n';
    expect(await run(write('b.csv', csv))).toMatchObject({ imported: 2, skipped: 5 });
    expect((await allJobs()).map((job) => job.title).sort()).toEqual(['One', 'Six']);
    expect(skipped).toContain('row 3 has no title');
    expect(skipped).toContain('row 4 has 3 cells where the first row has 2');
    expect(skipped).toContain('row 5 has a quotation mark out of place');
    expect(skipped.some((line) => line.includes('has a quotation mark that is never closed'))).toBe(true);
  });

  test('gzipped', async () => {
    expect(await run(write('c.CSV.GZ', gzipSync('title\nOne\nTwo\n')))).toMatchObject({ imported: 2 });
  });

  test('a header without a title, and a row without end, stop the import', async () => {
    await expect(run(write('d.csv', 'name\nx\n'))).rejects.toThrow(
      'There is no column for the title. Found: name.',
    );
    const endless = `title\nOne\n"${'x\n'.repeat(2_100_000)}`;
    await expect(run(write('e.csv', endless))).rejects.toThrow('longer than 4 MB');
    expect(await allJobs()).toHaveLength(1);
  });
});
