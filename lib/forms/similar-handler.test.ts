import { upstreamForTests } from '../../test/upstream-for-tests';
import { processWide } from '../base/process-wide';
import { readSimilar } from './similar';
import { similarHandler } from './similar-handler';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

beforeEach(() => {
  delete processWide.uses;
});

const ask = (headers: Record<string, string> = {}) =>
  similarHandler(new Request('http://localhost/api/similar', { headers }));

const nurses = Array.from({ length: 6 }, (_, index) => ({
  id: index + 1,
  title: 'Staff Nurse',
  company_name: null,
  location: 'Pune',
  salary: '3 LPA',
  category_id: 3,
}));

test('the three newest jobs, despite missing fields', async () => {
  upstream.answersJson({ status: 1, job: { data: nurses } });
  const response = await ask();
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=300, s-maxage=300',
  ]);
  const jobs = await readSimilar(response);
  expect(jobs).toHaveLength(3);
  expect(jobs[0]).toEqual({
    path: '/job-details/1/staff-nurse',
    title: 'Staff Nurse',
    company: '',
    location: 'Pune',
    salary: '₹3 lakh a year',
  });
});

test('a failing API is reported as such; another site is refused', async () => {
  upstream.answers((_, response) => response.writeHead(500).end());
  const failed = await ask();
  expect(failed.status).toBe(503);
  await expect(readSimilar(failed)).rejects.toThrow(TypeError);
  expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});
