import { expect, test } from '@playwright/test';
import { pathOf } from '../test/browser/sites';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list leads to its own jobs as RSS', async ({ page, request }) => {
    for (const path of ['/job/location/bengaluru', '/job?type=full-time&sort=pay']) {
      await page.goto(path);
      const rss = await page.getByRole('link', { name: 'RSS', exact: true }).getAttribute('href');
      const declared = page.locator('link[type="application/rss+xml"]');
      expect(pathOf((await declared.getAttribute('href'))!)).toBe(rss);
      const response = await request.get(rss!);
      expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
      expect(response.headers()['x-robots-tag']).toBe(path.includes('?') ? 'noindex' : undefined);
      const items = (await response.text()).match(/<item>/g)!;
      expect(items.length).toBeLessThanOrEqual(50);
    }
  });
});

test('job boards get the open jobs, each with the feed as the source', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const ids = (text: string, pattern: RegExp) =>
    [...new Set(Array.from(text.matchAll(pattern), ([, id]) => id))].sort();
  await expect(async () => {
    const open = ids(await read('/sitemap.xml'), /job-details\/(\d+)\//g);
    // Includes India-wide jobs, which have no city.
    expect(ids(await read('/feeds/jobs.xml'), /(\d+)\/[\w-]+\?source=xml-feed/g)).toEqual(open);
  }).toPass();
});

test('addresses of earlier versions lead to their successors for good', async ({ request }) => {
  for (const [path, to] of [
    ['/verify?code=7K3QF-M2X9D', '/faq#from-us'],
    ['/hi/verify', '/hi/faq#from-us'],
    ['/embed?keyword=welder', '/job?keyword=welder'],
    ['/job/fresher/jobs.atom', '/job/fresher/jobs.rss'],
    ['/jobs.json?keyword=nurse', '/jobs.rss?keyword=nurse'],
    ['/feeds/jooble.xml', '/feeds/jobs.xml'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], path).toEqual([308, to]);
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
