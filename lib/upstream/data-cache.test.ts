import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { AGES } from '../base/ages';
import { runInRequest } from '../base/request-context';
import { Changes } from './changes';
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
