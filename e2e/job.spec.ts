import { expect, test } from '@playwright/test';

import { JOB } from '../test/browser/pages';
import { openWithScripts } from '../test/browser/open-page';
import { sample } from '../test/browser/sites';

test('a job page shows title, facts, texts and the action', async ({ page }) => {
  await page.goto(JOB);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Safety Officer (EHS)');
  await expect(page.getByText('Visakhapatnam').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Qualification' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply For Job' })).toHaveAttribute(
    'href',
    '/applyjob?job_id=1001',
  );
  const picture = page.locator('img[width="150"]:visible');
  expect((await picture.boundingBox())!.width).toBe(150);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('on a phone the action stays within reach', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(JOB);
  await expect(page.getByRole('link', { name: 'Apply For Job' })).toBeInViewport();
  await page.getByRole('heading', { name: 'Share this job' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Apply For Job' })).toBeInViewport();
});

test('a job is shared in a popup of the specified size', async ({ page, context }) => {
  await context.route(/whatsapp|facebook|linkedin|x\.com/, (route) =>
    route.fulfill({ body: 'sharing page' }),
  );
  await openWithScripts(page, JOB);
  for (const [network, host] of [
    ['WhatsApp', 'api.whatsapp.com'],
    ['Facebook', 'www.facebook.com'],
    ['LinkedIn', 'www.linkedin.com'],
    ['X', 'x.com'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: `Share on ${network}`, exact: true }).click();
    const popup = await opened;
    await popup.waitForURL(/./);
    expect(new URL(popup.url()).host).toBe(host);
    expect(decodeURIComponent(popup.url())).toContain(sample.env.SITE_URL + JOB);
    const size = await popup.evaluate(() => [window.outerWidth, window.innerHeight]);
    expect(size[0]).toBeGreaterThanOrEqual(500);
    expect(size[0]).toBeLessThanOrEqual(1000);
    expect(size[1]).toBeGreaterThanOrEqual(400);
    expect(size[1]).toBeLessThanOrEqual(820);
    await popup.close();
  }
});

test('addresses answer with the right status', async ({ request }) => {
  const get = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await get(JOB)).toEqual([200, undefined]);
  expect(await get('/job-details/1001/another-title')).toEqual([308, JOB]);
  expect(await get('/job-details/1001')).toEqual([308, JOB]);
  expect(await get('/job-details')).toEqual([308, '/job']);
  for (const path of [
    '/job-details/999999/x',
    '/job-details/%2e%2e%2fadmin/x',
    '/job-details/999999',
    '/nope',
  ]) {
    expect(await get(path)).toEqual([404, undefined]);
  }
});

test('a page that does not exist looks like the site and offers ways on', async ({ page }) => {
  await page.goto('/nope');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'See open jobs' }).click();
  await expect(page).toHaveURL('/job');
});
