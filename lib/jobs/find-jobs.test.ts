import { sendJson } from '../../test/http-server';
import { upstreamForTests } from '../../test/upstream-for-tests';
import { ALL_JOBS } from '../routes';
import { findJobs } from './find-jobs';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

const jobs = [
  { id: 1, title: 'Java developer', location: 'Bangalore' },
  { id: 2, title: 'Java trainer', location: 'Pune, Maharashtra' },
  { id: 3, title: 'Java tester', location: 'Mumbai / Pune' },
];
const titles = ({ jobs: found }: { jobs: { title: string }[] }) => found.map(({ title }) => title);

describe('if the API supports no more than the specification, the website filters by city itself', () => {
  beforeEach(() =>
    upstream.answers((request, response) => {
      const list = { data: jobs };
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify(
          request.url!.includes('search-job')
            ? { data: { data: list } }
            : { status: 1, data: jobs, job: list },
        ),
      );
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
  upstream.answers((request, response) => {
    const found = request.url!.includes('location=')
      ? []
      : [{ id: 9, title: 'Teller', company_name: 'Salem Traders' }];
    const location = request.url!.includes('location=') ? 'salem' : undefined;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ location, data: { data: found } }));
  });
  const found = await findJobs({ ...ALL_JOBS, keyword: 'salem traders' }, 20);
  expect(titles(found)).toEqual(['Teller']);
  expect(found.meant).toEqual({ ...ALL_JOBS, keyword: 'salem traders' });
});
