import { upstreamForTests } from '../../test/upstream-for-tests';
import { runInRequest } from '../shared/request-context';
import { offers, offersOnEveryPage } from './extras';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));
const categories = { status: 1, categories: [] };

test('an extra is offered where the API lists it, and nowhere else', async () => {
  upstream.answersJson({ ...categories, extras: ['registrations', 'unknown'] });
  expect(await offers('registrations')).toBe(true);
  expect(await offers('vouchers')).toBe(false);
});

test('asking for every page makes no page as short-lived as data, nor uncacheable', async () => {
  upstream.answersJson({ ...categories, extras: ['registrations'] });
  await runInRequest({}, async ({ page }) => {
    expect(await offersOnEveryPage('registrations')).toBe(true);
    expect(page.tags.size).toBe(0);
    expect(page.isUncacheable).toBe(false);
    expect(page.dueAt - Date.now()).toBeGreaterThan(59 * 60 * 1000);
  });
});

test('while the API does not say, nothing is offered, and the page is rendered again after a minute', async () => {
  upstream.answersJson({}, 500);
  await runInRequest({}, async ({ page }) => {
    expect(await offersOnEveryPage('registrations')).toBe(false);
    expect(page.isUncacheable).toBe(false);
    expect(page.dueAt - Date.now()).toBeLessThan(61 * 1000);
  });
});
