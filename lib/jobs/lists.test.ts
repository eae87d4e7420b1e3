import { upstreamForTests } from '../../test/upstream-for-tests';
import { listCategories, popularCategories } from './categories';
import { ALL_JOBS } from '../routes';
import { listJobs } from './lists';
import { listLocations } from './locations';
import { searchJobs } from './search-jobs';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

const jobs = [{ id: 1, title: 'Nurse' }, { title: 'no id' }, { id: '2', title: 'Driver' }];
const titles = (list: { jobs: { title: string }[] }) => list.jobs.map(({ title }) => title);

describe('listJobs', () => {
  test('reads one page; a malformed job costs only itself', async () => {
    upstream.answersJson({
      status: 1,
      job: { data: jobs, current_page: 2, per_page: 3, last_page: 9, total: 27 },
    });
    const list = await listJobs('', 2, 3);
    expect(titles(list)).toEqual(['Nurse', 'Driver']);
    expect(list.total).toBe(27);
    // What follows finds out, once, from which number the API counts.
    expect(upstream.urls()[0]).toBe('/api/job/list/active?page=2&per_page=3&fields=summary');
  });
});

describe('listJobs of a category', () => {
  test('reads a category’s jobs', async () => {
    upstream.answersJson({ status: 1, data: jobs });
    expect(titles(await listJobs('3', 1, 20))).toEqual(['Nurse', 'Driver']);
    expect(upstream.urls()).toEqual(['/api/job/active-jobs-by-category/3?page=1&per_page=20&fields=summary']);
  });

  test.each([
    ['404', {}, 404],
    ['status 0, and an empty list', { status: 0, data: [] }, 200],
  ])('an unknown or empty category (%s) has no jobs', async (_, body, status) => {
    upstream.answersJson(body, status);
    expect(await listJobs('3', 1, 20)).toEqual({ jobs: [], total: 0 });
  });

  test.each([
    ['500', {}, 500, 'http'],
    ['status 0 without a list', { status: 0, message: 'Server error' }, 200, 'shape'],
  ])('a failing upstream (%s) is not an empty category', async (_, body, status, kind) => {
    upstream.answersJson(body, status);
    await expect(listJobs('3', 1, 20)).rejects.toMatchObject({ kind });
  });
});

test('searchJobs posts keyword and category', async () => {
  upstream.answersJson({
    data: { data: { data: jobs, current_page: 1, per_page: 20, last_page: 1, total: 3 } },
  });
  expect(titles(await searchJobs({ ...ALL_JOBS, keyword: 'नर्स & co', category: '3' }, 20))).toEqual([
    'Nurse',
    'Driver',
  ]);
  const [request] = upstream.requests();
  expect(request).toMatchObject({
    method: 'POST',
    url: '/api/search-job-by-keyword-and-category?page=1&per_page=20&fields=summary&words=meant&facets=1',
  });
  expect(JSON.parse(String(request!.body))).toEqual({ keyword: 'नर्स & co', category: '3' });
});

describe('listCategories', () => {
  test('keeps the order and skips nameless ones', async () => {
    upstream.answersJson({
      status: true,
      categories: [
        { id: 2, name: 'IT', jobs_count: '4' },
        { id: 1, name: null },
        { id: 3, name: { en: 'Finance' } },
        { id: 4, name: ' ' },
        { id: 5, name: { en: 'Sales', hi: 'बिक्री' } },
      ],
    });
    expect(await listCategories()).toEqual([
      { id: '2', name: 'IT', slug: 'it', jobsCount: 4 },
      { id: '3', name: 'Finance', slug: 'finance', jobsCount: null },
    ]);
  });
});

const categories = [4, 9, null, 1, 7].map((jobsCount, index) => ({
  id: String(index + 1),
  name: `Field ${index + 1}`,
  slug: `field-${index + 1}`,
  jobsCount,
}));
const ids = (limit: number, selected?: string) =>
  popularCategories(categories, limit, selected).map(({ id }) => id);

test('the categories with most jobs are kept, in the order given', () => {
  expect(ids(2)).toEqual(['2', '5']);
  expect(ids(3)).toEqual(['1', '2', '5']);
});

test('the selected one is kept, however few jobs it has', () => {
  expect(ids(2, '3')).toEqual(['2', '3']);
});

test('a short list is kept whole', () => {
  expect(ids(5)).toEqual(['1', '2', '3', '4', '5']);
  expect(popularCategories([], 2)).toEqual([]);
});

const inCities = ['Pune', 'Bangalore/Bengaluru, Pune', 'Salem, Oregon', 'Mumbai (All Areas)'].map(
  (location, index) => ({ id: index + 1, title: `Job ${index + 1}`, location }),
);

test('cities are those of an API that knows them, without entries that are none', async () => {
  const pune = { slug: 'pune', name: 'Pune', region: 'Maharashtra', jobs_count: 2 };
  upstream.answersJson({ status: 1, categories: [], locations: [pune, { slug: '../x' }] });
  expect(await listLocations()).toEqual([
    { slug: 'pune', name: 'Pune', region: 'Maharashtra', jobsCount: 2 },
  ]);
  expect(upstream.requests()).toHaveLength(1);
});

test('without such an API they are counted from its jobs', async () => {
  upstream.answersJson({ status: 1, categories: [], job: inCities });
  expect((await listLocations()).map(({ slug, jobsCount }) => [slug, jobsCount])).toEqual([
    ['pune', 2],
    ['bengaluru', 1],
    ['mumbai', 1],
  ]);
});
