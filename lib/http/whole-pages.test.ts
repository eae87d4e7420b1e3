/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { startServer } from '../testing/http-server';
import { ask as askServer, type RequestOptions } from './test-request';
import { isWholePageRequest, sendWhole, type WholePage } from './whole-pages';

const sent: WholePage[] = [];
const HTML = 'text/html; charset=utf-8';

// What Next would answer, in its ways of doing so.
const answers: Record<string, RequestListener> = {
  '/in-pieces': (_, response) => {
    response.setHeader('content-type', HTML);
    response.flushHeaders();
    response.write(Buffer.from('<html><script src="/a.js" as'));
    const rupee = Buffer.from('₹');
    response.write(rupee.subarray(0, 1));
    response.write(rupee.subarray(1));
    response.end('</html>');
  },
  '/at-once': (request, response) => {
    response.setHeader('content-length', 3);
    response.writeHead(404, {
      'content-type': HTML,
      'x-asked-for': String(request.headers['accept-encoding']),
    });
    response.end('<p>');
  },
  '/moved': (_, response) => response.writeHead(308, { location: '/at-once' }).end(),
  '/unchanged': (_, response) => response.setHeader('content-type', HTML).writeHead(304).end(),
  '/picture': (_, response) => response.setHeader('content-type', 'image/png').end(Buffer.from([137, 80])),
  '/broken': (_, response) => {
    response.setHeader('content-type', HTML);
    response.write('<html>');
    response.destroy();
  },
};
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((request, response) => {
    sendWhole(request, response, (page) => sent.push(page));
    void answers[request.url!]!(request, response);
  });
});
beforeEach(() => void (sent.length = 0));
afterAll(() => server.stop());

const ask = (path: string, options?: RequestOptions) => askServer(server.origin, path, options);

test('a page written in pieces comes whole, with its length', async () => {
  const { status, headers, body } = await ask('/in-pieces');
  expect([status, body]).toEqual([200, '<html><script src="/a.js" as₹</html>']);
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(sent[0]!.body.length),
  });
  expect(headers).not.toHaveProperty('transfer-encoding');
  expect(sent[0]!.html).toBe(body);
});

test('its status and headers are those that were set, its length that of what is sent', async () => {
  const { status, headers, body } = await ask('/at-once');
  expect([status, body, headers['x-asked-for']]).toEqual([404, '<p>', 'undefined']);
  expect(headers['content-length']).toBe(String(sent[0]!.body.length));
});

test.each([
  ['/moved', 308, ''],
  ['/unchanged', 304, ''],
  ['/picture', 200, '\ufffdP'],
])('%s, which is no page, stays as it is', async (path, status, body) => {
  const answer = await ask(path);
  expect(answer).toMatchObject({ status, body });
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(sent).toEqual([]);
});

test('of a page that breaks off, nothing is sent', async () => {
  await expect(ask('/broken')).rejects.toThrow('socket hang up');
  expect(sent).toEqual([]);
});

test.each([
  ['/at-once', {}, true],
  ['/at-once?page=2.5', {}, true],
  ['/sitemaps/jobs-1.xml', {}, false],
  ['/jobs.atom?category=it', {}, false],
  ['/at-once', { method: 'HEAD' }, false],
  ['/at-once', { headers: { rsc: '1' } }, false],
  ['/at-once', { headers: { 'accept-encoding': 'identity' } }, false],
])(
  '%s with %j is sent whole: %s',
  async (url, { method = 'GET', headers = {} }: RequestOptions, expected) => {
    const request = { url, method, headers: { 'accept-encoding': 'gzip', ...headers } };
    expect(isWholePageRequest(request as never)).toBe(expected);
  },
);
