import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { overflowOf } from '../test/browser/layout';
import { JOB } from '../test/browser/pages';
import { tagged } from '../test/browser/sites';

test.use({ baseURL: tagged.url });

const APPLY = '/applyjob?job_id=1001';
const GTM = `https://www.googletagmanager.com/gtm.js?id=${tagged.env.GTM_ID}`;

/** Records requests to other hosts, which are stubbed, and browser errors. */
async function watch(page: Page) {
  const seen = { requested: [] as string[], errors: [] as string[] };
  await page.route(/^https:/, (route) => {
    seen.requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'document.body.dataset.tags = "run";' });
  });
  page.on('console', (message) => message.type() === 'error' && seen.errors.push(message.text()));
  page.on('pageerror', (error) => seen.errors.push(error.message));
  return seen;
}

const question = (page: Page) => page.getByRole('region', { name: 'May we measure visits?' });
const answer = (page: Page, name: 'Accept' | 'Reject') =>
  question(page).getByRole('button', { name }).click();
const reopen = (page: Page) => page.getByRole('button', { name: 'Cookie choices' }).click();
const tagsHaveRun = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-tags', 'run');

/** Watches a page on which the visitor has accepted and tags have run. */
async function watchAccepted(page: Page) {
  const seen = await watch(page);
  await page.goto(APPLY);
  await answer(page, 'Accept');
  await tagsHaveRun(page);
  return seen;
}

/** The data layer, with commands as arrays. */
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      String(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );

test('before a choice, and after Reject, nothing is requested from third parties; both choices look alike, and the one made is remembered', async ({
  page,
}) => {
  const seen = await watch(page);
  await page.goto(APPLY, { waitUntil: 'networkidle' });
  await expect(question(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await expect(question(page).getByRole('button')).toHaveCount(2);
  const looks = await question(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => [button.className, button.getBoundingClientRect().width]),
    );
  expect(looks[0]).toEqual(looks[1]);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
  expect(await axeFindings(page)).toEqual([]);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await answer(page, 'Reject');
  await expect(question(page)).toHaveCount(0);
  expect(await heading.boundingBox()).toEqual(before);

  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await dataLayer(page)).toEqual([]);
  expect(seen).toEqual({ requested: [], errors: [] });
});

test('after Accept the container is loaded once per page, with everything denied before it is granted, and not where the address is its visitor’s secret', async ({
  page,
}) => {
  const seen = await watchAccepted(page);
  await expect(question(page)).toHaveCount(0);
  expect(seen.requested).toEqual([GTM]);
  expect(await dataLayer(page)).toEqual([
    ['consent', 'default', expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' })],
    ['consent', 'update', expect.objectContaining({ ad_storage: 'granted', analytics_storage: 'granted' })],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
  ]);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click();
  await expect(page).toHaveURL('/job');
  expect(seen.requested).toEqual([GTM]);
  await page.reload();
  await tagsHaveRun(page);
  await expect(question(page)).toHaveCount(0);
  expect(seen).toEqual({ requested: [GTM, GTM], errors: [] });

  seen.requested.length = 0;
  for (const secret of [
    `/application/${'ab'.repeat(16)}-${'cd'.repeat(20)}`,
    `/your-data/${'0'.repeat(64)}`,
  ]) {
    await page.goto(secret, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeVisible();
    expect(seen.requested, secret).toEqual([]);
    expect(await dataLayer(page), secret).toEqual([]);
  }
});

test('consent is withdrawn where it was given, which also removes Google’s cookies', async ({
  page,
  context,
}) => {
  const seen = await watchAccepted(page);
  const cookie = { domain: 'localhost', path: '/', value: '1' };
  await context.addCookies(['_ga', '_gcl_au', 'other'].map((name) => ({ ...cookie, name })));

  await reopen(page);
  await expect(question(page)).toBeFocused();
  await answer(page, 'Accept');
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeFocused();
  expect(seen.requested).toEqual([GTM]);

  await reopen(page);
  const loaded = page.waitForEvent('load');
  await answer(page, 'Reject');
  await loaded;
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['other']);
  expect(seen).toEqual({ requested: [GTM], errors: [] });
});

test('on a phone the banner leaves the apply button free, and the keyboard reaches it first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(JOB);
  await expect(question(page)).toBeVisible();
  const [banner, apply] = [question(page), page.getByRole('link', { name: 'Apply For Job' })];
  const bottom = await banner.evaluate((node) => node.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual((await apply.boundingBox())!.y);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const copyright = page.getByText('All rights reserved');
  expect(await copyright.evaluate((node) => node.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
    (await banner.boundingBox())!.y,
  );
  for (const name of ['Skip to content', 'Privacy policy', 'Reject', 'Accept']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Enter');
  await expect(banner).toHaveCount(0);
});
