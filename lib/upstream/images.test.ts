import { upstreamForTests } from '../../test/upstream-for-tests';
import { joinErrorRealms } from '../../test/one-realm';
import { getStoredImage } from './images';

joinErrorRealms();

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

const answerWith = (headers: Record<string, string>, body: string | Buffer = 'bytes') =>
  upstream.answers((_, response) => response.writeHead(200, headers).end(body));

test('an image is proxied from the upstream’s public storage, harmless when opened directly', async () => {
  answerWith({ 'content-type': 'image/svg+xml; charset=utf-8', 'set-cookie': 'a=1' });
  const image = await getStoredImage(['jobs', 'our logo.svg']);
  expect(upstream.urls()).toEqual(['/storage/app/public/jobs/our%20logo.svg']);
  expect([image.status, await image.text()]).toEqual([200, 'bytes']);
  expect(Object.fromEntries(image.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(image.headers.get('set-cookie')).toBeNull();
});

test.each([[['..', 'x.png']], [['a..b']], [['a?b.png']], [['a%2fb.png']], [['a\\b.png']], [['a:b']]])(
  'the path %j is not requested',
  async (segments) => {
    expect((await getStoredImage(segments)).status).toBe(404);
    expect(upstream.requests()).toHaveLength(0);
  },
);

test.each([['text/html'], ['application/json'], ['image/x-icon'], ['']])(
  '%j is not an image',
  async (type) => {
    answerWith({ 'content-type': type }, '<script>');
    expect((await getStoredImage(['a.png'])).status).toBe(404);
  },
);

test.each([
  ['2 MB', 2 * 1024 * 1024, 200],
  ['a byte more', 2 * 1024 * 1024 + 1, 404],
])('an image of %s with Content-Length', async (_, bytes, status) => {
  answerWith({ 'content-type': 'image/png', 'content-length': String(bytes) }, Buffer.alloc(bytes));
  expect((await getStoredImage(['a.png'])).status).toBe(status);
});

test('an image of more than 2 MB without Content-Length is rejected', async () => {
  answerWith(
    { 'content-type': 'image/png', 'transfer-encoding': 'chunked' },
    Buffer.alloc(2 * 1024 * 1024 + 1),
  );
  expect((await getStoredImage(['a.png'])).status).toBe(404);
});

test.each([
  ['the link to the storage', '/storage/jobs/a.png', ['jobs', 'a.png']],
  ['the public folder', '/uploads/a.png', ['uploads', 'a.png']],
])('a picture in %s is found there', async (_, at, segments) => {
  upstream.answers(({ url }, response) =>
    url === at
      ? response.writeHead(200, { 'content-type': 'image/png' }).end('bytes')
      : response.writeHead(404).end(),
  );
  expect((await getStoredImage(segments)).status).toBe(200);
});

test.each([[['logout']], [['api', 'job', 'a.png']], [['jobs', 'a']]])(
  'only pictures are requested outside the storage: %j',
  async (segments) => {
    expect((await getStoredImage(segments)).status).toBe(404);
    expect(upstream.urls()).toEqual([`/storage/app/public/${segments.join('/')}`]);
  },
);

test('a connection closed by the other side is retried once', async () => {
  upstream.answers((_, response) => {
    if (upstream.requests().length === 1) response.destroy();
    else response.writeHead(200, { 'content-type': 'image/png' }).end('bytes');
  });
  expect((await getStoredImage(['a.png'])).status).toBe(200);
});

test('an upstream that does not respond is a 503 with Retry-After, not cached', async () => {
  upstream.answers((_, response) => response.destroy());
  const image = await getStoredImage(['a.png']);
  expect(image.status).toBe(503);
  expect(image.headers.get('retry-after')).toBe('60');
  expect(image.headers.get('cache-control')).toBe('no-store');
});
