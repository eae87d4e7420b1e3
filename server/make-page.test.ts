import type { IncomingMessage } from 'node:http';
import { FailurePages } from './failure-pages';
import { makeNavigation, makePage } from './make-page';
import { encodedBody, type Page } from './page';
import type { Render } from './render';
import { finished, rendered } from '../test/page';

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation()));
afterEach(() => jest.restoreAllMocks());

const failures = new FailurePages((address) => finished({ body: `the page of ${address}` }));
const textOf = async (page: Page) => (await encodedBody(page, 'identity')).body.toString();

test('what is rendered becomes a page, made when its render began', async () => {
  const before = Date.now();
  const render = jest.fn<ReturnType<Render>, Parameters<Render>>(async () =>
    rendered({ body: '<p>Jobs</p>' }),
  );
  const page = await makePage('/job', { id: 'abc', isRenewal: true }, render, failures);
  expect(render.mock.calls).toEqual([['/job', { id: 'abc', isRenewal: true }]]);
  expect(page).toMatchObject({ status: 200, isKept: true });
  expect([page.madeAt >= before, page.madeAt <= Date.now()]).toEqual([true, true]);
});

test.each<[string, Render, number, string]>([
  ['what is not found', async () => rendered({ status: 404, body: 'Next’s own' }), 404, '/-/-'],
  [
    'what Next fails at',
    async () => rendered({ status: 500, body: 'Internal Server Error' }),
    503,
    '/unavailable',
  ],
  ['what is not rendered', () => Promise.reject(new Error('broken off')), 503, '/unavailable'],
])('%s gets the designed page', async (_, render, status, address) => {
  const page = await makePage('/x', {}, render, failures);
  expect(page).toMatchObject({ status, isKept: false });
  expect(await textOf(page)).toBe(`the page of ${address}`);
});

test('why a page could not be rendered is logged', async () => {
  await makePage('/x', {}, () => Promise.reject(new Error('broken off')), failures);
  expect(logged.mock.calls.join()).toMatch(/"page-not-rendered".*broken off/);
});

test('redirects, and pages that say themselves what they are, stay as they are', async () => {
  const moved = await makePage(
    '/x',
    {},
    async () => rendered({ status: 308, headers: { location: '/y' } }),
    failures,
  );
  expect(moved).toMatchObject({ status: 308, headers: { location: '/y' }, isKept: false });
  const gone = await makePage(
    '/x',
    {},
    async () => rendered({ body: 'gone', facts: { status: 410 } }),
    failures,
  );
  expect([gone.status, await textOf(gone)]).toEqual([410, 'gone']);
});

const navigation = {
  url: '/job?_rsc=abc&source=paper',
  headers: {
    rsc: '1',
    'next-router-state-tree': '[]',
    'next-url': '/faq',
    cookie: 'a=1',
    'x-forwarded-host': 'evil.example',
    'content-security-policy': "script-src 'nonce-evil'",
  },
} as Partial<IncomingMessage> as IncomingMessage;

test('a navigation is rendered for its visitor, with the router’s headers and no others, and never stored', async () => {
  const headers = { 'content-type': 'text/x-component', 'cache-control': 's-maxage=60' };
  const render = jest.fn<ReturnType<Render>, Parameters<Render>>(async () =>
    rendered({ headers, body: '0:{}' }),
  );
  const page = await makeNavigation(navigation, 'abc', render);
  expect(render).toHaveBeenCalledWith('/job?_rsc=abc&source=paper', {
    id: 'abc',
    headers: { rsc: '1', 'next-router-state-tree': '[]', 'next-url': '/faq' },
  });
  expect(page).toMatchObject({ status: 200, isKept: false });
  expect(page.headers['cache-control']).toMatch(/^private, .*no-store/);
});

test('one that fails says so', async () => {
  const failed = makeNavigation(navigation, 'abc', () => Promise.reject(new Error('broken off')));
  await expect(failed).rejects.toThrow('broken off');
  expect(await makeNavigation(navigation, 'abc', async () => rendered({ status: 500 }))).toMatchObject({
    status: 503,
  });
});
