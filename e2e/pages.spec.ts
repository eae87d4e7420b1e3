import { expect, type Page, test } from '@playwright/test';
import { JOB, pages } from '../test/browser/pages';
import { sample } from '../test/browser/sites';

for (const path of pages) {
  test(`${path} has its title, description, canonical link, one h1 and a breadcrumb, and fits 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const response = await page.goto(path);
    expect(response!.status()).toBe(200);
    await expect(page).toHaveTitle(/.+ – .+/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
    // Search engines are to index the job instead of its form.
    const canonical = path === '/applyjob?job_id=1001' ? JOB : path;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      sample.env.SITE_URL + (canonical === '/' ? '' : canonical),
    );
    await expect(page.locator('h1')).toHaveCount(1);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    if (path === '/') await expect(breadcrumb).toHaveCount(0);
    else await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
}

test('every page fits 320 px in the system’s font as well, which the first page on a slow connection is shown in', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const path of pages) {
    await page.goto(path);
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
  }
});

/** By how many pixels a page is wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('no two pages have the same title, and only the team is not indexed', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const title = /<title>(.*?)<\/title>/.exec(html)![1]!;
    expect(titles.get(title), `${path} is titled as another page`).toBeUndefined();
    titles.set(title, path);
    const hidden = /<meta name="robots" content="noindex/.test(html);
    expect(hidden, path).toBe(path === '/team');
  }
});

test('another casing of a page’s address redirects to it once', async ({ request }) => {
  for (const [given, right] of [
    ['/payroll-service', '/Payroll-Service'],
    ['/PAYROLL-SERVICE', '/Payroll-Service'],
    ['/Contract-To-Hire', '/contract-to-hire'],
    ['/list-job', '/List-Job'],
    ['/AboutUs', '/aboutus'],
  ]) {
    const response = await request.get(given!, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, right]);
    expect((await request.get(right!, { maxRedirects: 0 })).status()).toBe(200);
  }
});

test('no line of text on a desktop is longer than 80 characters', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of pages) {
    await page.goto(path);
    const long = await page.evaluate(() => {
      document.querySelectorAll('details').forEach((item) => (item.open = true));
      const range = document.createRange();
      const longestLine = (element: Element) => {
        const lines = new Map<number, number>();
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
          for (let index = 0; index < text.length; index++) {
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            const line = Math.round(range.getBoundingClientRect().top / 8);
            lines.set(line, (lines.get(line) ?? 0) + 1);
          }
        }
        return Math.max(0, ...lines.values());
      };
      return [...document.querySelectorAll('main :is(p, li, td, dd)')]
        .filter((element) => !element.querySelector('p, li, article') && element.textContent.length > 80)
        .filter((element) => element.checkVisibility() && longestLine(element) > 80)
        .map((element) => element.textContent.slice(0, 60));
    });
    expect(long, path).toEqual([]);
  }
});
