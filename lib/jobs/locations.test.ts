import { upstreamForTests } from '../../test/upstream-for-tests';
import { listLocations } from './locations';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

const jobs = ['Pune', 'Bangalore/Bengaluru, Pune', 'Salem, Oregon', 'Mumbai (All Areas)'].map(
  (location, index) => ({ id: index + 1, title: `Job ${index + 1}`, location }),
);

describe('with an API that knows cities', () => {
  test('its own list is used, without entries that are not cities', async () => {
    const pune = { slug: 'pune', name: 'Pune', region: 'Maharashtra', jobs_count: 2 };
    upstream.answersJson({ status: 1, categories: [], locations: [pune, { slug: '../x' }] });
    expect(await listLocations()).toEqual([
      { slug: 'pune', name: 'Pune', region: 'Maharashtra', jobsCount: 2 },
    ]);
    expect(upstream.requests()).toHaveLength(1);
  });
});

describe('with an API without cities', () => {
  beforeEach(() => upstream.answersJson({ status: 1, categories: [], job: jobs }));

  test('they are counted from its jobs', async () => {
    expect((await listLocations()).map(({ slug, jobsCount }) => [slug, jobsCount])).toEqual([
      ['pune', 2],
      ['bengaluru', 1],
      ['mumbai', 1],
    ]);
  });
});
