import { createHash, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { AGES } from '../lib/base/ages';
import { sendRequest } from '../test/browser/origin';
import { startServer } from '../test/http-server';
import { finished, NONCE, rendered } from '../test/page';
import { encodedBody, type Encoding, finishPage, type Page } from './page';
import { scriptHashes } from './security-headers';
import { redirectLocation, sendPage } from './send-page';

const LONG = '<p>Jobs in Nagpur</p>'.repeat(100);
const textIn = async (page: Awaited<ReturnType<typeof finished>>, encoding: Encoding = 'identity') =>
  (await encodedBody(page, encoding)).body.toString();

test('a page is cached, may be stored by the edge, and allows only its renderer’s scripts', async () => {
  const page = await finished({
    body: `<script nonce="${NONCE}">own()</script><script>evil()</script>${LONG}`,
  });
  expect(page).toMatchObject({ status: 200, isCacheable: true, isCompressed: true });
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': `public, max-age=0, s-maxage=${AGES.edge}, must-revalidate`,
    vary: 'Accept-Encoding',
  });
  const policy = String(page.headers['content-security-policy']);
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
});

test.each([
  ['404', { status: 404 }, 404],
  ['a redirect', { status: 308, headers: { location: '/job' } }, 308],
  ['an error', { status: 500 }, 503],
  ['a page that says 503', { facts: { status: 503 as const } }, 503],
  ['a page that something is missing from', { facts: { isUncacheable: true } }, 200],
  ['a page with a cookie', { headers: { 'set-cookie': ['a=1'] } }, 200],
])('%s is not cached, here or elsewhere', async (_, given, status) => {
  const page = await finished(given);
  expect(page).toMatchObject({ status, isCacheable: false });
  expect(page.headers['cache-control']).toBe('private, no-cache, no-store, max-age=0, must-revalidate');
  expect(page.headers['retry-after']).toBe(status === 503 ? '60' : undefined);
});

test('a 410 is cached as well', async () => {
  expect(await finished({ facts: { status: 410 } })).toMatchObject({ status: 410, isCacheable: true });
  // A 404 stays one, whatever the render noted.
  expect(await finished({ status: 404, facts: { status: 410 } })).toMatchObject({ status: 404 });
});

test('an image or text keeps its own headers', async () => {
  const headers = { 'content-type': 'image/svg+xml', 'content-security-policy': "default-src 'none'" };
  const picture = await finished({ headers: { ...headers, 'cache-control': 'public, max-age=3600' } });
  expect(picture).toMatchObject({ isCacheable: true });
  expect(picture.headers).toMatchObject({
    ...headers,
    'cache-control': 'public, max-age=3600',
    'x-frame-options': 'DENY',
  });
  for (const forbidden of ['no-store', 'private, max-age=60']) {
    const text = await finished({ headers: { 'content-type': 'text/plain', 'cache-control': forbidden } });
    expect(text).toMatchObject({ isCacheable: false, headers: { 'cache-control': forbidden } });
  }
});

test('headers of Next’s own connection are not forwarded', async () => {
  const own = { connection: 'close', 'keep-alive': 'timeout=5', date: 'x', etag: 'x', 'content-length': 5 };
  const { headers } = await finished({
    headers: {
      ...own,
      'transfer-encoding': 'chunked',
      vary: 'rsc',
      link: '</x>; rel=preload',
      'x-none': undefined,
    },
  });
  expect(headers).toMatchObject({ vary: 'rsc, Accept-Encoding', link: '</x>; rel=preload' });
  for (const name of [...Object.keys(own), 'transfer-encoding', 'x-none'])
    expect(headers).not.toHaveProperty(name);
});

test('the ETag ignores the nonce and nothing else', async () => {
  const page = (nonce: string, text: string) =>
    finished({ nonce, body: `<script nonce="${nonce}">own()</script>${text}` });
  const [one, same, other] = await Promise.all([page('a1==', 'x'), page('b2==', 'x'), page('a1==', 'y')]);
  expect(one.etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(same.etag).toBe(one.etag);
  expect(other.etag).not.toBe(one.etag);
  const picture = (body: string) => finished({ headers: { 'content-type': 'image/png' }, body });
  expect((await picture('a')).etag).not.toBe((await picture('b')).etag);
});

test('it expires with its oldest data, and at its own maximum age at the latest', async () => {
  const facts = { dueAt: 61_000, tooOldAt: 301_000, tags: new Set(['jobs']) };
  expect(await finishPage(rendered({ facts }), 1000)).toMatchObject({ ...facts, madeAt: 1000 });
  const { due, tooOld } = AGES.ownPage;
  const ages = { dueAt: 1000 + due * 1000, tooOldAt: 1000 + tooOld * 1000 };
  expect(await finishPage(rendered(), 1000)).toMatchObject(ages);
});

test('it is compressed and decompressed once for all', async () => {
  const page = await finished({ body: LONG });
  expect(page.body.length).toBeLessThan(LONG.length / 10);
  expect(await textIn(page)).toBe(LONG);
  expect(await encodedBody(page, 'br')).toEqual({ body: page.body, encoding: 'br' });
  for (const encoding of ['gzip', 'identity'] as const) {
    const [one, other] = await Promise.all([encodedBody(page, encoding), encodedBody(page, encoding)]);
    expect(other.body).toBe(one.body);
    expect((await encodedBody(page, encoding)).body).toBe(one.body);
  }
});

test('a compressed response is kept as it is', async () => {
  const body = brotliCompressSync(LONG);
  // As Next gives headers of a route.
  const headers = { 'content-type': 'application/xml', 'x-compressed': ['br'] };
  const page = await finished({ body, headers });
  expect(page).toMatchObject({ body, isCompressed: true, isCacheable: true });
  expect(page.headers).not.toHaveProperty('x-compressed');
  expect(await textIn(page)).toBe(LONG);
});

test.each([
  ['short', { body: '<p>Hi</p>' }],
  ['a picture', { body: LONG, headers: { 'content-type': 'image/png' } }],
])('a body that is %s is not compressed', async (_, given) => {
  const page = await finished(given);
  for (const taken of ['br', 'gzip', 'identity'] as const)
    expect(await encodedBody(page, taken)).toEqual({ body: Buffer.from(given.body), encoding: 'identity' });
});

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('each script of the renderer is allowed, once', () => {
  const html = `<head><script nonce="${NONCE}">first()</script></head>
    <body><script id="x" nonce="${NONCE}" defer>
      "नमस्ते" < 2</script><script nonce="${NONCE}">first()</script></body>`;
  expect(scriptHashes(html, NONCE)).toBe(`${hashOf('first()')} ${hashOf('\n      "नमस्ते" < 2')}`);
});

test.each([
  ['without a nonce', '<script>evil()</script>'],
  ['with another nonce', '<script nonce="AAAA">evil()</script>'],
  ['with the nonce in another attribute', `<script data-nonce="${NONCE}">evil()</script>`],
  ['with the nonce in its text', `<script>evil(' nonce="${NONCE}"')</script>`],
  ['beside the nonce as text', `<p> nonce="${NONCE}"</p><script>evil()</script>`],
  ['within an element that has the nonce', `<div nonce="${NONCE}"><script>evil()</script></div>`],
  ['in capitals', `<SCRIPT>evil()</SCRIPT>`],
  ['from elsewhere', `<script nonce="${NONCE}" src="https://evil.example/x.js"></script>`],
  ['of data', '<script type="application/ld+json">{"@context":"https://schema.org"}</script>'],
])('a script %s is not', (_, html) => {
  expect(scriptHashes(html, NONCE)).toBe('');
  const own = `<script nonce="${NONCE}">own()</script>`;
  expect(scriptHashes(own + html + own, NONCE)).toBe(hashOf('own()'));
});

test.each(['<script ', '<script x="', "<script x='", '<script src="//evil.example/x.js" '])(
  'an injected beginning (%s) gets no hash for anything but the renderer’s own scripts',
  (beginning) => {
    const html = `${beginning}<script nonce="${NONCE}">own()</script><script nonce="${NONCE}">more()</script>`;
    const hashes = scriptHashes(html, NONCE).split(' ').filter(Boolean);
    expect([hashOf('own()'), hashOf('more()')]).toEqual(expect.arrayContaining(hashes));
  },
);

describe('send page', () => {
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
});

describe('security headers', () => {
  afterEach(() => jest.restoreAllMocks());

  const settings = (variables: Record<string, string>) => {
    jest.resetModules();
    jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...variables });
  };

  /** The policy under these settings, by directive. */
  async function policyWith(variables: Record<string, string>): Promise<Record<string, string>> {
    settings(variables);
    const { contentSecurityPolicy } = await import('./security-headers');
    const directives = contentSecurityPolicy("'sha256-n'").split('; ');
    return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/)));
  }

  test('without a tag manager, no host of Google is allowed', async () => {
    const policy = await policyWith({});
    expect(JSON.stringify(policy)).not.toContain('google');
    expect(policy).toMatchObject({
      'script-src': "'self' 'sha256-n'",
      'img-src': "'self' data:",
      'connect-src': "'self'",
    });
  });

  test('with one, its hosts are allowed as well, and nothing else changes', async () => {
    const policy = await policyWith({ GTM_ID: 'GTM-ABC1234' });
    const google = {
      'script-src': "'self' 'sha256-n' https://www.googletagmanager.com",
      'img-src': "'self' data: https://www.googletagmanager.com https://*.google-analytics.com",
      'connect-src':
        "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
    };
    expect(policy).toEqual({ ...(await policyWith({})), ...google });
  });

  test('pictures may come from their own host', async () => {
    const policy = await policyWith({ IMAGE_BASE_URL: 'https://cdn.example.in/pictures/' });
    expect(policy['img-src']).toBe("'self' data: https://cdn.example.in");
  });

  test.each([
    [{ SITE_URL: 'http://localhost:3000' }, undefined],
    [{ SITE_URL: 'https://agency.example' }, 'max-age=63072000'],
  ])('under %j, browsers get: %s', async (variables, expected) => {
    settings(variables);
    const { fixedHeaders } = await import('./fixed-headers');
    expect(fixedHeaders()['strict-transport-security']).toBe(expected);
    expect(fixedHeaders()['x-content-type-options']).toBe('nosniff');
  });
});
