import { processWide } from '../../base/process-wide';
import { redisAnswers, TEST_REDIS_URLS } from '../../../test/redis';

const MINUTE = { name: 'minute', seconds: 60 };
let closers: (() => void)[] = [];

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => {
  for (const close of closers) close();
  closers = [];
  jest.restoreAllMocks();
});

/** The counts of one website process. */
async function startProcess(redisUrl: string) {
  process.env.REDIS_URL = redisUrl;
  jest.resetModules();
  for (const name of Object.keys(processWide)) delete processWide[name as keyof typeof processWide];
  const { countUse } = await import('./uses');
  const { closeRedis, readyRedis } = await import('../../base/redis');
  const redis = await readyRedis();
  const kept = processWide.redis;
  closers.push(() => {
    processWide.redis = kept;
    closeRedis();
  });
  return { countUse, redis };
}

test.each([
  ['in memory', ''],
  ['with a Redis that is away', 'redis://127.0.0.1:1'],
])('%s: uses are counted by key and window, and looking adds none', async (_, url) => {
  const { countUse } = await startProcess(url);
  expect([await countUse(MINUTE, 'a'), await countUse(MINUTE, 'a'), await countUse(MINUTE, 'b')]).toEqual([
    1, 2, 1,
  ]);
  expect(await countUse(MINUTE, 'a', 0)).toBe(2);
  expect(await countUse({ name: 'hour', seconds: 3600 }, 'a')).toBe(1);
});

(redisAnswers() ? test : test.skip)('with Redis, several websites count together', async () => {
  const first = await startProcess(TEST_REDIS_URLS.workLevel);
  const kept = await first.redis!.keys('dwaar:*');
  if (kept.length > 0) await first.redis!.del(kept);
  await first.countUse(MINUTE, 'a');
  await first.countUse(MINUTE, 'a');
  const second = await startProcess(TEST_REDIS_URLS.workLevel);
  expect(await second.countUse(MINUTE, 'a')).toBe(3);
  expect(await second.countUse(MINUTE, 'a', 0)).toBe(3);
  expect(await second.redis!.pttl('dwaar:uses:minute:a')).toBeGreaterThan(50_000);
  // When it goes away, memory goes on.
  second.redis!.disconnect();
  expect(await second.countUse(MINUTE, 'a')).toBe(1);
});
