import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as tick } from 'node:timers/promises';
import { currentRequest, markUncacheable, noteRead, setPageStatus } from '../lib/base/request-context';
import { createRender, type Handler } from './render';

afterEach(() => jest.useRealTimers());

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;
const renderBy = (answer: Answer) =>
  createRender(async (request, response) => void (await answer(request, response)));

test('it is requested as the site itself, with a fresh nonce, and only with headers that were given', async () => {
  const seen: IncomingMessage[] = [];
  const render = renderBy((request, response) => {
    seen.push(request);
    response.end();
  });
  const { nonce } = await render('/job?keyword=a%20b', { headers: { rsc: '1' } });
  const other = await render('/');
  expect(other.nonce).not.toBe(nonce);
  expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  const headers = { rsc: '1', 'content-security-policy': `script-src 'nonce-${nonce}'` };
  expect(seen).toMatchObject([{ method: 'GET', url: '/job?keyword=a%20b', headers }, {}]);
  // Which others there are is tested with request-listener.ts.
  expect(seen[1]!.headers).not.toHaveProperty('rsc');
});

test('facts noted during a render belong to that page only', async () => {
  const render = renderBy(async ({ url }, response) => {
    await tick();
    if (url === '/gone') setPageStatus(410);
    if (url === '/partly') markUncacheable();
    noteRead({ tags: [`tag of ${url}`], dueAt: 5, tooOldAt: 9 });
    response.end(`${currentRequest()?.id} ${currentRequest()?.isRenewal}`);
  });
  const [gone, partly] = await Promise.all([
    render('/gone', { id: 'abc' }),
    render('/partly', { id: 'def', isRenewal: true }),
  ]);
  expect([String(gone.body), String(partly.body)]).toEqual(['abc false', 'def true']);
  const ages = { dueAt: 5, tooOldAt: 9 };
  expect(gone.facts).toEqual({ status: 410, isUncacheable: false, tags: new Set(['tag of /gone']), ...ages });
  expect(partly.facts).toEqual({
    status: 200,
    isUncacheable: true,
    tags: new Set(['tag of /partly']),
    ...ages,
  });
  expect(currentRequest()).toBeUndefined();
});

const failing: [string, Answer, RegExp][] = [
  ['throws', () => Promise.reject(new Error('a mistake')), /a mistake/],
  ['breaks its answer off', (_, response) => response.write('half') && response.destroy(), /was cut off/],
  ['closes the connection', (request) => request.socket.destroy(), /was cut off/],
];
test.each(failing)('a handler that %s fails the render', async (_, answer, problem) => {
  await expect(renderBy(answer)('/')).rejects.toThrow(problem);
});

test('nor does one that throws synchronously', async () => {
  const handler: Handler = () => {
    throw new Error('a mistake');
  };
  await expect(createRender(handler)('/')).rejects.toThrow('a mistake');
});

test('a render that never ends is abandoned after a timeout, and its response is closed', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  let started = () => {};
  const beginning = new Promise<void>((resolve) => (started = resolve));
  const closed = jest.fn();
  const rendering = renderBy((_, response) => {
    response.once('close', closed);
    started();
  })('/');
  const failed = expect(rendering).rejects.toThrow('took too long');
  await beginning;
  jest.advanceTimersByTime(120_000);
  await failed;
  await tick();
  expect(closed).toHaveBeenCalled();
});

test.each([
  ['nearly as long as a visitor may send', `/job?keyword=${'a'.repeat(16_000)}`],
  ['longer once it is encoded', `/job?keyword=${'%F0%9F%92%A9'.repeat(4_000)}`],
])('an address that is %s is rendered', async (_, url) => {
  const render = renderBy((request, response) => response.end(request.url));
  expect(String((await render(url)).body)).toBe(url);
});

test('an invalid address is rejected instead of hanging', async () => {
  const answer = jest.fn();
  const render = renderBy(answer);
  await expect(render('/a b')).rejects.toThrow(/unescaped/);
  await expect(render(`/${'a'.repeat(300_000)}`)).rejects.toThrow('no response');
  expect(answer).not.toHaveBeenCalled();
});
