import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sendRequest } from '../test/browser/send-request';
import { startServer } from '../test/http-server';
import { encodedBody, type Page } from './page';
import { sendPage, redirectLocation } from './send-page';
import { finished } from '../test/page';

const LONG = '<p>Jobs in Nagpur</p>'.repeat(100);
let server: Awaited<ReturnType<typeof startServer>>;
let page: Page;

beforeAll(async () => {
  server = await startServer((incoming, response) => void sendPage(incoming, response, page));
});
afterAll(() => server.stop());
beforeEach(async () => (page = await finished({ body: LONG })));

const get = (headers: Record<string, string> = {}, method = 'GET', path = '/') =>
  sendRequest(server.origin + path, { method, headers });

const readers: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (body) => body,
};
test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, br; q=0.000', 'gzip'],
  ['gzip;q=0, br;q=0', 'none'],
  ['identity', 'none'],
  ['', 'none'],
  ['*', 'none'],
  ['x-br', 'none'],
])('a client that accepts "%s" gets %s', async (taken, encoding) => {
  const { status, headers, body } = await get({ 'accept-encoding': taken });
  expect(status).toBe(200);
  expect(headers['content-encoding'] ?? 'none').toBe(encoding);
  expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(body.length) });
  expect(readers[encoding]!(body).toString()).toBe(LONG);
});

test('a page is decompressed once for all who accept no compression', async () => {
  const [one, other] = await Promise.all([encodedBody(page, 'identity'), encodedBody(page, 'identity')]);
  expect(other.body).toBe(one.body);
  expect((await encodedBody(page, 'identity')).body).toBe(one.body);
});

test('a long text is decompressed while it is sent, to clients that accept no compression', async () => {
  const text = randomBytes(300_000).toString('base64');
  page = await finished({ body: text });
  const { status, headers, body } = await get();
  expect([status, body.toString() === text]).toEqual([200, true]);
  expect(headers).not.toHaveProperty('content-length');
  expect((await get({}, 'HEAD')).body).toHaveLength(0);
  expect((await get({ 'if-none-match': page.etag })).status).toBe(304);
});

test('a page is not sent to a visitor who has left', async () => {
  let left!: ServerResponse;
  const waiting = await startServer((_, response) => {
    left = response;
    response.req.socket.destroy();
  });
  await expect(fetch(waiting.origin)).rejects.toThrow();
  await sendPage(left.req, left, page);
  expect(left.headersSent).toBe(false);
  await waiting.stop();
});

test('HEAD gets the headers of GET, without a body', async () => {
  const [whole, head] = await Promise.all([get(), get({}, 'HEAD')]);
  expect(head.body).toHaveLength(0);
  expect(head.headers).toEqual({ ...whole.headers, date: expect.anything() });
});

test('a matching If-None-Match gets a 304 with the same headers', async () => {
  const { headers } = await get();
  expect(headers.etag).toBe(page.etag);
  const again = await get({ 'if-none-match': page.etag, 'accept-encoding': 'br' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers).toMatchObject({
    etag: page.etag,
    'cache-control': headers['cache-control'],
    'content-security-policy': headers['content-security-policy'],
    vary: 'Accept-Encoding',
  });
  expect((await get({ 'if-none-match': 'W/"another"' })).status).toBe(200);
});

test('an uncached page has no ETag, and is sent whole', async () => {
  page = await finished({ status: 404, body: LONG });
  const { status, headers, body } = await get({ 'if-none-match': page.etag });
  expect([status, headers.etag, body.toString()]).toEqual([404, undefined, LONG]);
});

test('a redirect keeps the campaign parameters of the request, and no others', async () => {
  page = await finished({ status: 308, headers: { location: '/job' } });
  const { status, headers } = await get({}, 'GET', '/Job?utm_source=paper&x=1');
  expect([status, headers.location]).toEqual([308, '/job?utm_source=paper']);
  // The cached page is unchanged for the next visitor.
  expect((await get({}, 'GET', '/Job')).headers.location).toBe('/job');
});

test.each([
  ['/job', '/Job', '/job'],
  [['/job', '/job'], '/Job', '/job'],
  ['/job-details/7/nurse', '/job-details/7?x=1', '/job-details/7/nurse'],
  ['/job-details/7/nurse', '/job-details/7?source=jooble&x=1', '/job-details/7/nurse?source=jooble'],
  ['/job?keyword=a%20b', '/x?utm_source=q', '/job?keyword=a%20b&utm_source=q'],
  ['/job?source=b', '/x?source=a', '/job?source=b'],
  ['/#services', '/services?source=a', '/?source=a#services'],
  ['https://blog.example.in/', '/blog?source=a', 'https://blog.example.in/'],
  ['//blog.example.in/', '/blog?source=a', '//blog.example.in/'],
  ['/job', '//?source=a%0d%0ab', '/job?source=a%0D%0Ab'],
])('%j, requested as %s, redirects to %s', (given, requestUrl, location) => {
  expect(redirectLocation(given, requestUrl)).toBe(location);
});
