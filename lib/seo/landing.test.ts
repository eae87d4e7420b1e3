import { upstreamForTests } from '../../test/upstream-for-tests';
import { headingOf, pathOf, searchOf, subjectOf } from './landing';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

beforeEach(() =>
  upstream.answersJson({ status: 1, categories: [{ id: 3, name: 'Health & Care', jobs_count: 2 }] }),
);

test.each([
  ['fresher', '/job/fresher', 'fresher', ''],
  ['location/bangalore', '/job/location/bengaluru', '', 'bengaluru'],
  ['category/health-and-care', '/job/category/health-and-care', '', ''],
  ['category/health-and-care/poona', '/job/category/health-and-care/pune', '', 'pune'],
])('/job/%s is the page %s', async (address, path, experience, location) => {
  const subject = (await subjectOf(address.split('/')))!;
  expect(pathOf(subject)).toBe(path);
  const category = address.startsWith('category') ? '3' : '';
  expect(searchOf(subject)).toMatchObject({ category, experience, location });
});

test.each([
  'nothing',
  'location',
  'location/nowhere',
  'location/pune/x',
  'category/x',
  'category/x/pune',
  'category/health-and-care/nowhere',
  'category/health-and-care/pune/x',
])('there is no page /job/%s', async (address) => expect(await subjectOf(address.split('/'))).toBeNull());

test('a heading uses the requested name of the city', async () => {
  const subject = (await subjectOf(['location', 'bangalore']))!;
  expect(headingOf(subject)).toContain('Bengaluru');
  expect(headingOf(subject, 'Bengaluru (Bangalore)')).toContain('Bengaluru (Bangalore)');
});
