import { upstreamForTests } from '../../test/upstream-for-tests';
import { ALL_JOBS } from '../routes';
import { searchJobs } from './lists';
import { listLocations } from './locations';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

const jobs = ['Pune', 'Bangalore/Bengaluru, Pune', 'Salem, Oregon', 'Mumbai (All Areas)'].map(
  (location, index) => ({ id: index + 1, title: `Job ${index + 1}`, location }),
);

describe('with an API that knows cities', () => {
  test('its own list is used, without entries that are no city', async () => {
    const pune = { slug: 'pune', name: 'Pune', region: 'Maharashtra', jobs_count: 2 };
    upstream.answersJson({ status: 1, categories: [], locations: [pune, { slug: '../x' }] });
    expect(await listLocations()).toEqual([
      { slug: 'pune', name: 'Pune', region: 'Maharashtra', jobsCount: 2 },
    ]);
    expect(upstream.requests()).toHaveLength(1);
  });

  test('it filters the list itself', async () => {
    const job = { data: jobs.slice(0, 2), current_page: 1, per_page: 20, last_page: 1, total: 2 };
    upstream.answersJson({ status: 1, location: 'pune', job });
    expect(await searchJobs({ ...ALL_JOBS, location: 'pune' }, 20)).toMatchObject({
      total: 2,
      jobs: [{ id: '1' }, { id: '2' }],
    });
    expect(upstream.requests()).toHaveLength(1);
  });
});

describe('with an API that knows no cities', () => {
  beforeEach(() => upstream.answersJson({ status: 1, categories: [], job: jobs }));

  test('they are counted from its jobs', async () => {
    expect((await listLocations()).map(({ slug, jobsCount }) => [slug, jobsCount])).toEqual([
      ['pune', 2],
      ['bengaluru', 1],
      ['mumbai', 1],
    ]);
  });

  test('a city’s jobs are picked from all jobs, a page at a time', async () => {
    const page = await searchJobs({ ...ALL_JOBS, location: 'pune', page: 2 }, 1);
    expect([page.total, page.jobs.map(({ id }) => id)]).toEqual([2, ['2']]);
  });
});
