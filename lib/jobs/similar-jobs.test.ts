import { upstreamJob } from '../upstream/jobs';
import { sendJson } from '../../test/http-server';
import { upstreamForTests } from '../../test/upstream-for-tests';
import { toJob } from './job';
import { similarJobs } from './job-page-extras';
import { ALL_JOBS } from '../routes';
import { nearestJobs } from './nearest-jobs';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

const job = toJob(upstreamJob.parse({ id: 1, title: 'Staff Nurse', location: 'Pune', category_id: 3 }));

test('the same category, a similar title and the same city rank first; the job itself is left out', async () => {
  const category = [
    { id: 1, title: 'Staff Nurse', location: 'Pune', category_id: 3 },
    { id: 2, title: 'Pharmacist', location: 'Delhi', category_id: 3 },
    { id: 3, title: 'Nurse, night shift', location: 'Delhi', category_id: 3 },
    { id: 4, title: 'Nurse', location: 'Pune', category_id: 3 },
    { id: 5, title: 'Pharmacist', location: 'Pune', category_id: 3 },
  ];
  upstream.answersJson({ status: 1, data: category });
  const similar = await similarJobs(job, 3);
  expect(similar.map(({ id }) => id)).toEqual(['4', '3', '5']);
});

test('a small category is topped up with other jobs', async () => {
  upstream.answers(({ url }, response) =>
    sendJson(
      response,
      url.includes('by-category')
        ? { status: 1, data: [job, { id: 2, title: 'Aide', category_id: 3 }] }
        : {
            status: 1,
            job: [
              { id: 2, title: 'Aide' },
              { id: 9, title: 'Driver' },
            ],
          },
    ),
  );
  expect((await similarJobs(job, 4)).map(({ id }) => id)).toEqual(['2', '9']);
});

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
