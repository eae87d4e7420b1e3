import { setTimeout as sleep } from 'node:timers/promises';
import { closeRedis, readyRedis } from '../base/redis';
import { startRelay } from '../../test/relay';
import { redisAnswers, TEST_REDIS_URLS, whenReady } from '../../test/redis';
import { Changes } from './changes';

const TEST_REDIS_URL = TEST_REDIS_URLS.changes;

const DAY_MS = 24 * 60 * 60 * 1000;

test('an announced change counts from its time, and only for its tags', () => {
  const changes = new Changes();
  changes.note(['job-7', 'jobs'], 1_000);
  expect([999, 1_000, 1_001].map((at) => changes.happenedSince(['job-7'], at))).toEqual([true, true, false]);
  expect(changes.happenedSince(['job-8'], 0)).toBe(false);
  expect(changes.happenedSince(new Set(['job-8', 'jobs']), 500)).toBe(true);
  expect(changes.happenedSince([], 0)).toBe(false);
});

test('a change that arrives late does not undo a newer one', () => {
  const changes = new Changes();
  changes.note(['jobs'], 2_000);
  changes.note(['jobs'], 1_000);
  expect(changes.happenedSince(['jobs'], 1_500)).toBe(true);
});

test('changes older than a day are dropped: nothing cached is that old', () => {
  const changes = new Changes();
  for (let id = 0; id < 1_000; id += 1) changes.note([`job-${id}`], id);
  changes.note(['jobs'], DAY_MS + 499);
  expect([changes.happenedSince(['job-499'], 0), changes.happenedSince(['job-500'], 0)]).toEqual([
    false,
    true,
  ]);
});

const withRedis = redisAnswers() ? describe : describe.skip;
withRedis('websites that share a Redis', () => {
  const stops: (() => unknown)[] = [];
  beforeEach(async () => {
    process.env.REDIS_URL = TEST_REDIS_URL;
    await (await whenReady(readyRedis)).del('dwaar:changed-tags');
    // Lost and restored connections are logged.
    for (const output of ['error', 'log'] as const) jest.spyOn(console, output).mockImplementation();
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    jest.restoreAllMocks();
  });
  afterAll(() => {
    closeRedis();
    delete process.env.REDIS_URL;
  });

  /** A website that subscribes to Redis at `url`. */
  function startWebsite(url = TEST_REDIS_URL): Changes {
    const changes = new Changes();
    stops.push(changes.listen(url));
    return changes;
  }

  /** Milliseconds until a website has learned of a change. */
  async function delayUntilKnown(website: Changes, tag: string, within = 5_000): Promise<number> {
    const startedAt = Date.now();
    while (!website.happenedSince([tag], 0)) {
      if (Date.now() - startedAt > within) throw new Error(`nothing was heard of ${tag}`);
      await sleep(5);
    }
    return Date.now() - startedAt;
  }

  test('learn of each other’s changes within two seconds', async () => {
    const [one, other] = [startWebsite(), startWebsite()];
    await one.announce(['before']);
    await delayUntilKnown(other, 'before');
    await one.announce(['jobs', 'job-7']);
    expect(one.happenedSince(['job-7'], 0)).toBe(true);
    expect(await delayUntilKnown(other, 'job-7')).toBeLessThan(2_000);
    expect([other.happenedSince(['jobs'], 0), other.happenedSince(['job-8'], 0)]).toEqual([true, false]);
  });

  test('learn at startup of changes announced before, up to a day old', async () => {
    const redis = await whenReady(readyRedis);
    await redis.zadd('dwaar:changed-tags', Date.now() - DAY_MS - 1_000, 'long ago');
    const before = Date.now();
    await new Changes().announce(['jobs']);
    const after = Date.now();
    const website = startWebsite();
    await delayUntilKnown(website, 'jobs');
    expect(website.happenedSince(['long ago'], 0)).toBe(false);
    // Allowance for clock skew: a read made shortly afterwards may still be stale.
    expect(website.happenedSince(['jobs'], before + 1_000)).toBe(true);
    expect(website.happenedSince(['jobs'], after + 1_001)).toBe(false);
    expect(await redis.ttl('dwaar:changed-tags')).toBeGreaterThan(DAY_MS / 1000 - 60);
  });

  test('catch up on missed changes once they reconnect', async () => {
    const line = await startRelay({ host: '127.0.0.1', port: 6379 });
    stops.push(line.cut);
    const website = startWebsite(`redis://${line.host}/15`);
    await new Changes().announce(['first']);
    await delayUntilKnown(website, 'first');
    await line.cut();
    await new Changes().announce(['missed']);
    await sleep(300);
    expect(website.happenedSince(['missed'], 0)).toBe(false);
    await line.mend();
    await delayUntilKnown(website, 'missed');
  });
});
