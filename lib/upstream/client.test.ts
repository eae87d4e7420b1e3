import type { ServerResponse } from 'node:http';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { startServer, startUpstream } from '../../test/http-server';
import { joinErrorRealms } from '../../test/one-realm';
import { upstreamForTests } from '../../test/upstream-for-tests';
import { env } from '../base/env';
import { runInRequest } from '../base/request-context';
import { textIn, valueIn } from './answer-value';
import { offers, offersOnEveryPage } from './categories';
import { getJson, post as postTo } from './client';
import { mayHaveArrived, orNull, readOrFail, toUpstreamError, UpstreamError } from './errors';
import { encodeMultipart } from './send';

const schema = z.object({ ok: z.boolean() });
const get = () => getJson('thing?page=2', schema);
const post = (options = {}) => postTo('thing', { json: { a: 1 } }, schema, options);
const sendForm = (options = {}) => postTo('thing', { form: [{ name: 'a', value: '1' }] }, schema, options);
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: UpstreamError) => error,
  );

joinErrorRealms();

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

test('a GET is resolved against the API base URL and its response parsed', async () => {
  upstream.answersJson({ ok: true, more: 1 });
  await expect(get()).resolves.toEqual({ ok: true });
  expect(upstream.requests()).toMatchObject([
    { method: 'GET', url: '/api/thing?page=2', headers: { accept: 'application/json' } },
  ]);
});

const passing = {
  503: (response: ServerResponse) => response.writeHead(503).end(),
  'a connection reset': (response: ServerResponse) => response.destroy(),
};

describe.each(Object.entries(passing))('after %s', (_, fail) => {
  test('a GET is retried once', async () => {
    upstream.answers((_, response) => {
      if (upstream.requests().length === 1) fail(response);
      else response.end('{"ok":true}');
    });
    await expect(get()).resolves.toEqual({ ok: true });
    expect(upstream.requests()).toHaveLength(2);
  });

  test('a GET is not retried twice', async () => {
    upstream.answers((_, response) => fail(response));
    expect(await failure(get())).not.toBeNull();
    expect(upstream.requests()).toHaveLength(2);
  });

  test.each([
    ['JSON', () => post()],
    ['form', () => sendForm()],
  ])('a %s POST is not retried', async (_, send) => {
    upstream.answers((_, response) => fail(response));
    expect(await failure(send())).not.toBeNull();
    expect(upstream.requests()).toHaveLength(1);
  });
});

test.each([
  ['a GET, never begins', get, (): void => {}],
  ['a GET, stops half-way', get, (response: ServerResponse) => void response.write('{"ok"')],
  ['a form, never begins', sendForm, (): void => {}],
  ['a form, stops half-way', sendForm, (response: ServerResponse) => void response.write('{"ok"')],
])('a response that, to %s, times out is not retried', async (_, ask, stall) => {
  jest.replaceProperty(env(), 'upstreamTimeoutMs', 400);
  upstream.answers((_, response) => stall(response));
  const error = await failure(ask());
  expect(error).toMatchObject({ name: 'UpstreamError', kind: 'network', details: { permanent: true } });
  expect(error?.message).toContain('400 ms');
  expect(upstream.requests()).toHaveLength(1);
});

test.each([
  ['GET', get],
  ['form', sendForm],
])('to a %s a redirect is rejected and not followed', async (_, ask) => {
  let requests = 0;
  const elsewhere = await startServer((_, response) => {
    requests++;
    response.end('{"ok":true}');
  });
  upstream.answers((_, response) => response.writeHead(302, { location: elsewhere.origin }).end());
  const error = await failure(ask()).finally(elsewhere.stop);
  expect(error).toMatchObject({ kind: 'shape' });
  expect(requests).toBe(0);
});

test.each([
  ['HTML', '<!doctype html><h1>Maintenance</h1>'],
  ['nothing', ''],
  ['JSON of another shape', '{"ok":"perhaps"}'],
])('%s as a response is a shape error, not retried', async (_, body) => {
  upstream.answers((_, response) => response.end(body));
  expect(await failure(get())).toMatchObject({ kind: 'shape' });
  expect(upstream.requests()).toHaveLength(1);
});

test.each([400, 401, 404, 422, 429, 500])('%d is an http error, not retried', async (status) => {
  upstream.answersJson({ ok: true }, status);
  expect(await failure(get())).toMatchObject({ kind: 'http', details: { status } });
  expect(upstream.requests()).toHaveLength(1);
});

test('an unreachable upstream is a network error', async () => {
  const gone = await startUpstream();
  await gone.stop();
  const thing = `${gone.apiBaseUrl}thing`;
  for (const body of [{ json: {} }, { form: [] }]) {
    expect(await failure(postTo(thing, body, schema))).toMatchObject({
      kind: 'network',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  }
});

test.each([
  ['GET', get],
  ['form', sendForm],
])('to a %s a status outside HTTP’s range is a failure', async (_, ask) => {
  upstream.answersJson({ ok: true }, 999);
  expect(await failure(ask())).toMatchObject({ kind: 'http' });
});

test.each([
  ['GET', get],
  ['form', sendForm],
])(
  'to a %s a "100 Continue" that nobody asked for, and the wrong encoding, are no failure',
  async (_, ask) => {
    upstream.answers((_, response) => {
      response.writeContinue();
      response.writeHead(200, { 'content-encoding': 'br' }).end(gzipSync('{"ok":true}'));
    });
    await expect(ask()).resolves.toEqual({ ok: true });
  },
);

test('a failure is logged without the URL’s host', async () => {
  upstream.answersJson({}, 500);
  await failure(get());
  const line = JSON.parse(jest.mocked(console.error).mock.calls[0]![0]);
  expect(line).toMatchObject({
    level: 'error',
    event: 'upstream-failed',
    path: 'thing?page=2',
    kind: 'http',
    status: 500,
  });
});

test('a response of more than 32 MB is abandoned', async () => {
  jest.replaceProperty(env(), 'upstreamTimeoutMs', 100_000);
  upstream.answers((_, response) => response.end(JSON.stringify('x'.repeat(32 * 1024 * 1024))));
  expect(await failure(post())).toMatchObject({
    kind: 'network',
    message: 'the response is larger than 33554432 bytes',
    details: { permanent: true },
  });
});

test('no name can escape from its header', () => {
  const nasty = 'a"\r\nContent-Type: text/html\r\n\r\nx';
  const { chunks } = encodeMultipart([
    { name: nasty, fileName: nasty, type: '', bytes: new Uint8Array() },
    { name: nasty, value: '' },
  ]);
  const escaped = 'a%22%0D%0AContent-Type: text/html%0D%0A%0D%0Ax';
  const lines = Buffer.concat(chunks).toString().split('\r\n');
  expect(lines.filter((line) => line.startsWith('Content-'))).toEqual([
    `Content-Disposition: form-data; name="${escaped}"; filename="${escaped}"`,
    'Content-Type: application/octet-stream',
    `Content-Disposition: form-data; name="${escaped}"`,
  ]);
});

const JSON_TEXT = '{"status":0,"message":"Nein – größer"}';
const utf16 = Buffer.from(JSON_TEXT, 'utf16le');

test.each<[string, Buffer]>([
  ['plain', Buffer.from(JSON_TEXT)],
  ['with a byte-order mark', Buffer.from(`\uFEFF${JSON_TEXT}`)],
  ['in UTF-16', utf16],
  ['in UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
  ['in big-endian UTF-16', Buffer.from(utf16).swap16()],
  ['in Windows-1252', Buffer.from(JSON_TEXT.replace('–', '\x96'), 'latin1')],
  ...[gzipSync, deflateSync, deflateRawSync, brotliCompressSync].map((pack): [string, Buffer] => [
    pack.name,
    pack(JSON_TEXT),
  ]),
  ['compressed twice', gzipSync(gzipSync(JSON_TEXT))],
])('JSON is read %s, without a header', async (_, bytes) => {
  expect(await textIn(bytes, 1000)).toBe(JSON_TEXT);
});

test.each<[string, Buffer]>([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a compressed text that is cut off', gzipSync(JSON_TEXT).subarray(0, 30)],
  ['more than the limit', gzipSync('x'.repeat(2000))],
])('%s is no text', async (_, bytes) => expect(await textIn(bytes, 1000)).toBeNull());

test('a compressed nothing is empty', async () => expect(await textIn(gzipSync(''), 1000)).toBe(''));

const NO = { status: 0 };
test.each<[string, unknown]>([
  ['{"status":0}', NO],
  ['\uFEFF\uFEFF {"status":0}\n', NO],
  ['<br />\n<b>Warning</b>: {main} [2002] in <b>/a.php</b> {"status":0}', NO],
  ['{"status":0} <!-- 0.02 s -->', NO],
  ['callback({"status":0});', NO],
  ['{"status":1}{"status":0}', undefined],
  ['{"d":"{\\"status\\":0}"}', { d: NO }],
  ['[{"status":0}]\nNotice: x', [NO]],
  ['OK', 'OK'],
  ['', ''],
  ['{"status":0,"mess', undefined],
  ['Notice: x {"status":0,"data":[{"id":1},', undefined],
  ['<br /><b>Fatal error</b>: Uncaught', undefined],
  ['<html><script>x = {"status":1}</script></html>', undefined],
])('in %j the value is %j', (text, value) => {
  expect(valueIn(text, true)).toEqual(value);
  if (!text.includes('"d"'))
    expect(valueIn(text, false)).toEqual(typeof value === 'string' ? undefined : value);
});

// Anything but linear time would exceed the test's timeout.
test.each(['{"', '[{"', '{"a":', '"', '\\', '{ '])('%j repeated is read at once', (unit) => {
  expect(valueIn(unit.repeat(200_000), false)).toBeUndefined();
});

async function during<T>(read: () => Promise<T>) {
  return runInRequest({}, async ({ page }) => {
    const result = await read();
    return { result, unavailable: page.status === 503, isUncacheable: page.isUncacheable };
  });
}
const upstreamFailure = () => Promise.reject(new UpstreamError('network', 'gone'));

test('an optional part that could not be read is null, and the page is shown but not cached', async () => {
  expect(await during(() => orNull(upstreamFailure()))).toEqual({
    result: null,
    unavailable: false,
    isUncacheable: true,
  });
});

test('a page whose main content could not be read answers 503', async () => {
  expect(await during(() => readOrFail(upstreamFailure()))).toEqual({
    result: { value: null, failed: true },
    unavailable: true,
    isUncacheable: true,
  });
});

test.each([
  ['orNull', orNull],
  ['readOrFail', readOrFail],
])('%s rethrows other errors', async (_, read) => {
  await expect(read(Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
});

const failed = (code: string) => Object.assign(new Error(code), { code });
const answered = (status: number) => new UpstreamError('http', `answered ${status}`, { status });

test.each([
  ['a refused connection', toUpstreamError(failed('ECONNREFUSED'), 1000)],
  ['an unknown host', toUpstreamError(Object.assign(new Error(), { code: 'ENOTFOUND' }), 1000)],
  ['an answer of 429', answered(429)],
])('after %s the call had no effect', (_, error) => expect(mayHaveArrived(error)).toBe(false));

test.each([
  ['a reset connection', toUpstreamError(failed('ECONNRESET'), 1000)],
  ['a timeout', toUpstreamError(new DOMException('late', 'TimeoutError'), 1000)],
  ['an answer of 408', answered(408)],
  ['an answer of 500', answered(500)],
  ['an answer outside the contract', new UpstreamError('shape', 'the response is not JSON')],
  ['any other error', new Error('bug')],
])('after %s it may have had one', (_, error) => expect(mayHaveArrived(error)).toBe(true));

const categories = { status: 1, categories: [] };

test('an extra is offered only if the API lists it', async () => {
  upstream.answersJson({ ...categories, extras: ['talent-pool', 'unknown'] });
  expect(await offers('talent-pool')).toBe(true);
  expect(await offers('application-status')).toBe(false);
});

test('before the first read, nothing is offered on every page, and the page is rendered again at once', async () => {
  upstream.answersJson({}, 500);
  await runInRequest({}, async ({ page }) => {
    expect(offersOnEveryPage('talent-pool')).toBe(false);
    expect(page.isUncacheable).toBe(false);
    expect(page.dueAt - Date.now()).toBeLessThan(61 * 1000);
  });
});

test('afterwards, such a page is neither as short-lived as data, nor uncacheable', async () => {
  upstream.answersJson({ ...categories, extras: ['talent-pool'] });
  const deadline = Date.now() + 5_000;
  while (!offersOnEveryPage('talent-pool') && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await runInRequest({}, async ({ page }) => {
    expect(offersOnEveryPage('talent-pool')).toBe(true);
    expect(page.tags.size).toBe(0);
    expect(page.isUncacheable).toBe(false);
    expect(page.dueAt - Date.now()).toBeGreaterThan(59 * 60 * 1000);
  });
});
