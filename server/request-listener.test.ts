import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { setImmediate as tick } from 'node:timers/promises';
import { currentRequest } from '../lib/base/request-context';
import { rawAnswer, startServer } from '../test/http-server';
import { Changes } from '../lib/upstream/changes';
import { createRequestListener } from './request-listener';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Stands in for Next: pages that echo their address, the failure pages, and handlers. */
const answers: Record<string, Answer> = {
  '/-/-': (_, response) => response.writeHead(404, HTML).end('<p>Designed: not found</p>'),
  '/unavailable': (_, response) => response.writeHead(200, HTML).end('<p>Designed: unavailable</p>'),
  '/storage/app/public/x.svg': (...args) => OWN_POLICY(...args),
  '/staff/cv/token': (...args) => OWN_POLICY(...args),
  '/api/other': (...args) => OWN_POLICY(...args),
  '/nothing': (_, response) => response.writeHead(404).end(),
  '/fails': () => Promise.reject(new Error('a mistake')),
};
// As Next does with what a handler answers: https://github.com/vercel/next.js/pull/70127
const OWN_POLICY: Answer = (_, response) => {
  for (const name of ['content-security-policy', 'referrer-policy'])
    if (!response.hasHeader(name)) response.setHeader(name, `own ${name}`);
  response.end();
};
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const received: IncomingMessage[] = [];
const next = jest.fn(async (request: IncomingMessage, response: ServerResponse) => {
  received.push(request);
  const own = answers[request.url!.split('?', 1)[0]!];
  if (own) await own(request, response);
  else response.writeHead(200, HTML).end(`<p>${request.url}</p>`);
});

let server: Awaited<ReturnType<typeof startServer>>;
async function start(parts: Partial<Parameters<typeof createRequestListener>[0]> = {}) {
  const way = createRequestListener({
    next,
    changes: new Changes(),
    sendFile: (_request, _response, handle) => handle(),
    cachesPages: true,
    counts: true,
    ...parts,
  });
  server = await startServer(way.listener);
  await way.prepare();
  received.length = 0;
}
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
beforeEach(() => start());
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

const get = async (path: string, options: RequestInit = {}) => {
  const response = await fetch(server.origin + path, { redirect: 'manual', ...options });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const raw = (text: string) => rawAnswer(server.server, text);

test('a page is rendered once for all visitors, without anything of theirs', async () => {
  const headers = { cookie: 'a=1', 'x-forwarded-host': 'evil.example', 'accept-language': 'hi' };
  const first = await get('/job?utm_source=paper&keyword=cook', { headers });
  const others = await Promise.all([get('/job?keyword=cook'), get('/job?keyword=cook&gclid=1')]);
  for (const { status, text } of [first, ...others])
    expect([status, text]).toEqual([200, '<p>/job?keyword=cook</p>']);
  expect(received).toHaveLength(1);
  expect(Object.keys(received[0]!.headers).sort()).toEqual(['connection', 'content-security-policy', 'host']);
  expect(first.headers.get('x-content-type-options')).toBe('nosniff');
  expect(first.headers.get('content-security-policy')).toContain("script-src 'self';");
});

test.each([
  ['/nothing', 404, '<p>Designed: not found</p>'],
  ['/%', 404, '<p>Designed: not found</p>'],
  ['//evil.example', 404, '<p>Designed: not found</p>'],
  ['ftp://evil.example/', 404, '<p>Designed: not found</p>'],
  ['/%2Fevil.example', 404, '<p>Designed: not found</p>'],
  ['/fails', 503, '<p>Designed: unavailable</p>'],
])('%s is answered with %i and its designed page, and not cached', async (path, status, page) => {
  answers['/-'] = answers['/nothing']!;
  const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
  expect(answer).toContain(page);
  expect(answer).toMatch(/^cache-control: .*no-store/im);
  expect(/^retry-after: 60/im.test(answer)).toBe(status === 503);
  const before = next.mock.calls.length;
  await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(next.mock.calls.length).toBe(before + 1);
});

test('a handler gets the visitor’s own request and address', async () => {
  let peer: string | undefined;
  answers['/api/echo'] = async (request, response) => {
    peer = currentRequest()?.peer;
    for await (const chunk of request) response.write(chunk);
    response.end(request.headers.cookie);
  };
  const { text } = await get('/api/echo', { method: 'POST', body: 'a form, ', headers: { cookie: 'a=1' } });
  expect([text, peer]).toEqual(['a form, a=1', '127.0.0.1']);
  const { headers } = await get('/api/echo');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  '%s is for handlers, not for pages',
  async (method) => {
    const { status, headers } = await get('/faq', { method });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(received).toHaveLength(0);
  },
);

test('the health check of hosting panels is that of /api/health', async () => {
  await get('/up');
  expect(received.map(({ url }) => url)).toEqual(['/api/health']);
});

test('client-side navigations are rendered each time', async () => {
  const others = { cookie: 'a=1', 'x-forwarded-host': 'evil.example' };
  const headers = { rsc: '1', 'next-url': '/', 'next-router-state-tree': '["",{}]', ...others };
  const both = [await get('/faq?_rsc=abc', { headers }), await get('/faq?_rsc=abc', { headers })];
  for (const answer of both) expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  expect(received.map(({ url }) => url)).toEqual(Array(2).fill('/faq?_rsc=abc'));
  const seen = Object.keys(received[0]!.headers).sort().join(' ');
  expect(seen).toBe('connection content-security-policy host next-router-state-tree next-url rsc');
});

test('a page whose visitor disconnects is finished and cached for the next', async () => {
  let finish = () => {};
  const started = new Promise<void>((resolve) => {
    answers['/slow'] = (_, response) => {
      finish = () => response.writeHead(200, HTML).end('<p>Slow</p>');
      resolve();
    };
  });
  const leaving = httpRequest(`${server.origin}/slow`).on('error', () => {});
  leaving.end();
  await started;
  leaving.destroy();
  await tick();
  finish();
  expect((await get('/slow')).text).toBe('<p>Slow</p>');
  expect(received).toHaveLength(1);
});

test.each([
  ['before it answers', () => Promise.reject(new Error('a mistake')), 503],
  [
    'within its answer',
    (response: ServerResponse) => Promise.reject(new Error(String(response.write('half')))),
    null,
  ],
])('a handler that fails %s leaves no request hanging', async (_, fail, status) => {
  answers['/api/fails'] = (_request, response) => fail(response);
  const answer = get('/api/fails');
  if (status) expect((await answer).status).toBe(status);
  else await expect(answer).rejects.toThrow();
});

test('in development every page is rendered on request', async () => {
  await server.stop();
  await start({ cachesPages: false });
  expect([(await get('/faq?x=1')).text, (await get('/faq?x=1')).text]).toEqual(
    Array(2).fill('<p>/faq?x=1</p>'),
  );
  expect(received).toHaveLength(2);
});

test('files come before everything else', async () => {
  await server.stop();
  await start({
    sendFile: (request, response, handle) =>
      request.url === '/logo.svg' ? response.end('<svg/>') : handle(),
  });
  expect([(await get('/logo.svg')).text, (await get('/faq')).text]).toEqual(['<svg/>', '<p>/faq</p>']);
});

test.each([
  ['a page', '/faq', {}],
  ['a page that is not there', '/nothing', {}],
  ['a page that fails', '/fails', {}],
  ['a handler', '/api/other', {}],
  ['a post', '/api/other', { method: 'POST' }],
  ['a method that pages do not know', '/faq', { method: 'PUT' }],
  ['a navigation', '/faq?_rsc=a', { headers: { rsc: '1' } }],
])('%s carries the headers of every response', async (_, path, options) => {
  const { headers } = await get(path, options);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toMatch(/strict-origin/);
  const policy = headers.get('content-security-policy');
  for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(directive);
  // No access for other sites, and nothing stored in the browser.
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('set-cookie')).toBeNull();
});

test('a handler keeps its own stricter policies, and gets the site’s other headers', async () => {
  for (const path of ['/storage/app/public/x.svg', '/staff/cv/token', '/api/other']) {
    const { headers } = await get(path);
    const policies = ['content-security-policy', 'referrer-policy'].map((name) => headers.get(name));
    const own = ['own content-security-policy', 'own referrer-policy'];
    if (path === '/api/other') expect(policies[0]).toContain("default-src 'self'");
    else expect(policies).toEqual(own);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  }
});

test('an absolute target is that of its path', async () => {
  const ask = (target: string) => raw(`GET ${target} HTTP/1.1\r\nHost: y\r\nConnection: close\r\n\r\n`);
  expect(await ask('HTTP://x/job?keyword=cook')).toContain('<p>/job?keyword=cook</p>');
  expect(await ask('https://x?keyword=cook')).toContain('<p>/</p>');
});

test('requests of one connection are answered one after the other, in their order', async () => {
  let working = 0;
  answers['/api/slow'] = async (request, response) => {
    expect(++working).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    working--;
    response.end(`answer ${request.headers['x-number']};`);
  };
  const asks = [1, 2, 3, 4, 5, 6].map((n) => `GET /api/slow HTTP/1.1\r\nHost: x\r\nX-Number: ${n}\r\n`);
  const answer = await raw(`${asks.join('\r\n')}Connection: close\r\n\r\n`);
  expect(answer.match(/answer \d(?=;)/g)!.join(' ')).toBe(
    'answer 1 answer 2 answer 3 answer 4 answer 5 answer 6',
  );
});

test('TRACE echoes nothing', async () => {
  const answer = await raw('TRACE /faq HTTP/1.1\r\nHost: x\r\nX-Secret: echoed\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).not.toContain('echoed');
});
