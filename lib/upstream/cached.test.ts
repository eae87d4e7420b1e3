import { AGES } from '../shared/ages';
import { runInRequest } from '../shared/request-context';
import { processWide } from '../shared/process-wide';
import { cachedRead } from './cached';
import { changes } from './changes';
import { UpstreamError } from './errors';

beforeEach(() => {
  delete processWide.dataCache;
  delete processWide.changes;
});
afterEach(() => jest.useRealTimers());

/** A read that the test lets end. */
function slowRead() {
  let calls = 0;
  let end: (value: string) => void = () => {};
  const read = () => {
    calls += 1;
    return new Promise<string>((resolve) => (end = resolve));
  };
  return { read, calls: () => calls, end: (value: string) => end(value) };
}

/** A read that gives these answers one after the other, the last one for ever; an Error is thrown. */
function readOf(...answers: unknown[]) {
  const calls = { count: 0 };
  const read = async () => {
    const answer = answers[Math.min(calls.count++, answers.length - 1)];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls, read };
}

const away = new UpstreamError('network', 'away');
const later = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);
const settled = () => new Promise((resolve) => setImmediate(resolve));
const fakeClock = () => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] });

test('requests at one time share one call, and later ones its answer', async () => {
  const slow = slowRead();
  const read = cachedRead('shared', slow.read, () => []);
  const both = Promise.all([read(), read(), read()]);
  slow.end('first');
  expect(await both).toEqual(['first', 'first', 'first']);
  expect(await read()).toBe('first');
  expect(slow.calls()).toBe(1);
});

test('what is due is shown once more while it is read anew', async () => {
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
])('%s waits for what is new', async (_, age, isRenewal) => {
  fakeClock();
  const { read } = readOf('old', 'new');
  const get = cachedRead('waits', read, () => []);
  await get();
  later(age);
  expect(await runInRequest({ isRenewal }, () => get())).toBe('new');
});

test('what was read before a change is read again after it', async () => {
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
])('while it is read %s', async (_, changed, told, calls) => {
  let count = 0;
  const readJob = async () => {
    count += 1;
    if (count > 1) return 'new';
    await changes().announce([changed]);
    return 'old';
  };
  expect(await cachedRead(`meanwhile-${changed}`, readJob, () => ['job-1'])()).toBe(told);
  expect(count).toBe(calls);
});

test('while the upstream fails, what it said last is shown, and it is asked again only after a while', async () => {
  fakeClock();
  const { read, calls } = readOf('known', away, away, 'new');
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

test('a mistake of ours is not covered up', async () => {
  const { read } = readOf('known', new Error('a mistake of ours'));
  const get = cachedRead('mistaken', read, () => ['job-1']);
  await get();
  await changes().announce(['job-1']);
  await expect(get()).rejects.toThrow('a mistake of ours');
});

test('what was never read fails; nothing is no answer to recall', async () => {
  await expect(cachedRead('unknown', readOf(away).read, () => [])()).rejects.toThrow('away');
  const gone = cachedRead('gone', readOf(null, away).read, () => ['job-1']);
  expect(await gone()).toBeNull();
  await changes().announce(['job-1']);
  await expect(gone()).rejects.toThrow('away');
});

test('a page is told how long what it shows is good, and is not kept if it is about nothing', async () => {
  fakeClock();
  const now = Date.now();
  const jobs = cachedRead('jobs-of-page', readOf(['a job']).read, () => ['jobs']);
  const job = cachedRead('job-of-page', readOf(null).read, () => ['job-1']);
  const page = await runInRequest({}, async ({ page }) => {
    await jobs();
    return page;
  });
  expect(page).toMatchObject({ isPassing: false, dueAt: now + AGES.data.due * 1000 });
  later(10);
  const second = await runInRequest({}, async ({ page }) => {
    await Promise.all([jobs(), job()]);
    return page;
  });
  expect(second).toMatchObject({ isPassing: true, tags: new Set(['jobs', 'job-1']) });
});

test('what is shared cannot be changed by who reads it', async () => {
  const get = cachedRead('frozen', readOf({ jobs: [{ title: 'Cook' }] }).read, () => []);
  const value = (await get()) as { jobs: { title: string }[] };
  expect(() => value.jobs.push({ title: 'Clerk' })).toThrow(TypeError);
  expect(() => (value.jobs[0]!.title = 'Clerk')).toThrow(TypeError);
});
