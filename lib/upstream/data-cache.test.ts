import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { AGES } from '../base/ages';
import { processWide } from '../base/process-wide';
import { runInRequest } from '../base/request-context';
import { cachedRead } from './cached';
import { Changes, changes } from './changes';
import { DataCache } from './data-cache';
import { UpstreamError } from './errors';
import { LastReads } from './last-reads';

let folder: string;
let logged: jest.SpyInstance;
const opened: LastReads[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dwaar-data-'));
  logged = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const reads of opened.splice(0)) reads.close();
  rmSync(folder, { recursive: true });
});

/** The cache that a website process has after it starts. */
function startProcess(): DataCache {
  const reads = LastReads.open(folder, 'origin')!;
  opened.push(reads);
  return new DataCache(new Changes(), reads);
}

const outage = new UpstreamError('network', 'away');
const source = (read: () => Promise<unknown>) => ({
  read: jest.fn(read),
  tags: ['jobs'],
  isAbsent: (result: unknown) => result === null,
});
const answering = (value: unknown) => source(async () => value);
const failing = (error: Error = outage) => source(() => Promise.reject(error));

test('while the upstream is down, the last reads are served, even after a restart', async () => {
  await startProcess().read('jobs', answering({ jobs: [{ title: 'पकवान' }] }));
  const restarted = startProcess();
  const failingSource = failing();
  expect(await restarted.read('jobs', failingSource)).toEqual({ jobs: [{ title: 'पकवान' }] });
  expect(await restarted.read('jobs', failingSource)).toEqual({ jobs: [{ title: 'पकवान' }] });
  // Not retried on every read.
  expect(failingSource.read).toHaveBeenCalledTimes(1);
  await expect(restarted.read('other jobs', failingSource)).rejects.toBe(outage);
});

test('a page made of them is due again soon, but may be served throughout the outage', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  await startProcess().read('jobs', answering(['known']));
  jest.advanceTimersByTime(AGES.data.tooOld * 1000);
  const restarted = startProcess();
  const page = await runInRequest({}, async ({ page }) => {
    await restarted.read('jobs', failing());
    return page;
  });
  expect(page).toMatchObject({
    isUncacheable: false,
    dueAt: Date.now() + AGES.recalledData * 1000,
    tooOldAt: Infinity,
  });
});

test('after a restart, the last read is shown at once while it is refreshed, unless it is too old', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  await startProcess().read('jobs', answering('before'));
  const hanging = source(() => new Promise(() => {}));
  expect(await startProcess().read('jobs', hanging)).toBe('before');
  expect(hanging.read).toHaveBeenCalledTimes(1);
  const restarted = startProcess();
  const page = await runInRequest({}, async ({ page }) => {
    expect(await restarted.read('jobs', answering('after'))).toBe('before');
    return page;
  });
  expect(page.dueAt).toBeLessThanOrEqual(Date.now());
  await new Promise(setImmediate);
  expect(await restarted.read('jobs', failing())).toBe('after');
  jest.advanceTimersByTime(AGES.data.tooOld * 1000);
  expect(await startProcess().read('jobs', answering('later'))).toBe('later');
});

test('what does not exist is not written down, however often it is asked for', async () => {
  const cache = startProcess();
  for (let page = 0; page < 20; page++) await cache.read(`gone ${page}`, answering(null));
  await cache.read('jobs', answering('known'));
  opened.pop()!.close();
  const file = new Database(path.join(folder, 'last-reads.sqlite'), { readonly: true });
  expect(file.prepare('SELECT count(*) FROM reads').pluck().get()).toBe(1);
  file.close();
});

test('a damaged row counts as missing', async () => {
  await startProcess().read('jobs', answering('known'));
  new Database(path.join(folder, 'last-reads.sqlite')).exec(`UPDATE reads SET value = '{"jobs":['`).close();
  await expect(startProcess().read('jobs', failing())).rejects.toBe(outage);
  expect(logged.mock.calls.join()).toContain('last-read-damaged');
});

test('200 concurrent reads share one call, and all get its result or failure', async () => {
  const cache = new DataCache(new Changes(), null);
  const readAll = (of: ReturnType<typeof source>, key: string) =>
    Promise.allSettled(Array.from({ length: 200 }, () => cache.read(key, of)));
  const [known, lost] = [answering('known'), failing()];
  for (const each of await readAll(known, 'jobs')) expect(each).toMatchObject({ value: 'known' });
  expect(await cache.read('jobs', known)).toBe('known');
  for (const each of await readAll(lost, 'other jobs')) expect(each).toMatchObject({ reason: outage });
  for (const { read } of [known, lost]) expect(read).toHaveBeenCalledTimes(1);
});

beforeEach(() => {
  delete processWide.dataCache;
  delete processWide.changes;
});

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

describe('last reads', () => {
  let file: string;
  beforeEach(() => (file = path.join(folder, 'last-reads.sqlite')));

  function open(origin = 'build-1 http://api/', maxBytes?: number): LastReads {
    const reads = LastReads.open(folder, origin, maxBytes)!;
    opened.push(reads);
    return reads;
  }
  const reopen = (origin?: string) => {
    opened.pop()!.close();
    return open(origin);
  };
  const events = () => logged.mock.calls.map(([line]) => JSON.parse(line as string).event as string);

  test('only the owner can read the file, including one of an earlier release', () => {
    writeFileSync(file, '', { mode: 0o644 });
    open().set('job 7', '1');
    for (const name of readdirSync(folder))
      expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
  });

  test('the latest values survive a restart', () => {
    const reads = open();
    reads.set('job 7', '{"title":"पकवान"}');
    reads.set('job 8', 'old');
    reads.set('job 8', 'new');
    expect([reads.get('job 7'), reads.get('none')]).toEqual(['{"title":"पकवान"}', null]);
    const again = reopen();
    expect([again.get('job 7'), again.get('job 8')]).toEqual(['{"title":"पकवान"}', 'new']);
  });

  test.each(['build-2 http://api/', 'build-1 http://another/'])('for %s it starts empty', (origin) => {
    open().set('job 7', 'kept');
    expect(reopen(origin).get('job 7')).toBeNull();
    expect(reopen('build-1 http://api/').get('job 7')).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });

  test.each<[string, () => void]>([
    ['is no database', () => writeFileSync(file, 'something else, of a few words. '.repeat(200))],
    ['is cut off', () => writeFileSync(file, readFileSync(file).subarray(0, 3_000))],
    [
      'has another table of that name',
      () => new Database(file).exec('DROP TABLE reads; CREATE TABLE reads (id INTEGER)').close(),
    ],
  ])('a file that %s is replaced', (_, damage) => {
    open().set('job 7', 'x'.repeat(50_000));
    opened.pop()!.close();
    damage();
    const reads = open();
    reads.set('job 8', 'kept');
    expect([reads.get('job 7'), reads.get('job 8')]).toEqual([null, 'kept']);
  });

  test('where the folder cannot be created, there is no file, and this is logged', () => {
    writeFileSync(path.join(folder, 'a-file'), '');
    expect(LastReads.open(path.join(folder, 'a-file'), 'origin')).toBeNull();
    expect(LastReads.open(path.join(folder, 'a-file', 'below'), 'origin')).toBeNull();
    expect(events()).toEqual(['last-reads-not-opened', 'last-reads-not-opened']);
  });

  test('a file locked by another program is left alone', () => {
    open().set('job 7', 'kept');
    const other = new Database(file);
    other.exec('BEGIN EXCLUSIVE');
    try {
      expect(LastReads.open(folder, 'another origin')).toBeNull();
      expect([existsSync(file), events()]).toEqual([true, ['last-reads-not-opened']]);
    } finally {
      other.exec('ROLLBACK').close();
    }
    expect(opened[0]!.get('job 7')).toBe('kept');
  });

  test('the newest values stay when it is pruned', () => {
    const reads = open(undefined, 10_000);
    for (let number = 0; number < 20; number += 1) reads.set(`job ${number}`, 'क'.repeat(333));
    reads.set('job 3', 'क'.repeat(333));
    reads.prune();
    const kept = Array.from({ length: 20 }, (_, number) => number).filter((number) =>
      reads.get(`job ${number}`),
    );
    expect(kept).toEqual([3, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });

  test('failing writes are logged once until they work again, and reads go on', () => {
    const reads = open();
    reads.set('job 7', 'kept');
    const other = new Database(file);
    const fail = () =>
      other.exec("CREATE TRIGGER full BEFORE INSERT ON reads BEGIN SELECT RAISE(ABORT, 'disk full'); END");
    fail();
    for (const key of ['job 8', 'job 9']) {
      reads.set(key, 'lost');
      expect([reads.get(key), reads.get('job 7')]).toEqual([null, 'kept']);
    }
    expect(events()).toEqual(['last-reads-failed']);
    other.exec('DROP TRIGGER full');
    reads.set('job 8', 'kept');
    expect(reads.get('job 8')).toBe('kept');
    fail();
    reads.set('job 9', 'lost');
    expect(events()).toHaveLength(2);
    other.close();
  });
});
