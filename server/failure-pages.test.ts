import { AGES } from '../lib/base/ages';
import { encodedBody, type Page } from './page';
import { FailurePages } from './failure-pages';
import { NOT_FOUND_ADDRESS, UNAVAILABLE } from './page-address';
import { finished } from '../test/page';

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation()));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Renders the designed pages as Next does. */
const designed = jest.fn(async (address: string) =>
  finished({ status: address === NOT_FOUND_ADDRESS ? 404 : 200, body: `<p>The page of ${address}</p>` }),
);
beforeEach(() => designed.mockClear());
const textOf = async (page: Page) => (await encodedBody(page, 'identity')).body.toString();

test('each is rendered once an hour, unless due earlier, however many requests need it', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  const pages = new FailurePages(designed);
  const all = await Promise.all(Array.from({ length: 200 }, () => pages.notFound('en')));
  expect(new Set(all).size).toBe(1);
  jest.advanceTimersByTime(AGES.ownPage.due * 1000 - 1);
  await pages.notFound('en');
  expect(designed).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await pages.notFound('en');
  expect(designed).toHaveBeenCalledTimes(2);
});

const broken: [string, () => Promise<Page>][] = [
  ['is an error', () => Promise.reject(new Error('nothing can be rendered'))],
  ['is answered with 500', () => finished({ status: 500, body: 'Internal Server Error' })],
];
test.each(broken)('when every render %s, the response is a line of text', async (_, make) => {
  const pages = new FailurePages(make);
  for (const page of [await pages.notFound('en'), await pages.unavailable('en')]) {
    expect(page).toMatchObject({ status: 503, isCacheable: false });
    expect(page.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '60',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(await textOf(page)).toBe(
      'We cannot show this page right now. Please load it again in a minute.\n',
    );
  }
  expect(logged).toHaveBeenCalledTimes(3);
});

test.each(broken)('one whose render %s is rendered again when next needed', async (_, make) => {
  const first = jest.fn(designed).mockImplementationOnce(make);
  const pages = new FailurePages(first);
  expect((await pages.unavailable('en')).headers['content-type']).toMatch('text/plain');
  expect(await textOf(await pages.unavailable('en'))).toBe('<p>The page of /unavailable</p>');
  expect(first.mock.calls).toEqual([[UNAVAILABLE], [UNAVAILABLE]]);
});
