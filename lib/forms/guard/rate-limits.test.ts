import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { Redis } from 'ioredis';
import { processWide } from '../../base/process-wide';
import { redisAnswers, TEST_REDIS_URLS, whenReady } from '../../../test/redis';

const TEST_REDIS_URL = TEST_REDIS_URLS.rateLimits;

const DEAD_REDIS_URL = 'redis://127.0.0.1:1';
let logged: jest.SpyInstance;
let closers: (() => void)[] = [];
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'used-ids-'));
  logged = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  for (const close of closers) close();
  closers = [];
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

const MINUTE = { name: 'minute', seconds: 60 };

/** The limits, counts and used ids of one website process: fresh modules and nothing on globalThis. */
async function startProcess(redisUrl = '', folder = dataDir) {
  Object.assign(process.env, { REDIS_URL: redisUrl, DATA_DIR: folder });
  jest.resetModules();
  for (const name of Object.keys(processWide)) delete processWide[name as keyof typeof processWide];
  const { LIMITS, countTowardsLimits } = await import('./rate-limits');
  Object.assign(LIMITS.search, { points: 3, seconds: 60 });
  const { consumeOnce } = await import('./single-use');
  const uses = await import('./uses');
  const countUse = async (...use: Parameters<typeof uses.countUse>) => (await uses.countUse(...use)).uses;
  const redis = await import('../../base/redis');
  const ready = await (redisUrl === TEST_REDIS_URL ? whenReady(redis.readyRedis) : redis.readyRedis());
  const kept = processWide.redis;
  closers.push(() => {
    processWide.redis = kept;
    redis.closeRedis();
  });
  return {
    count: (key: string) => countTowardsLimits('search', key),
    consumeOnce,
    countUse,
    redis: ready,
  };
}

async function forgetKeys(redis: Redis): Promise<void> {
  const keys = await redis.keys('dwaar:*');
  if (keys.length > 0) await redis.del(keys);
}

const passed = (waits: number[]) => waits.map((seconds) => seconds === 0);
async function inTurn<T>(count: (key: string) => Promise<T>, keys: string[]): Promise<T[]> {
  const results = [];
  for (const key of keys) results.push(await count(key));
  return results;
}

test.each([
  ['in memory', ''],
  ['with a Redis that is away', DEAD_REDIS_URL],
])('%s: each address has its own limit, regardless of others', async (_, url) => {
  const { count } = await startProcess(url);
  const waits = await inTurn(count, ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'c']);
  expect(passed(waits)).toEqual([true, true, true, false, true, true, true, true]);
  expect(waits[3]).toBeGreaterThan(50);
  expect(waits[3]).toBeLessThanOrEqual(60);
});

test.each([
  ['in memory', ''],
  ['with a Redis that is away', DEAD_REDIS_URL],
])('%s: uses are counted by key and window, and looking adds none', async (_, url) => {
  const { countUse } = await startProcess(url);
  expect([await countUse(MINUTE, 'a'), await countUse(MINUTE, 'a'), await countUse(MINUTE, 'b')]).toEqual([
    1, 2, 1,
  ]);
  expect(await countUse(MINUTE, 'a', 0)).toBe(2);
  expect(await countUse({ name: 'hour', seconds: 3600 }, 'a')).toBe(1);
});

test('an unreachable Redis is logged once and causes no delay', async () => {
  const { count, consumeOnce } = await startProcess(DEAD_REDIS_URL);
  const started = performance.now();
  await inTurn(count, ['a', 'b', 'c']);
  expect(await consumeOnce('id', Date.now() + 1000)).toBe(true);
  expect(await consumeOnce('id', Date.now() + 1000)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls[0][0]).toContain('redis-away');
});

test('an id can be used once, and is forgotten when it expires', async () => {
  const { consumeOnce } = await startProcess();
  const uses = [
    await consumeOnce('a', 100, 0),
    await consumeOnce('a', 100, 1),
    await consumeOnce('b', 200, 1),
    await consumeOnce('c', 300, 150),
  ];
  expect(uses).toEqual([true, false, true, true]);
  const kept = new Database(path.join(dataDir, 'used-ids.sqlite')).prepare('SELECT id FROM used').pluck();
  expect(kept.all()).toEqual(['b', 'c']);
});

test('an id used before a kill stays used after it', async () => {
  const killed = await startProcess();
  expect(await killed.consumeOnce('id', Date.now() + 60_000)).toBe(true);
  const restarted = await startProcess();
  expect(await restarted.consumeOnce('id', Date.now() + 60_000)).toBe(false);
});

test('with a file that cannot be used, an id is still used once, and the log says so', async () => {
  writeFileSync(path.join(dataDir, 'used-ids.sqlite'), 'no database. '.repeat(1_000));
  const { consumeOnce } = await startProcess();
  const use = () => consumeOnce('id', Date.now() + 60_000);
  expect([await use(), await use()]).toEqual([true, false]);
  expect(logged.mock.calls.join()).toContain('SQLITE_NOTADB');
});

describe('with Redis', () => {
  // Skipped if no Redis responds.
  const ifRedis = redisAnswers() ? test : test.skip;

  ifRedis('two processes share their limits', async () => {
    const first = await startProcess(TEST_REDIS_URL);
    await forgetKeys(first.redis!);
    await inTurn(first.count, ['a', 'a']);
    const second = await startProcess(TEST_REDIS_URL);
    expect(passed(await inTurn(second.count, ['a', 'a']))).toEqual([true, false]);
  });

  ifRedis('two processes count uses together', async () => {
    const first = await startProcess(TEST_REDIS_URL);
    await forgetKeys(first.redis!);
    await first.countUse(MINUTE, 'a');
    await first.countUse(MINUTE, 'a');
    const second = await startProcess(TEST_REDIS_URL);
    expect(await second.countUse(MINUTE, 'a')).toBe(3);
    expect(await second.countUse(MINUTE, 'a', 0)).toBe(3);
    expect(await second.redis!.pttl('dwaar:uses:minute:a')).toBeGreaterThan(50_000);
    // After an outage, memory takes over.
    second.redis!.disconnect();
    expect(await second.countUse(MINUTE, 'a')).toBe(1);
  });

  ifRedis('an id used in one process is used in the other', async () => {
    const first = await startProcess(TEST_REDIS_URL);
    await forgetKeys(first.redis!);
    expect(await first.consumeOnce('id', Date.now() + 60_000)).toBe(true);
    const second = await startProcess(TEST_REDIS_URL, path.join(dataDir, 'second'));
    expect(await second.consumeOnce('id', Date.now() + 60_000)).toBe(false);
    const lifetime = await second.redis!.pttl('dwaar:used:id');
    expect(lifetime).toBeGreaterThan(55_000);
    expect(lifetime).toBeLessThanOrEqual(60_000);
  });

  ifRedis('when it goes away in the middle, memory goes on', async () => {
    const { count, consumeOnce, redis } = await startProcess(TEST_REDIS_URL);
    await forgetKeys(redis!);
    await inTurn(count, ['a', 'a', 'a']);
    expect(passed(await inTurn(count, ['a']))).toEqual([false]);
    await consumeOnce('id', Date.now() + 60_000);
    redis!.disconnect();
    expect(passed(await inTurn(count, ['a', 'a', 'a', 'a']))).toEqual([true, true, true, false]);
    expect(await consumeOnce('id', Date.now() + 60_000)).toBe(false);
    expect(await consumeOnce('other', Date.now() + 60_000)).toBe(true);
  });

  ifRedis('a command that fails is made up for in memory', async () => {
    const { count, consumeOnce, redis } = await startProcess(TEST_REDIS_URL);
    await forgetKeys(redis!);
    await count('b');
    Object.assign(redis!, { rlflxIncr: () => Promise.reject(new Error('Command timed out')) });
    jest.spyOn(redis!, 'set').mockRejectedValue(new Error('Command timed out'));
    expect(passed(await inTurn(count, ['b']))).toEqual([true]);
    expect(await consumeOnce('x', Date.now() + 60_000)).toBe(true);
  });
});
