import { expect, type Page, test } from '@playwright/test';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { pathOf, sample, tagged } from '../test/browser/sites';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list leads to its own jobs as JSON and RSS', async ({ page, request }) => {
    for (const path of ['/job/location/bengaluru', '/job?type=full-time&sort=pay']) {
      await page.goto(path);
      const json = await page.getByRole('link', { name: 'JSON', exact: true }).getAttribute('href');
      const declared = page.locator('link[type="application/feed+json"]');
      expect(pathOf((await declared.getAttribute('href'))!)).toBe(json);
      const response = await request.get(json!);
      expect(response.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
      expect(response.headers()['x-robots-tag']).toBe(path.includes('?') ? 'noindex' : undefined);
      const feed = parseJsonFeed(await response.text());
      const rss = await page.getByRole('link', { name: 'RSS', exact: true }).getAttribute('href');
      const items = parseRssFeed(await (await request.get(rss!)).text()).items!;
      expect(feed.items!.map(({ url }) => url)).toEqual(items.map(({ link }) => link));
      expect(feed.items!.length).toBeGreaterThan(0);
      expect(feed.items!.length).toBeLessThanOrEqual(50);
    }
  });
});

test('aggregators get the open jobs, each with its name as the source', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const ids = (text: string, pattern: RegExp) =>
    [...new Set(Array.from(text.matchAll(pattern), ([, id]) => id))].sort();
  await expect(async () => {
    const open = ids(await read('/sitemap.xml'), /job-details\/(\d+)\//g);
    expect(ids(await read('/feeds/jooble.xml'), /(\d+)\/[\w-]+\?source=jooble/g)).toEqual(open);
    // Includes India-wide jobs, which have no city.
    for (const path of ['/feeds/jobs.xml', '/feeds/indeed.xml'])
      expect(ids(await read(path), /(\d+)\/[\w-]+\?source=xml-feed/g), path).toEqual(open);
  }).toPass();
});

test.describe('the list for other sites', () => {
  const { SITE_URL } = tagged.env;

  /** Frames the list on another site's page. Uses public names, as browsers guard local addresses. */
  async function frameIt(page: Page, site: string) {
    await page.route(`${SITE_URL}/**`, async (route) => {
      const url = route.request().url().replace(SITE_URL, tagged.url);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.route(`${site}/`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<h1>Client</h1><iframe src="${SITE_URL}/embed?limit=5" width="600" height="600"></iframe>`,
      }),
    );
    await page.goto(`${site}/`);
    return page.frameLocator('iframe');
  }

  test('is shown in a frame of a site that is named', async ({ page }) => {
    const frame = await frameIt(page, 'http://client.example');
    await expect(frame.getByRole('heading', { level: 1, name: /^Open jobs at / })).toBeVisible();
    await expect(frame.getByRole('listitem')).toHaveCount(5);
    const first = frame.getByRole('listitem').first().getByRole('link');
    await expect(first).toHaveAttribute('target', '_blank');
    await expect(first).toHaveAttribute(
      'href',
      /^http:\/\/tagged\.example\/job-details\/.*\?utm_source=embed$/,
    );
  });

  test('is refused to every other site', async ({ page }) => {
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    const frame = await frameIt(page, 'http://other.example');
    await refused;
    await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0);
  });

  test('cannot be framed unless a site is configured, and other pages never', async ({ request }) => {
    for (const address of [`${sample.url}/embed`, `${tagged.url}/job`, `${tagged.url}/`]) {
      const headers = (await request.get(address)).headers();
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
    const allowed = (await request.get(`${tagged.url}/embed`)).headers();
    expect(allowed).not.toHaveProperty('x-frame-options');
    expect(allowed['content-security-policy']).toContain('frame-ancestors http://client.example');
  });
});
