import { upstreamForTests } from '../../test/upstream-for-tests';
import { sendJson } from '../../test/http-server';
import { runInRequest } from '../base/request-context';
import { upstreamJob } from '../upstream/jobs';
import { startJobPageExtras } from './job-page-extras';
import { toJob } from './job';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

// How long reads are waited for; times as much as a busy machine may need, unless a test is impatient.
const mockWaits: number[] = [];
let mockPatience = 60;
jest.mock('../upstream/errors', () => {
  const { orNullWithin } = jest.requireActual<typeof import('../upstream/errors')>('../upstream/errors');
  return {
    orNullWithin: <T>(promise: Promise<T>, ms: number) => {
      mockWaits.push(Math.round(ms));
      return orNullWithin(promise, ms * mockPatience);
    },
  };
});
beforeEach(() => {
  mockWaits.length = 0;
  mockPatience = 60;
});
afterEach(() => jest.restoreAllMocks());

const job = toJob(upstreamJob.parse({ id: 1, title: 'Nurse', location: 'Pune', category_id: 3 }));
const jobs = [2, 3, 4, 5].map((id) => ({ id, title: `Nurse ${id}`, location: 'Pune', category_id: 3 }));

/** An API whose responses the test releases. */
function answerAfter(due: Promise<void>) {
  upstream.answers(async (_, response) => {
    await due;
    sendJson(response, {
      status: 1,
      categories: [{ id: 3, name: 'Healthcare', jobs_count: 5 }],
      locations: [{ slug: 'pune', name: 'Pune', region: 'Maharashtra', jobs_count: 5 }],
      data: jobs,
      job: { data: jobs },
    });
  });
}
function answerLater(): () => void {
  let answerNow = () => {};
  answerAfter(new Promise((resolve) => (answerNow = resolve)));
  return answerNow;
}

/** The extras, and the page's facts, after a job that took `jobMs`. */
function open({ jobMs = 0 } = {}) {
  return runInRequest({}, async ({ page }) => {
    const besideJob = startJobPageExtras();
    const later = performance.now() + jobMs;
    if (jobMs > 0) jest.spyOn(performance, 'now').mockImplementation(() => later);
    const { landings, similar } = await besideJob(job);
    return { landings, similar: similar.length, page };
  });
}

const everything = {
  similar: 3,
  landings: {
    category: { name: 'Healthcare', href: '/job/category/healthcare' },
    cities: [{ name: 'Pune', href: '/job/location/pune' }],
  },
};

test('timely answers of an API are included', async () => {
  answerAfter(Promise.resolve());
  expect(await open()).toMatchObject({ ...everything, page: { isUncacheable: false } });
});

test('a slow job waits only briefly for the rest, and its page is not cached without it', async () => {
  const answerNow = answerLater();
  mockPatience = 0.1;
  const first = await open({ jobMs: 1_200 });
  expect(first).toMatchObject({ similar: 0, landings: { cities: [] }, page: { isUncacheable: true } });
  expect(mockWaits).toEqual([300, 300]);
  jest.restoreAllMocks();
  // Meanwhile the reads went on.
  answerNow();
  mockPatience = 60;
  expect(await open()).toMatchObject({ ...everything, page: { isUncacheable: false } });
});
