import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { AGES } from '../shared/ages';
import { runInRequest } from '../shared/request-context';
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

/** What a process of the website has after its start. */
function startProcess(): DataCache {
  const reads = LastReads.open(folder, 'origin')!;
  opened.push(reads);
  return new DataCache(new Changes(), reads);
}

const away = new UpstreamError('network', 'away');
const source = (read: () => Promise<unknown>) => ({
  read: jest.fn(read),
  tags: ['jobs'],
  isAbsent: (result: unknown) => result === null,
});
const answering = (value: unknown) => source(async () => value);
const failing = (error: Error = away) => source(() => Promise.reject(error));

test('while the upstream is away, what was read last is shown, over a restart as well', async () => {
  await startProcess().read('jobs', answering({ jobs: [{ title: 'पकवान' }] }));
  const restarted = startProcess();
  const asked = failing();
  expect(await restarted.read('jobs', asked)).toEqual({ jobs: [{ title: 'पकवान' }] });
  expect(await restarted.read('jobs', asked)).toEqual({ jobs: [{ title: 'पकवान' }] });
  // Not asked at each read.
  expect(asked.read).toHaveBeenCalledTimes(1);
  await expect(restarted.read('other jobs', asked)).rejects.toBe(away);
});

test('a page of it is to be made anew soon, and may be shown for as long as that fails', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  await startProcess().read('jobs', answering(['known']));
  const restarted = startProcess();
  const page = await runInRequest({}, async ({ page }) => {
    await restarted.read('jobs', failing());
    return page;
  });
  expect(page).toMatchObject({
    isPassing: false,
    dueAt: Date.now() + AGES.recalledData * 1000,
    tooOldAt: Infinity,
  });
});

test('once it is back, what is new is shown', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  await startProcess().read('jobs', answering('old'));
  const restarted = startProcess();
  expect(await restarted.read('jobs', failing())).toBe('old');
  jest.setSystemTime(Date.now() + AGES.recalledData * 1000 + 1);
  expect(await runInRequest({ isRenewal: true }, () => restarted.read('jobs', answering('new')))).toBe('new');
});

test('what was recalled cannot be changed by who reads it', async () => {
  await startProcess().read('jobs', answering([{ title: 'Cook' }]));
  const [job] = (await startProcess().read('jobs', failing())) as { title: string }[];
  expect(() => (job!.title = 'Clerk')).toThrow(TypeError);
});

test('a mistake of ours is not covered up by it, nor that there is nothing', async () => {
  await startProcess().read('jobs', answering('known'));
  const mistake = new Error('a mistake of ours');
  await expect(startProcess().read('jobs', failing(mistake))).rejects.toBe(mistake);
  await startProcess().read('job 7', answering(null));
  await expect(startProcess().read('job 7', failing())).rejects.toBe(away);
});

test('a row that is damaged is as good as none', async () => {
  await startProcess().read('jobs', answering('known'));
  new Database(path.join(folder, 'last-reads.sqlite')).exec(`UPDATE reads SET value = '{"jobs":['`).close();
  await expect(startProcess().read('jobs', failing())).rejects.toBe(away);
  expect(logged.mock.calls.join()).toContain('last-read-damaged');
});

test('what is read works without any file', async () => {
  const cache = new DataCache(new Changes(), null);
  expect(await cache.read('jobs', answering('known'))).toBe('known');
  await expect(cache.read('other jobs', failing())).rejects.toBe(away);
});

test('200 reads at one time are one call, and its failure reaches all of them', async () => {
  const cache = new DataCache(new Changes(), null);
  const asked = failing();
  const all = await Promise.allSettled(Array.from({ length: 200 }, () => cache.read('jobs', asked)));
  expect(new Set(all.map((each) => each.status === 'rejected' && each.reason))).toEqual(new Set([away]));
  expect(asked.read).toHaveBeenCalledTimes(1);
});
