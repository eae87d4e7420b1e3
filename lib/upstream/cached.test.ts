import { AGES } from '../base/ages';
import { runInRequest } from '../base/request-context';
import { processWide } from '../base/process-wide';
import { cachedRead } from './cached';
import { changes } from './changes';
import { UpstreamError } from './errors';

beforeEach(() => {
  delete processWide.dataCache;
  delete processWide.changes;
});
afterEach(() => jest.useRealTimers());

/** A read that returns these results in turn, repeating the last; a given Error is thrown. */
function readOf(...answers: unknown[]) {
  const calls = { count: 0 };
  const read = async () => {
    const answer = answers[Math.min(calls.count++, answers.length - 1)];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls, read };
}

const outage = new UpstreamError('network', 'away');
const later = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);
const settled = () => new Promise((resolve) => setImmediate(resolve));
const fakeClock = () => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] });

test('data past dueAt is served once more while it is fetched again', async () => {
  fakeClock();
  const { read } = readOf('old', 'new');
  const get = cachedRead('due', read, () => []);
  expect(await get()).toBe('old');
  later(AGES.data.due - 1);
  expect(await get()).toBe('old');
  later(2);
  expect(await get()).toBe('old');
  await settled();
  expect(await get()).toBe('new');
});

test.each([
  ['what is too old', AGES.data.tooOld + 1, false],
  ['a page that is made anew for nobody', AGES.data.due + 1, true],
])('%s waits for fresh data', async (_, age, isRenewal) => {
  fakeClock();
  const { read } = readOf('old', 'new');
  const get = cachedRead('waits', read, () => []);
  await get();
  later(age);
  expect(await runInRequest({ isRenewal }, () => get())).toBe('new');
});

test('data read before a change is fetched again after it', async () => {
  fakeClock();
  const { read, calls } = readOf('old', 'new');
  const get = cachedRead('changed', read, () => ['job-1']);
  expect(await get()).toBe('old');
  await changes().announce(['job-2']);
  expect(await get()).toBe('old');
  await changes().announce(['job-1']);
  later(0.001);
  expect(await get()).toBe('new');
  expect(calls.count).toBe(2);
});

test.each([
  ['what it is about changed', 'job-1', 'new', 2],
  ['something else changed', 'job-2', 'old', 1],
])('while a fetch is in flight %s', async (_, changed, expected, calls) => {
  let count = 0;
  const readJob = async () => {
    count += 1;
    if (count > 1) return 'new';
    await changes().announce([changed]);
    return 'old';
  };
  expect(await cachedRead(`meanwhile-${changed}`, readJob, () => ['job-1'])()).toBe(expected);
  expect(count).toBe(calls);
});

test('while the upstream fails, its last response is served, and retries are spaced out', async () => {
  fakeClock();
  const { read, calls } = readOf('known', outage, outage, 'new');
  const get = cachedRead('recalled', read, () => ['job-1']);
  expect(await get()).toBe('known');
  await changes().announce(['job-1']);
  later(0.001);
  expect(await get()).toBe('known');
  expect(await get()).toBe('known');
  expect(calls.count).toBe(2);
  later(AGES.recalledData + 1);
  expect(await get()).toBe('known');
  await settled();
  later(AGES.recalledData + 1);
  expect(await get()).toBe('known');
  await settled();
  expect(await get()).toBe('new');
});

test('a bug in our own code is not masked', async () => {
  const { read } = readOf('known', new Error('a mistake of ours'));
  const get = cachedRead('mistaken', read, () => ['job-1']);
  await get();
  await changes().announce(['job-1']);
  await expect(get()).rejects.toThrow('a mistake of ours');
});

test('a failure without cached data is thrown; an absence is not recalled', async () => {
  await expect(cachedRead('unknown', readOf(outage).read, () => [])()).rejects.toThrow('away');
  const gone = cachedRead('gone', readOf(null, outage).read, () => ['job-1']);
  expect(await gone()).toBeNull();
  await changes().announce(['job-1']);
  await expect(gone()).rejects.toThrow('away');
});

test('a page inherits the age of its data, and is not cached if its data is absent', async () => {
  fakeClock();
  const now = Date.now();
  const jobs = cachedRead('jobs-of-page', readOf(['a job']).read, () => ['jobs']);
  const job = cachedRead('job-of-page', readOf(null).read, () => ['job-1']);
  const page = await runInRequest({}, async ({ page }) => {
    await jobs();
    return page;
  });
  expect(page).toMatchObject({ isUncacheable: false, dueAt: now + AGES.data.due * 1000 });
  later(10);
  const second = await runInRequest({}, async ({ page }) => {
    await Promise.all([jobs(), job()]);
    return page;
  });
  expect(second).toMatchObject({ isUncacheable: true, tags: new Set(['jobs', 'job-1']) });
});
