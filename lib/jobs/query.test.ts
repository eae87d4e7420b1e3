import { slugify } from '../base/text/slugify';
import { ALL_JOBS } from '../routes';
import { categoriesWithPage, hasLandingPage, searchPaths } from './landing-pages';
import { parseJobsQuery } from './query';
import { cleanTitle, countTitles } from './titles';

const nothing = ALL_JOBS;
const chosen = { mode: 'remote', type: 'not-stated', experience: 'fresher', pay: '300000', sort: 'pay' };

test.each([
  [{}, nothing],
  [
    { keyword: ' nurse & co ', category: ' 3 ', page: '2' },
    { ...nothing, keyword: 'nurse & co', category: '3', page: 2 },
  ],
  [
    { keyword: ['a', 'b'], category: ['3', '4'], page: ['2', '3'] },
    { ...nothing, keyword: 'a', category: '3', page: 2 },
  ],
  [{ keyword: 'x'.repeat(300) }, { ...nothing, keyword: 'x'.repeat(200) }],
  [{ category: 'it-jobs_2' }, { ...nothing, category: 'it-jobs_2' }],
  [{ location: 'pune' }, { ...nothing, location: 'pune' }],
  [{ location: 'Bangalore' }, { ...nothing, location: 'bengaluru' }],
  [{ location: 'karnataka' }, { ...nothing, location: 'karnataka' }],
  [
    { location: 'pune', near: '1' },
    { ...nothing, location: 'pune', near: true },
  ],
  [{ near: '1' }, nothing],
  [chosen, { ...nothing, ...chosen }],
  [{ mode: 'moon', pay: '1', since: '2', sort: 'random', walk_in: 'no' }, nothing],
  [
    { words: 'literal', since: '7' },
    { ...nothing, words: 'literal', since: '7' },
  ],
  [{ page: '100000' }, { ...nothing, page: 100_000 }],
])('%j is parsed', (params, query) => {
  expect(parseJobsQuery(params)).toEqual(query);
});

test('a category cannot have any id', () => {
  for (const category of ['../1', 'a/b', '3 OR 1=1', 'x'.repeat(65), 'नर्स'])
    expect([category, parseJobsQuery({ category, keyword: 'nurse' })]).toEqual([category, null]);
});

test.each(['100001', '99999999999999999999', 'Infinity'])('page %s is beyond any list', (page) => {
  expect(parseJobsQuery({ page })).toEqual({ ...nothing, page: 100_000 });
});

test('an unknown city does not exist', () => {
  expect(parseJobsQuery({ location: 'atlantis' })).toBeNull();
});

test.each([['0'], ['-1'], ['0.5'], ['two'], [''], ['NaN']])('page %j is page 1', (page) => {
  expect(parseJobsQuery({ page })).toEqual(nothing);
});

test.each([
  [0, false],
  [2, false],
  [3, true],
  [400, true],
  [null, true],
])('with %j jobs there is a landing page: %j', (jobsCount, expected) => {
  expect(hasLandingPage({ jobsCount })).toBe(expected);
});

test('among categories with the same slug, the first gets it, even if it is too small', () => {
  const category = (id: string, name: string, jobsCount: number | null) => {
    return { id, name, slug: slugify(name), jobsCount };
  };
  const categories = [
    category('1', 'Product & Design', 5),
    category('2', 'product and design', 9),
    category('3', 'Sales', 2),
    category('4', 'SALES', 9),
    category('5', 'Legal', null),
  ];
  expect(categoriesWithPage(categories).map(({ id }) => id)).toEqual(['1', '5']);
});

test.each([
  [{ location: 'pune' }, null, '/job/location/pune'],
  [{ location: 'pune' }, 0, '/job?location=pune'],
  [{ location: 'kerala' }, 9, '/job?location=kerala'],
  [{ mode: 'remote' as const }, 4, '/job/work-from-home'],
  [{ mode: 'remote' as const }, 0, '/job?mode=remote'],
  [{ category: '1' }, null, '/job/category/health-care'],
  [{ category: '1', location: 'pune' }, 3, '/job/category/health-care/pune'],
  [{ category: '1', location: 'pune' }, 2, '/job?category=1&location=pune'],
  [{ category: '1', location: 'pune' }, null, '/job?category=1&location=pune'],
  [{ category: '1', location: 'kerala' }, 9, '/job?category=1&location=kerala'],
  [{ category: '2' }, 2, '/job?category=2'],
  [{ category: '2', location: 'pune' }, 9, '/job?category=2&location=pune'],
  [{ category: '1', page: 2 }, 90, '/job?category=1&page=2'],
  [{ category: '1', sort: 'pay' as const }, 90, '/job?category=1&sort=pay'],
  [{ keyword: 'cook', location: 'pune' }, 9, '/job?keyword=cook&location=pune'],
])('%j, with at least %j jobs, is linked to at %s', (search, total, path) => {
  const categories = [
    { id: '1', name: 'Health Care', slug: 'health-care', jobsCount: 9 },
    { id: '2', name: 'Sales', slug: 'sales', jobsCount: 2 },
  ];
  expect(searchPaths(categories)({ ...ALL_JOBS, ...search }, total)).toBe(path);
});

test.each<[string, ...string[]]>([
  [
    'Staff Nurse',
    'Staff Nurse (ICU)',
    'Staff Nurse [Night] – ',
    'Job ID: 40213 - Staff Nurse',
    'REQ-2024-118 | Staff Nurse',
    'Staff Nurse #99120',
    'Urgent requirement for Staff Nurse in Pune',
    'Staff Nurse - Pune - 25000/-',
  ],
  ['Intern, Finance – Summer', 'Intern, Finance – Summer 2027'],
  ['C++ Developer', 'C++  Developer'],
  ['Developer, C#', 'Developer, C#'],
  ['नर्स', 'नर्स'],
  ['', 'We look for somebody who answers telephones in three languages', ''],
])('%j is suggested for %j', (expected, ...titles) => {
  for (const title of titles) expect([title, cleanTitle(title)]).toEqual([title, expected]);
});

test('titles are counted in any spelling, and not suggested in capitals', async () => {
  async function* batches() {
    yield ['STAFF NURSE', 'Cook', 'ICU DRIVER'];
    yield ['Staff Nurse (ICU)', 'cook', 'staff  nurse', '(123)'];
  }
  expect(await countTitles(batches())).toEqual([
    ['Staff Nurse', 3],
    ['Cook', 2],
    ['ICU Driver', 1],
  ]);
});

test('a title with a misspelt word is dropped', async () => {
  async function* batches() {
    yield [...Array<string>(12).fill('Senior Accountant'), 'Accoutant', 'Senior Accountants', 'Cook'];
  }
  const titles = (await countTitles(batches())).map(([title]) => title);
  expect(titles).toEqual(['Senior Accountant', 'Senior Accountants', 'Cook']);
});

test('at most 5,000 are kept: the most frequent', async () => {
  async function* batches() {
    yield Array.from(
      { length: 6_000 },
      (_, number) => `Clerk ${number % 100} of Room ${Math.floor(number / 100)}`,
    );
    yield ['Cook', 'Cook'];
  }
  const counted = await countTitles(batches());
  expect([counted.length, counted[0]]).toEqual([5_000, ['Cook', 2]]);
});
