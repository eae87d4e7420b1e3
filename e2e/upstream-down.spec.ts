import { expect, test } from '@playwright/test';
import { cutOff } from '../test/browser/sites';
import { openWithScripts } from '../test/browser/open-page';

test.use({ baseURL: cutOff.url });

for (const path of [
  '/job',
  '/job?keyword=nurse',
  '/candidates',
  '/applyjob?job_id=1',
  '/job-details/1/some-job',
]) {
  test(`${path} says that it cannot be shown, and answers 503 with Retry-After`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response!.status()).toBe(503);
    expect(Number(response!.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { name: /We cannot show|could not be loaded/ })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

test('the home page works without its jobs', async ({ page }) => {
  const response = await page.goto('/');
  expect(response!.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'We cannot show the newest jobs right now' })).toBeVisible();
});

test('a failed search is reported', async ({ page }) => {
  await openWithScripts(page, '/');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Search is not responding right now')).toBeVisible();
});
