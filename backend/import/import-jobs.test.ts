import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { newJob, temporaryFolder, testClock } from '../../test/backend';
import { openTestStore } from '../../test/new-store';
import type { Store } from '../compose-store';
import { readSheetJobs } from '../sheet/sheet-rows';
import { importJobs } from './import-jobs';
import type { FileRow } from './read-row';
import { openSheet } from './read-sheet';
import { isStatusName, statusInCell } from './status';

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

/** Titles of the jobs in a sheet of titles, companies and cities with the given line above a job. */
async function titles(line: string, title = 'Cook'): Promise<string[]> {
  const csv = `S. No,Title,Company,City,Salary\n1,${title},Kolam,Pune,1\n${line}\n2,${title},Nadi,Goa,2\n`;
  const { jobs, badRows } = await readSheetJobs({ bytes: Buffer.from(csv), isHtml: false });
  expect(badRows).toEqual([]);
  return jobs.map((job) => job.title);
}

const HEADINGS = `
  MUMBAI,,,, | ,MUMBAI,,, | ,Mumbai,,, | ,Navi Mumbai (3),,,
  ,"Pune, Maharashtra",,, | ,,Kolam Foods,, | ,FRESHERS,,, | ,BACK OFFICE,,,
  ,IT Jobs,,, | ,Sales department,,, | ,Pune location - 4,,, | ,--- Night shift ---,,,
  ,Client: Kolam,,, | ,Send CVs to hr@agency.example,,, | ,Updated on 12/12/2026,,, | ,* Conditions apply,,,
  ,Total,,, | ,Total openings: 4,,, | Total,,,4, | ,GRAND TOTAL,,,54000
  ,,,,54000 | ,No. of positions: 12,,, | ,कुल,,,4 | S. No,Title,Company,City,Salary
  ,Job Title,Client,Location, | ,Position / Role,Client,Location / City,`;

test.each(HEADINGS.trim().split(/ \| |\n */))('“%s” is no job', async (line) =>
  expect(await titles(line)).toEqual(['Cook', 'Cook']),
);

test.each([
  ['3,Driver,,,', 'Driver'],
  [',Driver,,,', 'Driver'],
  [',Team leader,,,', 'Team leader'],
  [',Head of department,Kolam,,', 'Head of department'],
  [',Total quality manager,,,', 'Total quality manager'],
  [',HR,Kolam,Pune,', 'HR'],
  [',SALES EXECUTIVE,,Goa,', 'SALES EXECUTIVE'],
  [',Mumbai dabbawala,,,', 'Mumbai dabbawala'],
])('“%s” is one, though it says little', async (line, title) =>
  expect(await titles(line)).toEqual(['Cook', title, 'Cook']),
);

test('if all titles are in capitals, a lone one is a job', async () => {
  expect(await titles(',DRIVER,,,', 'COOK')).toEqual(['COOK', 'DRIVER', 'COOK']);
});

test('a sheet of titles alone has jobs', async () => {
  const { jobs } = await readSheetJobs({ bytes: Buffer.from('Title,City\nCOOK,\nDRIVER,\n'), isHtml: false });
  expect(jobs.map(({ title }) => title)).toEqual(['COOK', 'DRIVER']);
});

const BOM = '\uFEFF';
const ROWS = [
  ['id', 'title', 'salary', 'expires_at'],
  ['7', 'Buchhalter, „senior“; नर्स', '₹25,000', '15/12/2026'],
  ['8', 'Line\nbreak "quoted"', '', '31-Dec-26'],
];

/** Serializes rows, quoting only where necessary. */
function written(separator: string, end: string, mark = ''): string {
  const quoted = (cell: string) =>
    new RegExp(`[${separator}"\\n]`).test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return mark + ROWS.map((row) => row.map(quoted).join(separator) + end).join('');
}

async function read(bytes: Uint8Array): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const row of (await openSheet([bytes])).rows) rows.push(row);
  return rows;
}

const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return littleEndian ? bytes : bytes.swap16();
};

test.each([
  ['Google Sheets', Buffer.from(written(',', '\r\n'))],
  ['LibreOffice', Buffer.from(written(',', '\n'))],
  ['Excel’s “CSV UTF-8”', Buffer.from(written(',', '\r\n', BOM))],
  ['Excel where a comma is the decimal point', Buffer.from(written(';', '\r\n', BOM))],
  ['a program that names its separator', Buffer.from(`sep=;\r\n${written(';', '\r\n')}`)],
  ['one with both marks', Buffer.from(`${BOM}sep=\t\r\n${written('\t', '\r\n')}`)],
  ['Excel’s “Unicode Text”', utf16(written('\t', '\r\n', BOM), true)],
  ['a Macintosh’s UTF-16', utf16(written('\t', '\r', BOM), false)],
])('a file of %s is read, its rows counted as the program counts them', async (_, bytes) => {
  expect(await read(bytes)).toMatchObject([
    { number: 2, row: { id: '7', title: ROWS[1]![1], salary: '₹25,000', expires_at: '15/12/2026' } },
    { number: 3, row: { id: '8', title: ROWS[2]![1], salary: '', expires_at: '31-Dec-26' } },
  ]);
});

test('a character split between chunks is decoded', async () => {
  const bytes = Buffer.from(`title\n${'ಅ'.repeat(70_000)}\nClerk\n`);
  const pieces = Array.from({ length: 21 }, (_, n) => bytes.subarray(n * 10_007, (n + 1) * 10_007));
  const rows: FileRow[] = [];
  for await (const row of (await openSheet(pieces)).rows) rows.push(row);
  expect(rows.map((row) => 'row' in row && String(row.row.title).length)).toEqual([70_000, 5]);
});

test.each([
  [
    'closed',
    'closed, Closed, FILLED, on-hold, Onhold, Inactive, in-active, Not active, No, paused, Canceled',
  ],
  ['closed', 'No longer available, Closed on 12/10/2026, Closed – will reopen, Position closed by client'],
  [
    'closed',
    'No vacancy, Hold by client, Filled internally, FALSE, 0, Unpublished, Not yet published, Joined',
  ],
  ['closed', 'No - filled, Discontinued, Stopped hiring, Withdrawn, बंद, नहीं, ✗, Temporarily closed'],
  ['open', 'Open, active, Live, YES, y, TRUE, 1, 3, Re-open, Reopened, not filled, Unfilled'],
  ['open', 'Open till filled, Active (urgent), Not yet closed, चालू, हाँ, ✓, Vacant'],
  [null, 'WIP, Urgent, in talks, Closing soon, Partially filled, 2 of 5 filled, 2/5 filled, Goa'],
  [undefined, ', NA, n/a, -, TBD'],
])('a status is %s by its meaning: %s', (status, cells) => {
  const found = cells.split(', ').map((cell) => [cell, statusInCell('Status', cell)]);
  expect(found).toEqual(cells.split(', ').map((cell) => [cell, status]));
});

test.each([
  ['Filled?', 'Yes', 'closed'],
  ['Filled', 'No', 'open'],
  ['Closed?', '✓', 'closed'],
  ['On hold', 'n', 'open'],
  ['Is it open (Y/N)', 'N', 'closed'],
  ['Active', 'TRUE', 'open'],
  ['Live', 'closed', 'closed'],
  // Numbers of openings, not answers.
  ['Filled', '2', undefined],
  ['Open', '0', 'closed'],
])('“%s: %s” is %s', (name, cell, status) => expect(statusInCell(name, cell)).toBe(status));

test.each([
  [true, 'Status, JOB STATUS, Current status:, State, Open?, Show on website, Active, Live, Position open'],
  [true, 'स्थिति, Visible'],
  [
    false,
    'No, S. No, Urgent, No. of openings, Open positions, Closed on, Filled by, Hiring manager, Remarks',
  ],
  [false, 'Availability, Vacancies'],
])('whether a column says which jobs are shown is %s of: %s', (says, names) =>
  expect(names.split(', ').filter((name) => isStatusName(name) !== says)).toEqual([]),
);
