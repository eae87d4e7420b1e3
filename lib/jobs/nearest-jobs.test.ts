import { sendJson } from '../../test/http-server';
import { upstreamForTests } from '../../test/upstream-for-tests';
import { ALL_JOBS } from '../routes';
import { nearestJobs } from './nearest-jobs';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

test('a search that has found nothing is not asked again before other jobs are', async () => {
  const asked: string[] = [];
  upstream.answers(({ url }, response) => {
    asked.push(url);
    const found = url.includes('search-job') ? [] : [{ id: 1, title: 'Nurse' }];
    sendJson(response, { status: 1, data: { data: { data: found } }, job: { data: found, total: 1 } });
  });
  const nearest = await nearestJobs({ ...ALL_JOBS, keyword: 'zzq' });
  expect([nearest.jobs.map(({ id }) => id), nearest.query, asked.length]).toEqual([['1'], ALL_JOBS, 1]);
  await nearestJobs({ ...ALL_JOBS, keyword: 'zzq', location: 'pune' });
  expect(asked.some((url) => url.includes('search-job'))).toBe(true);
});
