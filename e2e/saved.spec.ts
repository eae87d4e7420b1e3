import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { inStoreOf } from '../test/browser/backend';
import { overflowOf } from '../test/browser/layout';
import { openWithScripts } from '../test/browser/open-page';
import { JOB } from '../test/browser/pages';
import { changing } from '../test/browser/sites';

test.use({ viewport: { width: 375, height: 740 } });

const TITLE = 'Safety Officer (EHS)';
const star = (page: Page, saved = false) =>
  page.getByRole('button', { name: saved ? /^Saved: / : /^Save job: / });
const rows = (page: Page) => page.getByRole('list', { name: 'Jobs you have saved' }).getByRole('listitem');

/** Saves the list's first jobs. @returns their paths, last saved first */
async function saveFromList(page: Page, count: number): Promise<string[]> {
  await openWithScripts(page, '/job');
  const paths: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const card = page.getByRole('article').nth(index);
    paths.unshift((await card.getByRole('heading').getByRole('link').getAttribute('href'))!);
    await star(page).first().click();
    await expect(star(page, true)).toHaveCount(index + 1);
  }
  return paths;
}

test('jobs saved from a list and from their page are found under Saved jobs, newest first; the list has no accessibility finding, fits 320 px and is not indexed', async ({
  page,
}) => {
  const [listed] = await saveFromList(page, 1);
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Saved jobs (1)' })).toBeVisible();
  await openWithScripts(page, JOB);
  await page.getByRole('button', { name: `Save job: ${TITLE}` }).click();
  await expect(page.getByRole('button', { name: `Saved: ${TITLE}`, pressed: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Saved: ${TITLE}`, pressed: true })).toBeVisible();

  await openWithScripts(page, '/job');
  await expect(star(page, true)).toHaveCount(1);
  await page.getByRole('link', { name: 'Saved jobs (2)' }).click();
  await expect(page).toHaveURL(/\/saved$/);
  await expect(rows(page)).toHaveCount(2);
  expect(
    await rows(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([JOB, listed]);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await rows(page).getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
});

test('jobs that have closed are marked and come last, once the visitor asks', async ({ page, context }) => {
  await page.goto(`${changing.url}/job`);
  const seen: string[] = [];
  const id = 1044;
  for (const each of [1045, id]) {
    const response = await page.goto(`${changing.url}/job-details/${each}`, { waitUntil: 'networkidle' });
    expect(response!.status()).toBe(200);
    await star(page).first().click();
    await expect(star(page, true)).toHaveCount(1);
  }
  inStoreOf(changing, 'closeJob', String(id));
  await expect
    .poll(async () => (await context.request.get(page.url())).status(), { timeout: 5_000 })
    .toBe(410);
  page.on('request', (request) => seen.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await openWithScripts(page, `${changing.url}/saved`);
  await expect(rows(page).first()).not.toContainText('Closed');
  expect(seen.filter((request) => request.startsWith('HEAD') || request.includes('/api/'))).toEqual([]);
  await page.getByRole('button', { name: 'Check which are still open' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 still open. 1 closed.' })).toBeVisible();
  await expect(rows(page).last()).toContainText('Closed');
  expect(await rows(page).last().getByRole('link').getAttribute('href')).toContain(`/${id}/`);
  await page.reload();
  await expect(rows(page).last()).toContainText('Closed');
  await rows(page).last().getByRole('button').click();
  await expect(rows(page)).toHaveCount(1);
});

test('removing a job, or all, can be undone', async ({ page }) => {
  await saveFromList(page, 2);
  await openWithScripts(page, '/saved');
  await rows(page).first().getByRole('button').click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByText('2 jobs removed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('the service worker of earlier versions unregisters itself and deletes its copies', async ({ page }) => {
  await page.goto('/saved');
  await page.evaluate(async () => {
    await (await caches.open('saved-pages')).put('/saved', new Response('old'));
    await navigator.serviceWorker.register('/sw.js');
  });
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no star, and the list says what it needs', async ({ page }) => {
    for (const path of ['/job', JOB]) {
      await page.goto(path);
      await expect(page.locator('.save-star')).toHaveCount(0);
    }
    await page.goto('/saved');
    await expect(page.getByRole('heading', { name: 'Saving jobs needs JavaScript' })).toBeVisible();
    // What others see until the script has read the device.
    await expect(page.getByText('Loading …')).toBeHidden();
    expect(await page.content()).toContain('Loading …');
  });
});
