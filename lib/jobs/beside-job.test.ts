import { setTimeout as sleep } from 'node:timers/promises';
import { upstreamForTests } from '../../test/upstream-for-tests';
import { sendJson } from '../../test/http-server';
import { runInRequest } from '../shared/request-context';
import { upstreamJob } from '../upstream/jobs';
import { startBesideJob } from './beside-job';
import { toJob } from './job';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

const job = toJob(upstreamJob.parse({ id: 1, title: 'Nurse', location: 'Pune', category_id: 3 }));
const jobs = [2, 3, 4, 5].map((id) => ({ id, title: `Nurse ${id}`, location: 'Pune', category_id: 3 }));

/** An API that takes so long for each list. */
function answerAfter(ms: number) {
  upstream.answers(async (_, response) => {
    await sleep(ms);
    sendJson(response, {
      status: 1,
      categories: [{ id: 3, name: 'Healthcare', jobs_count: 5 }],
      locations: [{ slug: 'pune', name: 'Pune', region: 'Maharashtra', jobs_count: 5 }],
      data: jobs,
      job: { data: jobs },
    });
  });
}

/** What stands beside the job, its page's facts, and how long it took after a job that took `jobMs`. */
function open({ jobMs = 0, isRenewal = false } = {}) {
  return runInRequest({ isRenewal }, async ({ page }) => {
    const besideJob = startBesideJob();
    await sleep(jobMs);
    const startedAt = performance.now();
    const { landings, similar } = await besideJob(job);
    return { landings, similar: similar.length, page, ms: performance.now() - startedAt };
  });
}

const everything = {
  similar: 3,
  landings: {
    category: { name: 'Healthcare', href: '/job/category/healthcare' },
    cities: [{ name: 'Pune', href: '/job/location/pune' }],
  },
};

test('what an API says in time is there', async () => {
  answerAfter(50);
  expect(await open()).toMatchObject({ ...everything, page: { isUncacheable: false } });
});

test('what does not depend on the job is read before the job is there', async () => {
  answerAfter(0);
  startBesideJob();
  await sleep(200);
  expect(upstream.urls()).toEqual(['/api/category/list/active']);
});

test('a job that took long waits for little more, and its page is not kept without the rest', async () => {
  answerAfter(1_200);
  const first = await open({ jobMs: 1_200 });
  expect(first).toMatchObject({ similar: 0, landings: { cities: [] }, page: { isUncacheable: true } });
  expect(first.ms).toBeLessThan(900);
  // Meanwhile the reads went on.
  await sleep(1_500);
  expect(await open()).toMatchObject({ ...everything, page: { isUncacheable: false } });
});

test('a renewal, for which nobody waits, takes its time', async () => {
  answerAfter(700);
  expect(await open({ isRenewal: true })).toMatchObject(everything);
});
