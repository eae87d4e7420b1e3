import { upstreamForTests } from '../../test/upstream-for-tests';
import { runInRequest } from '../base/request-context';
import { offers, offersOnEveryPage } from './categories';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));
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
