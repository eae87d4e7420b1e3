import { readSheetJobs } from './sheet-rows';
import { readFileSync } from 'node:fs';

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
  const first = (await read(`${header},Clerk,Kolam,Pune,1\n,Clerk,Kolam,Delhi,1\n`)).jobs;
  const later = (await read(`${header},Clerk,Kolam,Delhi,2\n, CLERK ,kolam,Pune,3\n`)).jobs;
  expect(later.map(({ id }) => id).reverse()).toEqual(first.map(({ id }) => id));
  expect(first[0]?.id).toMatch(/^row-[0-9a-f]{12}$/);
  expect(first[0]?.id).not.toBe(first[1]?.id);
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
