import { expect, test } from '@playwright/test';
import { cutOff } from '../test/browser/sites';
import { openWithScripts } from '../test/browser/open-page';

test('contact shows the tiles, both offices and the three networks; its map is 450 px high and contacts nobody before it is requested', async ({
  page,
}) => {
  const foreign: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'map' });
  });
  await openWithScripts(page, '/contact');
  const offices = page.getByRole('region', { name: 'Offices' });
  await expect(offices).toContainText('Corporate office');
  await expect(offices).toContainText('Honnavar');
  await expect(offices).toContainText('Mumbai');
  for (const network of ['Facebook', 'Instagram', 'LinkedIn']) {
    await expect(offices.getByRole('link', { name: new RegExp(network) })).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@example.com' })).toBeVisible();
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  const map = page.locator('iframe');
  await expect(map).toBeVisible();
  expect((await map.boundingBox())!.height).toBe(450);
  await expect.poll(() => foreign.length).toBeGreaterThan(0);
});

test('the FAQ has groups of 5, 3 and 3, and a URL opens its answer, or with a malformed #part none', async ({
  page,
}) => {
  await openWithScripts(page, '/faq#recruitment-process-outsourcing');
  await expect(page.locator('main details')).toHaveCount(11);
  await expect(page.locator('#recruitment-process-outsourcing')).toHaveAttribute('open', '');
  await expect(page.locator('#services')).not.toHaveAttribute('open', '');
  await page.getByText('Do candidates have to pay anything?').click();
  await expect(page.locator('main details[open]')).toHaveCount(2);

  // Only a new document reads the hash again.
  await page.goto('about:blank');
  await openWithScripts(page, '/faq#%E0%A4%A');
  await expect(page.getByText('We cannot show this page right now')).toHaveCount(0);
  await page.locator('main summary').first().click();
  await expect(page.locator('main details p').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('privacy and terms carry their dates, ages and courts', async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByText('First published June 18, 2024')).toBeVisible();
    await expect(page.getByText(/Updated on \d+ \w+ 20\d\d/)).toBeVisible();
    await expect(page.locator('#your-data')).toContainText('28 November 2026');
    await page.goto('/terms');
    await expect(page.getByText('First published June 18, 2024')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('13');
    await expect(main).toContainText('Bangalore');
    await expect(main).toContainText('arbitrat');
  });

  test('the blog lists its articles and has a feed', async ({ page, request }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'How to recognise a fake job offer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to recognise a fake job offer');
    await expect(page.getByText('12 November 2026')).toBeVisible();
    const feed = await request.get('/blog/feed.xml');
    expect(feed.headers()['content-type']).toContain('application/rss+xml');
    expect((await feed.text()).match(/<item>/g)).toHaveLength(3);
  });
});

test('with BLOG_URL the blog leads there', async ({ request }) => {
  const response = await request.get(`${cutOff.url}/blog`, { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([307, cutOff.env.BLOG_URL]);
});
