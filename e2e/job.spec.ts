import { expect, test } from '@playwright/test';
import { JOB } from '../test/browser/pages';
import { openWithScripts } from '../test/browser/open-page';
import { sample } from '../test/browser/sites';

test('a job page shows title, facts, texts and the action; on a phone and on a desk what matters is in view at once, and every target of a phone’s page is 44 px high', async ({
  page,
}) => {
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

  const apply = page.getByRole('link', { name: 'Apply For Job' });
  for (const [width, height] of [
    [1440, 900],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('definition').filter({ hasText: 'Visakhapatnam' }),
      page.getByRole('definition').filter({ hasText: 'On-site' }),
      apply,
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    // Scripts make the age relative, without layout shift.
    const posted = page.locator('.job-head').getByText(/^Posted (\d+ days ago|\d{1,2} \w{3} \d{4})$/);
    await expect(posted).toHaveCount(1);
    // At any scroll position.
    await page.getByRole('heading', { name: 'What happens after you apply' }).scrollIntoViewIfNeeded();
    await expect(apply).toBeInViewport();
  }

  const bar = page.locator('.foot-bar');
  const href = await bar.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
  const shared = new URL(href!);
  expect(shared.host).toBe('api.whatsapp.com');
  expect(shared.searchParams.get('text')).toContain(sample.env.SITE_URL + JOB);
  const ask = await page.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href');
  const chat = new URL(ask!);
  expect(chat.origin + chat.pathname).toBe('https://wa.me/910000000000');
  expect(chat.searchParams.get('text')).toContain(`(job ${JOB.split('/')[2]})`);
  await expect(page.locator('.job-apply')).toContainText('We ask for your name, email, phone and CV.');
  await expect(page.locator('.job-apply')).not.toContainText('The employer also asks');
  const report = page.getByRole('main').getByRole('link', { name: 'Report this job' }).first();
  await expect(report).toHaveAttribute('href', '/contact?report_job=1001#form-heading');
  const low = await page
    .locator(
      '.job-head a, .job-share a, .foot-bar a, main .more-jobs a, .breadcrumb a, footer :is(a, button)',
    )
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility() && link.getBoundingClientRect().height < 44)
        .map((link) => link.textContent),
    );
  expect(low).toEqual([]);
});

test('a job is shared in a popup of the specified size', async ({ page, context }) => {
  await context.route(/whatsapp|facebook|linkedin|x\.com/, (route) =>
    route.fulfill({ body: 'sharing page' }),
  );
  await openWithScripts(page, JOB);
  for (const [network, host] of [
    ['WhatsApp', 'api.whatsapp.com'],
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
    expect(await popup.evaluate(() => window.opener === null)).toBe(true);
    await popup.close();
  }
});
