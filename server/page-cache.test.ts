import { AGES } from '../lib/base/ages';
import { Changes } from '../lib/upstream/changes';
import type { Page } from './page';
import { PageCache } from './page-cache';
import { finished } from '../test/page';

const START = Date.UTC(2026, 10, 23);
beforeEach(
  () => void jest.useFakeTimers({ now: START, doNotFake: ['nextTick', 'setImmediate', 'performance'] }),
);
afterEach(() => jest.useRealTimers());
const later = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);
const settled = () => new Promise((resolve) => setImmediate(resolve));

/**
 * A cache whose renders return the given pages in turn, repeating the last, with ETags counting from 1; a given Error
 * is thrown.
 */
function cacheOf(...given: (Partial<Page> | Error)[]) {
  const changes = new Changes();
  let number = 0;
  const make = jest.fn(async (): Promise<Page> => {
    const madeAt = Date.now();
    const etag = String((number += 1));
    const next = given[Math.min(number, given.length) - 1] ?? {};
    await settled();
    if (next instanceof Error) throw next;
    return { ...page, madeAt, dueAt: madeAt + 60_000, tooOldAt: madeAt + 300_000, etag, ...next };
  });
  const cache = new PageCache(make, changes);
  const get = async (address = '/job') => {
    const kept = cache.find(address);
    const { etag } = kept ?? (await cache.make(address, 'abc'));
    return [etag, kept ? 'kept' : 'made'];
  };
  return { get, make, changes };
}
let page: Page;
beforeAll(async () => (page = await finished({ body: '<p>Page</p>' })));

test('200 concurrent requests share one render, and later ones get the cached page', async () => {
  const { get, make } = cacheOf();
  const all = await Promise.all(Array.from({ length: 200 }, () => get()));
  expect(new Set(all.flat())).toEqual(new Set(['1', 'made']));
  expect(await get()).toEqual(['1', 'kept']);
  expect(make.mock.calls).toEqual([['/job', { id: 'abc' }]]);
});

test('a page past dueAt is served once more while one renewal runs', async () => {
  const { get, make } = cacheOf();
  await get();
  later(61);
  expect(await Promise.all([get(), get(), get()])).toEqual(Array(3).fill(['1', 'kept']));
  await settled();
  expect(make.mock.calls.slice(1)).toEqual([['/job', { isRenewal: true }]]);
  expect(await get()).toEqual(['2', 'kept']);
});

test('a visitor waits for the render of a page past tooOldAt', async () => {
  const { get } = cacheOf();
  await get();
  later(301);
  expect(await get()).toEqual(['2', 'made']);
});

test('a visitor waits for a page whose tags have changed; other changes do not matter', async () => {
  const { get, changes } = cacheOf({ tags: new Set(['jobs', 'job-7']) });
  await get();
  later(1);
  changes.note(['job-8']);
  expect(await get()).toEqual(['1', 'kept']);
  changes.note(['job-7']);
  later(0.001);
  expect(await get()).toEqual(['2', 'made']);
  expect(await get()).toEqual(['2', 'kept']);
});

test('a request after a change gets a page rendered after it, even if an older render is in flight', async () => {
  const { get, changes } = cacheOf({ tags: new Set(['jobs']) });
  const before = get();
  later(0.001);
  changes.note(['jobs']);
  later(0.001);
  expect(await Promise.all([before, get()])).toEqual(Array(2).fill(['2', 'made']));
  expect(await get()).toEqual(['2', 'kept']);
});

test.each([404, 308, 503, 200])(
  'an uncacheable response with %i is made for each visitor',
  async (status) => {
    const { get } = cacheOf({ status, isCacheable: false });
    expect([await get(), await get()].flat()).toEqual(['1', 'made', '2', 'made']);
  },
);

test.each<[string, Partial<Page> | Error]>([
  ['fails', new Error('no page')],
  ['is answered with 503', { status: 503, isCacheable: false }],
  ['lacks something', { status: 200, isCacheable: false }],
])('a renewal that %s leaves the last page, and is tried again after a while', async (_, failure) => {
  const { get, make } = cacheOf({}, failure, {});
  await get();
  later(61);
  expect(await get()).toEqual(['1', 'kept']);
  await settled();
  expect(await get()).toEqual(['1', 'kept']);
  expect(make).toHaveBeenCalledTimes(2);
  later(AGES.recalledData + 1);
  expect(await get()).toEqual(['1', 'kept']);
  await settled();
  expect(await get()).toEqual(['3', 'kept']);
});

test.each([404, 308])('a renewal that is answered with %i evicts the page', async (status) => {
  const { get } = cacheOf({}, { status, isCacheable: false });
  await get();
  later(61);
  await get();
  await settled();
  expect(await get()).toEqual(['3', 'made']);
});

test('an address whose render failed is rendered again for the next request', async () => {
  const { get } = cacheOf(new Error('no page'), {});
  await expect(Promise.all([get(), get()])).rejects.toThrow('no page');
  expect(await get()).toEqual(['2', 'made']);
});

test('memory is bounded: the least recently used page is evicted, and addresses count as well', async () => {
  const made = jest.fn(async () => ({ ...page, dueAt: Infinity, tooOldAt: Infinity }));
  const cache = new PageCache(made, new Changes(), 200_000);
  const isCacheable = async (address: string) => {
    const kept = cache.find(address);
    if (!kept) await cache.make(address);
    return kept !== null;
  };
  for (let number = 0; number < 100; number += 1) await isCacheable(`/job?keyword=${number}`);
  expect([await isCacheable('/job?keyword=99'), await isCacheable('/job?keyword=0')]).toEqual([true, false]);
  await isCacheable('/often');
  for (let number = 0; number < 15; number += 1) {
    await isCacheable(`/job?keyword=${'x'.repeat(15_000)}${number}`);
    expect(await isCacheable('/often')).toBe(true);
  }
  expect(await isCacheable('/job?keyword=99')).toBe(false);
  expect(await isCacheable(`/job?keyword=${'x'.repeat(15_000)}0`)).toBe(false);
});
