import { expect, test } from '@playwright/test';
import { JOB, pages } from '../test/browser/pages';

const ADDRESSES = [
  ...pages,
  '/applyjob?job_id=1001',
  '/job-alert',
  '/api/health',
  '/api/captcha?form=search',
  `${JOB}/card.png`,
  '/jobs.rss',
  '/sitemap.xml',
  '/storage/app/public/jobs/a.svg',
  '/job-details/1001',
];

test('browsers prefetch jobs, but no form, handler or file', async ({ page, request }) => {
  const response = await request.get('/speculation-rules.json');
  expect(response.headers()['content-type']).toBe('application/speculationrules+json');
  const { prefetch } = (await response.json()) as { prefetch: { where: { href_matches: string } }[] };
  await page.goto('/faq');
  const ahead = await page.evaluate(
    ([patterns, paths]) =>
      paths.filter((path) =>
        patterns.some((pattern) => new URLPattern(pattern, location.origin).test(path, location.origin)),
      ),
    [prefetch.map(({ where }) => where.href_matches), ADDRESSES] as const,
  );
  expect(ahead).toEqual([JOB]);
});

test('a job whose card is hovered over is loaded before it is opened', async ({ page }) => {
  await page.goto('/job');
  const card = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const devTools = await page.context().newCDPSession(page);
  const ready = new Promise<void>((resolve) =>
    devTools.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve()),
  );
  await devTools.send('Preload.enable');
  await card.hover();
  await ready;
  await card.click();
  await expect(page).toHaveURL(/\/job-details\//);
  const delivery = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceEntry & { deliveryType: string })
        .deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
});
