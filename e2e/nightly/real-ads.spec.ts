import { type APIRequestContext, expect, test } from '@playwright/test';
import { jobPaths } from '../../bench/jobs-file';
import { hasRealAds, pathOf, realAds } from '../../test/browser/sites';

test.skip(!hasRealAds, 'the real job ads are not here');
test.use({ baseURL: realAds.url });

// Spread over the file, to cover every source.
const SAMPLE = Array.from({ length: 50 }, (_, index) => 1 + index * 80);

for (let start = 0; start < SAMPLE.length; start += 10) {
  const ids = SAMPLE.slice(start, start + 10);
  test(`real ads ${ids[0]} to ${ids.at(-1)} stand on a phone with one h1 and no script of their own`, async ({
    page,
  }) => {
    test.slow();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('dialog', (dialog) => errors.push(`dialog: ${dialog.message()}`));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== realAds.url) errors.push(`request to ${request.url()}`);
    });
    await page.setViewportSize({ width: 375, height: 800 });
    for (const id of ids) {
      const response = await page.goto(`/job-details/${id}`);
      expect(response!.status(), `job ${id}`).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      const body = page.locator('.rich-text');
      expect(await body.locator('script, img, iframe, [style], [onclick], [onload], [onerror]').count()).toBe(
        0,
      );
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `job ${id} scrolls sideways`).toBeLessThanOrEqual(0);
    }
    expect(errors).toEqual([]);
  });
}

test('every tenth one of the 4,000 job pages is rendered by the website without an error', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const failures: string[] = [];
  const all = await jobPaths(`http://127.0.0.1:${realAds.env.BACKEND_PORT}/api/`, 4000);
  expect(new Set(all).size).toBe(4000);
  // components/ui/rich-text.nightly.tsx renders all texts.
  const paths = all.filter((_, index) => index % 10 === 0);
  const walk = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const response = await request.get(path, { maxRedirects: 0 });
      const headings = (await response.text()).match(/<h1[\s>]/g)?.length;
      if (response.status() !== 200 || headings !== 1)
        failures.push(`${path}: ${response.status()}, ${headings} h1`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, walk));
  expect(failures).toEqual([]);
});

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

const sitemapPaths = async (request: APIRequestContext) =>
  Array.from((await html(request, '/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) =>
    pathOf(url!),
  );

test('a category in a city has a page from three jobs up, linked from both and from its jobs', async ({
  request,
}) => {
  const pairs = (await sitemapPaths(request)).filter((path) => /^\/job\/category\/[^/]+\/[^/]+$/.test(path));
  expect(pairs.length).toBeGreaterThan(10);
  const path = pairs[0]!;
  const page = await html(request, path);
  const [, count] = /(\d+) open [^<]* jobs in /.exec(page)!;
  expect(Number(count)).toBeGreaterThanOrEqual(3);
  const [, , , category, city] = path.split('/');
  for (const from of [`/job/category/${category}`, `/job/location/${city}`])
    expect(await html(request, from), from).toContain(`href="${path}"`);
  const [, job] = /href="(\/job-details\/[^"]+)"/.exec(page)!;
  expect(await html(request, job!)).toContain(`href="${path}"`);
});
