/** @jest-environment node */
import diagnosticsChannel from 'node:diagnostics_channel';
import { Agent, type IncomingMessage, request as httpRequest, type RequestListener } from 'node:http';
import { startServer } from '../testing/http-server';
import { markUnavailable, watchResponses } from './response-status';

// As while developing: there is no built page to answer with.
let builtPages: Record<string, { html: Buffer; scriptHashes: string }> = {};
jest.mock('./built-pages', () => ({ readBuiltPage: (name: string) => builtPages[name] ?? null }));

const pause = () => new Promise((resolve) => setImmediate(resolve));

// What /slow waits for.
let gate: Promise<void> = Promise.resolve();

const pages: Record<string, RequestListener> = {
  '/fine': (_, response) => response.setHeader('x-page', 'fine').end('fine'),
  '/broken': (_, response) => void ((response.statusCode = 500), response.end('Internal Server Error')),
  '/broken-in-parts': (_, response) => {
    response.writeHead(500, { 'content-type': 'text/plain' });
    response.write('Internal ');
    response.end('Server Error');
  },
  '/missing': async (_, response) => {
    await pause();
    markUnavailable();
    response.writeHead(404).end('missing');
  },
  '/empty': (_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.writeHead(404, { 'cache-control': 'private, no-store' }).end('<html id="__next_error__">');
  },
  '/incomplete': async (_, response) => {
    await pause();
    markUnavailable();
    response.end('incomplete');
  },
  '/slow': async (_, response) => {
    await gate;
    response.end('slow');
  },
};

let server: Awaited<ReturnType<typeof startServer>>;
let subscribed: jest.SpyInstance;

beforeAll(async () => {
  subscribed = jest.spyOn(diagnosticsChannel, 'subscribe');
  watchResponses();
  watchResponses();
  server = await startServer((request, response) => {
    const page = pages[request.url!.replace(/^\/api/, '').split('?')[0]!];
    void page!(request, response);
  });
});
afterAll(async () => {
  // The channel is the whole process's: the next test file must not be listened to.
  diagnosticsChannel.unsubscribe('http.server.request.start', subscribed.mock.calls[0][1]);
  await server.stop();
});
beforeEach(() => {
  builtPages = {};
});

async function ask(path: string, options: { method?: string; headers?: object; agent?: Agent } = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(server.origin + path, options as object, resolve)
      .on('error', reject)
      .end();
  });
  let body = '';
  for await (const chunk of response) body += chunk;
  return { status: response.statusCode, headers: response.headers, body };
}

const UNAVAILABLE = { status: 503, headers: { 'retry-after': '60', 'cache-control': 'no-store' } };

test('it listens once, however often it is told to', () => {
  expect(subscribed).toHaveBeenCalledTimes(1);
});

test('a page that is fine stays as it is', async () => {
  const answer = await ask('/fine');
  expect(answer).toMatchObject({ status: 200, headers: { 'x-page': 'fine' }, body: 'fine' });
  expect(answer.headers).not.toHaveProperty('retry-after');
});

test.each(['/broken', '/broken-in-parts'])('%s is 503, its body as written', async (path) => {
  expect(await ask(path)).toMatchObject({ ...UNAVAILABLE, body: 'Internal Server Error' });
});

test('a page that says it is incomplete, even after waiting, is 503 and still shown', async () => {
  expect(await ask('/incomplete')).toMatchObject({ ...UNAVAILABLE, body: 'incomplete' });
});

test('a 404 stays a 404', async () => {
  const answer = await ask('/missing');
  expect(answer).toMatchObject({ status: 404, body: 'missing' });
  expect(answer.headers).not.toHaveProperty('retry-after');
});

test.each([
  ['/api/broken', 'GET', 500],
  ['/api/incomplete', 'GET', 200],
  ['/broken', 'POST', 500],
  ['/incomplete', 'POST', 200],
])('%s by %s stays %d', async (path, method, status) => {
  expect((await ask(path, { method })).status).toBe(status);
});

test('requests at one time do not affect each other', async () => {
  let open = () => {};
  gate = new Promise((resolve) => (open = resolve));
  const slow = ask('/slow');
  const incomplete = await Promise.all([ask('/incomplete'), ask('/incomplete')]);
  open();
  expect(incomplete.map(({ status }) => status)).toEqual([503, 503]);
  expect((await slow).status).toBe(200);
});

test('requests one after another on one connection do not affect each other', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses = [];
  for (const path of ['/incomplete', '/fine', '/broken', '/api/incomplete', '/fine'])
    statuses.push((await ask(path, { agent })).status);
  agent.destroy();
  expect(statuses).toEqual([503, 200, 503, 200, 200]);
});

describe('with a built page', () => {
  const html = '<h1>Unavailable – ₹</h1>';
  beforeEach(() => {
    builtPages = {
      unavailable: { html: Buffer.from(html), scriptHashes: "'sha256-AAAA'" },
      '_not-found': { html: Buffer.from('<h1>Not found</h1>'), scriptHashes: "'sha256-BBBB'" },
    };
  });

  test.each(['/broken', '/broken-in-parts'])('%s is answered with it', async (path) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ ...UNAVAILABLE, body: html });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(builtPages.unavailable!.html.byteLength),
    });
  });

  test('HEAD gets its headers only', async () => {
    expect(await ask('/broken', { method: 'HEAD' })).toMatchObject({ ...UNAVAILABLE, body: '' });
  });

  test('a navigation in the browser gets what was written', async () => {
    expect(await ask('/broken', { headers: { rsc: '1' } })).toMatchObject({
      status: 503,
      body: 'Internal Server Error',
    });
  });

  test('what Next leaves empty when nothing is found is answered with the page for it', async () => {
    const answer = await ask('/empty');
    expect(answer).toMatchObject({ status: 404, body: '<h1>Not found</h1>' });
    expect(answer.headers['content-security-policy']).toContain("'sha256-BBBB'");
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await ask('/empty', { headers: { rsc: '1' } })).body).toBe('<html id="__next_error__">');
    expect((await ask('/missing')).body).toBe('missing');
  });

  test('an incomplete page is still shown itself', async () => {
    expect(await ask('/incomplete')).toMatchObject({ status: 503, body: 'incomplete' });
  });
});

test('outside a request there is nothing to mark', () => {
  expect(() => markUnavailable()).not.toThrow();
});
