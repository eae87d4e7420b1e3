/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeRedis } from '../redis';
import { redisAnswers, TEST_REDIS_URL } from '../testing/redis';
import { DiskStore } from './disk-store';
import { PageCache } from './page-cache';
import { RedisStore } from './redis-store';
import { keyOf, testPage } from './test-pages';

let folder: string;
let now = 1_000_000;
const clock = () => now;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  now = 1_000_000;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inMemory = () => new PageCache({ disk: null, redis: null, now: clock });
const minute = { revalidate: 60, expire: 3600 };

test('a page comes back as Next gave it', async () => {
  const cache = inMemory();
  await cache.setPage(keyOf('/faq'), testPage('<p>नमस्ते</p>'), minute);
  expect(await cache.getPage(keyOf('/faq'))).toEqual({
    lastModified: now,
    cacheControl: minute,
    value: testPage('<p>नमस्ते</p>'),
  });
  expect(await cache.getPage(keyOf('/other'))).toBeNull();
});

test('a handler’s answer keeps its bytes', async () => {
  const cache = inMemory();
  const body = Buffer.from([0x89, 0, 255]);
  await cache.setPage(
    '/route-cache/APP_ROUTE/1/$/card.png',
    { kind: 'APP_ROUTE', body, status: 200 },
    minute,
  );
  expect((await cache.getPage('/route-cache/APP_ROUTE/1/$/card.png'))?.value.body).toEqual(body);
});

test.each([
  ['a page not found', { status: 404 }],
  ['a redirect', { status: 308, headers: { location: '/x' } }],
  ['a redirect without its status', { headers: { location: '/x' } }],
  ['an error', { status: 500 }],
])('%s is not kept', async (_, more) => {
  const cache = inMemory();
  await cache.setPage(keyOf('/x'), testPage('<p>x</p>', 'jobs', more), minute);
  expect(await cache.getPage(keyOf('/x'))).toBeNull();
});

test('a page is fresh for its time, and never after one of its tags has expired', async () => {
  const cache = inMemory();
  await cache.setPage(keyOf('/'), testPage('<p>home</p>'), minute);
  expect(cache.freshPage('/')).not.toBeNull();
  now += 60_000;
  expect(cache.freshPage('/')).toBeNull();
  // Past its time Next still shows it while it makes it anew.
  expect(await cache.getPage(keyOf('/'))).not.toBeNull();
  await cache.expireTags(['jobs']);
  expect(await cache.getPage(keyOf('/'))).toBeNull();
});

test('a page without an end of its time is fresh for good', async () => {
  const cache = inMemory();
  await cache.setBuiltPage(keyOf('/faq'), testPage('<p>faq</p>', '_N_T_/faq'), { revalidate: false });
  now += 1e12;
  expect(cache.freshPage('/faq')).not.toBeNull();
});

test('data is kept until one of its tags expires', async () => {
  const cache = inMemory();
  const value = { kind: 'FETCH' as const, data: { body: '{"id":"1"}' } };
  cache.setData('abc', value);
  expect(await cache.getData('abc', ['job-1'])).toEqual({ lastModified: now, value });
  await cache.expireTags(['job-2']);
  expect(await cache.getData('abc', ['job-1'])).not.toBeNull();
  await cache.expireTags(['job-1']);
  expect(await cache.getData('abc', ['job-1'])).toBeNull();
});

describe('on the disk', () => {
  const MOST = 50_000;
  const open = (build = 'b1', most = MOST) => DiskStore.open(folder, build, most);

  test('pages outlive the process', async () => {
    const disk = await open();
    const first = new PageCache({ disk, redis: null, now: clock });
    await first.setPage(keyOf('/faq'), testPage('<p>faq</p>'), minute);
    await disk.set(keyOf('/b'), (await stored('<p>b</p>'))!);
    const second = new PageCache({ disk: await open(), redis: null, now: clock });
    expect((await second.getPage(keyOf('/faq')))?.value.html).toBe('<p>faq</p>');
  });

  test('pages of another build are thrown away', async () => {
    await (await open('b1')).set(keyOf('/faq'), (await stored('<p>faq</p>'))!);
    expect(await (await open('b2')).get(keyOf('/faq'))).toBeNull();
    expect(readdirSync(folder)).toEqual(['b2']);
  });

  test('it never takes more than its room; the oldest go first', async () => {
    const disk = await open('b1', 20_000);
    const page = (await stored('x'))!;
    page.body = Buffer.alloc(4_000, 1);
    for (let index = 0; index < 20; index++) await disk.set(keyOf(`/${index}`), page);
    expect(disk.bytes).toBeLessThanOrEqual(20_000);
    expect(await disk.get(keyOf('/0'))).toBeNull();
    expect(await disk.get(keyOf('/19'))).not.toBeNull();
    expect((await open('b1', 20_000)).bytes).toBe(disk.bytes);
  });

  test('a file that is broken counts as none', async () => {
    const disk = await open();
    await disk.set(keyOf('/faq'), (await stored('<p>faq</p>'))!);
    const [file] = readdirSync(path.join(folder, 'b1'));
    writeFileSync(path.join(folder, 'b1', file!), 'broken');
    jest.spyOn(console, 'error').mockImplementation();
    expect(await disk.get(keyOf('/faq'))).toBeNull();
    jest.restoreAllMocks();
  });

  test('a disk that cannot be written costs nothing but the page', async () => {
    const disk = await open();
    rmSync(folder, { recursive: true });
    jest.spyOn(console, 'error').mockImplementation();
    await disk.set(keyOf('/faq'), (await stored('<p>faq</p>'))!);
    expect(console.error).toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  async function stored(html: string) {
    const { storePage } = await import('./entry');
    return storePage(testPage(html), minute, now);
  }
});

const withRedis = redisAnswers() || process.env.CI ? describe : describe.skip;
withRedis('with Redis (SKIPPED where none answers)', () => {
  const stores: RedisStore[] = [];
  const build = `test-${process.pid}`;
  const website = (url = TEST_REDIS_URL) => {
    const redis = new RedisStore(url, build);
    stores.push(redis);
    return new PageCache({ disk: null, redis });
  };
  afterEach(() => {
    for (const store of stores.splice(0)) store.stop();
    closeRedis();
  });

  const eventually = async (check: () => Promise<boolean>) => {
    for (let tries = 0; tries < 100; tries++) {
      if (await check()) return true;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return false;
  };

  test('what one website made another one has, until it expires on any of them', async () => {
    const [one, other] = [website(), website()];
    await one.setPage(keyOf('/shared'), testPage('<p>shared</p>', `jobs-${build}`), minute);
    expect(await eventually(async () => (await other.getPage(keyOf('/shared'))) !== null)).toBe(true);
    expect(other.freshPage('/shared')).not.toBeNull();
    await one.expireTags([`jobs-${build}`]);
    expect(await eventually(async () => other.freshPage('/shared') === null)).toBe(true);
    expect(await other.getPage(keyOf('/shared'))).toBeNull();
  });

  test('what was read while Redis was asked for it is not read a second time', async () => {
    const one = website();
    const value = { kind: 'FETCH' as const, data: { headers: {}, body: '1', url: '' }, revalidate: 60 };
    const key = `read-${build}`;
    const asking = one.getData(key, []);
    one.setData(key, value);
    expect(await asking).toMatchObject({ value });
  });

  test('what expired in memory is taken from Redis, where another website has read it since', async () => {
    const [one, other] = [website(), website()];
    const [key, tag] = [`renewed-${build}`, `renewed-${build}`];
    const value = (body: string) => ({
      ...{ kind: 'FETCH' as const, data: { headers: {}, body, url: '' }, revalidate: 60 },
    });
    one.setData(key, value('old'));
    await other.expireTags([tag]);
    expect(await eventually(async () => (await one.getData(key, [tag])) === null)).toBe(true);
    // What is made within a second of the expiry may still be of before.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    other.setData(key, value('new'));
    expect(await eventually(async () => (await one.getData(key, [tag])) !== null)).toBe(true);
    expect(await one.getData(key, [tag])).toMatchObject({ value: value('new') });
  });

  test('a website that was not running when a tag expired learns of it', async () => {
    const one = website();
    await one.setPage(keyOf('/late'), testPage('<p>late</p>', `late-${build}`), minute);
    await one.expireTags([`late-${build}`]);
    const late = website();
    expect(await eventually(async () => (await late.getPage(keyOf('/late'))) === null)).toBe(true);
  });

  test('a Redis that is away costs nothing but the sharing', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const alone = website('redis://127.0.0.1:1/0');
    await alone.setPage(keyOf('/alone'), testPage('<p>alone</p>'), minute);
    expect(await alone.getPage(keyOf('/alone'))).not.toBeNull();
    await alone.expireTags(['jobs']);
    expect(await alone.getPage(keyOf('/alone'))).toBeNull();
    jest.restoreAllMocks();
  });
});
