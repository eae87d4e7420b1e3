import { expect, test } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { openWithScripts } from './support/open-page';
import { JOB } from './support/pages';

for (const path of [
  '/',
  '/job',
  '/job?keyword=nurse',
  JOB,
  '/Payroll-Service',
  '/applyjob?job_id=1001',
  '/nix',
]) {
  test(`${path} is painted before its scripts are asked for`, async ({ page }) => {
    await openWithScripts(page, path);
    const { paintedAt, scripts } = await page.evaluate(() => ({
      paintedAt: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType }) => initiatorType === 'script')
        .map(({ name, startTime }) => ({ name, startTime })),
    }));
    expect(new Set(scripts.map(({ name }) => name)).size, 'scripts asked for once').toBe(scripts.length);
    // React, Next and what starts them, at least.
    expect(scripts.length).toBeGreaterThan(3);
    expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThanOrEqual(paintedAt);
  });
}

test('a page that is never painted, as in a tab in the background, gets its scripts too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/applyjob?job_id=1001');
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
});

test('a form that is sent before its scripts have come keeps what was typed', async ({ page }) => {
  const release = await holdRequests(page, '**/_next/static/chunks/*.js');
  await page.goto('/applyjob?job_id=1001', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('First name').fill('Asha');
  await page.getByRole('button', { name: 'Send' }).click();
  release();
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page).toHaveURL('/applyjob?job_id=1001');
});
