/** @jest-environment node */
import { PageCache } from '../cache/page-cache';
import { keyOf, testPage } from '../cache/test-pages';
import { startServer } from '../testing/http-server';
import { watchRequests } from './request-context';
import { answersStoredPage } from './stored-pages';
import { ask as askServer, type RequestOptions } from './test-request';

const holder = globalThis as { dwaarPageCache?: PageCache };
const cache = (holder.dwaarPageCache = new PageCache({ disk: null, redis: null }));
const minute = { revalidate: 60, expire: 3600 };

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  watchRequests(() => {}, answersStoredPage);
  // What Next would answer.
  server = await startServer((_, response) => response.end('of Next'));
  await cache.setPage(keyOf('/'), testPage('<p>home</p>'), minute);
  const gone = { 'x-next-cache-tags': 'job-1', 'x-script-hashes': "'sha256-x'", 'x-page-status': '410' };
  await cache.setPage(keyOf('/closed'), testPage('<p>closed</p>', '', { headers: gone }), minute);
});
afterAll(() => {
  delete holder.dwaarPageCache;
  return server.stop();
});

const ask = (path: string, options?: RequestOptions) => askServer(server.origin, path, options);

test('a stored page is sent compressed, with its policy and without what is ours alone', async () => {
  const { status, headers, body } = await ask('/');
  expect([status, body]).toEqual([200, '<p>home</p>']);
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 's-maxage=60, stale-while-revalidate=3540',
    'x-frame-options': 'DENY',
  });
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-x'");
  expect(headers.vary).toContain('rsc');
  for (const name of ['x-script-hashes', 'x-page-status', 'x-next-cache-tags'])
    expect(headers).not.toHaveProperty(name);
});

test('where the visitor came from makes no other page', async () => {
  expect((await ask('/?source=jooble&utm_medium=cpc')).body).toBe('<p>home</p>');
});

test('a page that is unchanged is not sent again', async () => {
  const { headers } = await ask('/');
  const again = await ask('/', { headers: { 'if-none-match': headers.etag! } });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('HEAD gets the head', async () => {
  const { status, headers, body } = await ask('/', { method: 'HEAD' });
  expect([status, body]).toEqual([200, '']);
  expect(Number(headers['content-length'])).toBeGreaterThan(0);
});

test('a closed job is gone', async () => {
  expect(await ask('/closed')).toMatchObject({ status: 410, body: '<p>closed</p>' });
});

test.each<[string, string, RequestOptions]>([
  ['a navigation within the site', '/', { headers: { rsc: '1' } }],
  ['its address', '/?_rsc=abc', {}],
  ['a form', '/', { method: 'POST' }],
  ['a browser without gzip', '/', { headers: { 'accept-encoding': 'identity' } }],
  ['a preview', '/', { headers: { cookie: '__prerender_bypass=x' } }],
  ['a page that is not kept', '/unknown', {}],
])('%s is left to Next', async (_, path, options) => {
  expect((await ask(path, options)).body).toBe('of Next');
});

test('a page whose tag has expired is left to Next', async () => {
  await cache.expireTags(['jobs']);
  expect((await ask('/')).body).toBe('of Next');
});
