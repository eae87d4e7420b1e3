import { expect, test } from '@playwright/test';
import { cutOff } from '../test/browser/sites';
import { openWithScripts } from '../test/browser/open-page';

test.use({ baseURL: cutOff.url });

/** Machine-readable paths. */
const PROGRAMS = ['/sitemap.xml', '/jobs.rss?keyword=nurse', '/job/location/pune', '/feeds/jobs.xml'];

test('what needs the recruitment API says that it cannot be shown, and answers 503 with Retry-After', async ({
  page,
  request,
}) => {
  for (const path of [
    '/job',
    '/job?keyword=nurse',
    '/candidates',
    '/applyjob?job_id=1',
    '/job-details/1/some-job',
    ...PROGRAMS,
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(503);
    expect(Number(response.headers()['retry-after']), path).toBeGreaterThan(0);
    if (PROGRAMS.includes(path)) continue;
    expect(await response.text(), path).toMatch(/<h[1-3][^>]*>[^<]*We cannot show/);
  }
  expect((await request.get(`/application/${'ab'.repeat(16)}-${'cd'.repeat(20)}`)).status()).toBe(503);
  await page.goto('/job-details/1/some-job');
  await expect(page.getByRole('heading', { name: /We cannot show/ })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the home page works without its jobs, and reports a failed search', async ({ page }) => {
  const response = await openWithScripts(page, '/');
  expect(response!.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'We cannot show the newest jobs right now' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Search is not responding right now')).toBeVisible();
});
