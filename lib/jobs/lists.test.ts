import { sendJson } from '../../test/http-server';
import { upstreamForTests } from '../../test/upstream-for-tests';
import { ALL_JOBS } from '../routes';
import { listCategories, popularCategories } from './categories';
import { findJobs } from './find-jobs';
import { listJobs, walkJobs } from './lists';
import { listLocations } from './locations';
import { searchJobs } from './search-jobs';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

const jobs = [{ id: 1, title: 'Nurse' }, { title: 'no id' }, { id: '2', title: 'Driver' }];
const titles = (list: { jobs: { title: string }[] }) => list.jobs.map(({ title }) => title);

test('a list is read page by page; a malformed job costs only itself', async () => {
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

test('a category’s jobs are read', async () => {
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

test('categories keep their order, without nameless ones', async () => {
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

async function idsOf(walk: ReturnType<typeof walkJobs>): Promise<string[]> {
  const ids: string[] = [];
  for await (const jobs of walk) ids.push(...jobs.map(({ id }) => id));
  return ids;
}

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index, title: 'Nurse' }));

/** An API with `total` jobs that returns at most `most` a page, whatever page size is requested. */
function capPageSize(maxPerPage: number, total: number) {
  upstream.answers(({ url }, response) => {
    const query = new URL(url, 'http://upstream').searchParams;
    const [page, size] = [Number(query.get('page')), Math.min(maxPerPage, Number(query.get('per_page')))];
    const data = numbered((page - 1) * size + 1, Math.min(total, page * size));
    const last_page = Math.ceil(total / size);
    const prev_page_url = page > 1 ? '/' : null;
    const about = { current_page: page, per_page: size, last_page, total, prev_page_url };
    sendJson(response, { status: 1, job: { data, ...about } });
  });
}

test('all pages of a paginator are read', async () => {
  capPageSize(1000, 2500);
  expect(await idsOf(walkJobs({ fields: 'summary' }))).toEqual(numbered(1, 2500).map(({ id }) => String(id)));
  expect(upstream.requests()).toHaveLength(3);
});

test('skip and take work by page where the API honours paging', async () => {
  capPageSize(1000, 5000);
  const ids = await idsOf(walkJobs({ fields: 'summary', skip: 3000, take: 1000 }));
  expect([ids[0], ids.length]).toEqual(['3001', 1000]);
  expect(upstream.requests()).toHaveLength(1);
});

test('and by counting where it has its own page size, or none', async () => {
  capPageSize(400, 2500);
  const counted = await idsOf(walkJobs({ fields: 'summary', skip: 1000, take: 1000 }));
  expect([counted[0], counted.at(-1), counted.length]).toEqual(['1001', '2000', 1000]);
  upstream.answersJson({ status: 1, job: numbered(1, 2500) });
  const bare = await idsOf(walkJobs({ fields: 'summary', skip: 2000, take: 1000 }));
  expect([bare[0], bare.at(-1)]).toEqual(['2001', '2500']);
});

test('a job past its closing date is left out; an error status throws', async () => {
  upstream.answersJson({
    status: 1,
    job: [
      { id: 1, title: 'Nurse', expires_at: '2020-01-01' },
      { id: 2, title: 'Nurse' },
    ],
  });
  expect(await idsOf(walkJobs({ fields: 'all' }))).toEqual(['2']);
  upstream.answersJson({ status: 0 });
  await expect(idsOf(walkJobs({ fields: 'all' }))).rejects.toMatchObject({ kind: 'shape' });
});

describe('find jobs', () => {
  const jobs = [
    { id: 1, title: 'Java developer', location: 'Bangalore' },
    { id: 2, title: 'Java trainer', location: 'Pune, Maharashtra' },
    { id: 3, title: 'Java tester', location: 'Mumbai / Pune' },
  ];
  const titles = ({ jobs: found }: { jobs: { title: string }[] }) => found.map(({ title }) => title);

  describe('if the API supports no more than the specification, the website filters by city itself', () => {
    beforeEach(() =>
      upstream.answers(({ url }, response) => {
        const list = { data: jobs };
        const isSearch = url.includes('search-job');
        sendJson(response, isSearch ? { data: { data: list } } : { status: 1, data: jobs, job: list });
      }),
    );

    test.each([
      [{ keyword: 'java', location: 'pune' }, ['Java trainer', 'Java tester']],
      [{ keyword: 'java', category: '3', location: 'pune' }, ['Java trainer', 'Java tester']],
      [{ location: 'mumbai' }, ['Java tester']],
      [{ keyword: 'java', location: 'chennai' }, []],
    ])('%j', async (query, expected) => {
      const found = await findJobs({ ...ALL_JOBS, ...query }, 20);
      expect([titles(found), found.total]).toEqual([expected, expected.length]);
    });

    test('page by page', async () => {
      const found = await findJobs({ ...ALL_JOBS, keyword: 'java', location: 'pune', page: 2 }, 1);
      expect([titles(found), found.total]).toEqual([['Java tester'], 2]);
    });
  });

  describe('an API that supports no more than the specification is asked for a page of a list once', () => {
    const answer = (list: object) =>
      upstream.answers((request, response) => {
        const beside = Array.isArray(list) ? { data: list } : list;
        sendJson(
          response,
          request.url.includes('search-job') ? { data: { data: list } } : { status: 1, job: list, ...beside },
        );
      });
    const ownPages = { data: jobs, current_page: 1, per_page: 10, last_page: 1, total: 3 };
    const onePage = { ...ownPages, per_page: 20 };

    test.each([
      ['in pages of its own size', ownPages],
      ['of which this page is all', onePage],
      ['as a bare list', jobs],
    ])('%s', async (_, list) => {
      answer(list);
      for (const query of [{ keyword: 'java' }, { category: '3' }, { keyword: 'java', category: '3' }, {}]) {
        upstream.reset();
        answer(list);
        const found = await findJobs({ ...ALL_JOBS, ...query }, 20);
        expect([found.total, titles(found), found.facets?.location]).toEqual([
          3,
          jobs.map(({ title }) => title),
          { bengaluru: 1, pune: 2, mumbai: 1 },
        ]);
        expect(upstream.urls()).toHaveLength(1);
      }
    });

    test('and for the rest of a longer one', async () => {
      upstream.answers((request, response) => {
        const page = Number(new URL(request.url, 'http://api').searchParams.get('page'));
        const paging = { current_page: page, per_page: 1, last_page: 3, total: 3 };
        sendJson(response, { status: 1, data: [jobs[page - 1]], ...paging });
      });
      const found = await findJobs({ ...ALL_JOBS, category: '3' }, 20);
      expect(titles(found)).toEqual(jobs.map(({ title }) => title));
      expect(upstream.urls()).toHaveLength(3);
    });
  });

  test('an API that can filter is only asked for missing parts', async () => {
    upstream.answersJson({
      location: 'pune',
      data: { data: { data: [jobs[1]], current_page: 1, per_page: 20, total: 1 } },
    });
    const found = await findJobs({ ...ALL_JOBS, keyword: 'java jobs in poona' }, 20);
    expect(titles(found)).toEqual(['Java trainer']);
    expect(found.meant).toEqual({ ...ALL_JOBS, keyword: 'java', location: 'pune' });
    expect(upstream.urls()).toEqual([
      '/api/search-job-by-keyword-and-category?page=1&per_page=20&fields=summary&location=pune&words=meant&typed=java+jobs+in+poona&place=typed&facets=1',
    ]);
    expect(JSON.parse(String(upstream.requests()[0]!.body))).toEqual({ keyword: 'java', category: '' });
  });

  test('if the interpreted search finds nothing, it runs as typed', async () => {
    const teller = { id: 9, title: 'Teller', company_name: 'Salem Traders' };
    upstream.answers(({ url }, response) => {
      const inSalem = { location: 'salem', data: { data: [] } };
      sendJson(response, url.includes('location=') ? inSalem : { data: { data: [teller] } });
    });
    const found = await findJobs({ ...ALL_JOBS, keyword: 'salem traders' }, 20);
    expect(titles(found)).toEqual(['Teller']);
    expect(found.meant).toEqual({ ...ALL_JOBS, keyword: 'salem traders' });
  });
});
