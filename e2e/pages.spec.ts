import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import {
  badInPrint,
  dropWebFonts,
  longLines,
  offScreen,
  overflowOf,
  textsOverArches,
} from '../test/browser/layout';
import { openWithScripts } from '../test/browser/open-page';
import { JOB, pages, servicePages } from '../test/browser/pages';
import { sample } from '../test/browser/sites';

const APPLY = '/applyjob?job_id=1001';
const NOT_FOUND = '/nope';
// Where a desk shows other parts than a phone, or in another order.
const differsOnDesk = new Set(['/', '/job', JOB, APPLY, '/contact', '/faq', servicePages[1]]);

// One visit for all that is to be seen of a page: most of what a browser test costs is the visit.
for (const path of [...pages, '/job?keyword=zzqxjw', '/applyjob', '/saved', NOT_FOUND]) {
  test(`${path} is right on a phone, in large text, on a desk and on paper`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    const resize = (width: number) => page.setViewportSize({ width, height: 900 });

    await resize(375);
    await openWithScripts(page, path);
    if (pages.includes(path)) await expectNamed(page, path);
    expect.soft(await axeFindings(page), 'axe on a phone').toEqual([]);
    expect.soft(await overflowOf(page), 'at 375 px').toBeLessThanOrEqual(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    expect.soft(await offScreen(page), 'with text of 200 %').toEqual([]);
    expect.soft(await overflowOf(page), 'with text of 200 %').toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));

    for (const width of [768, 990, 1100, 1440]) {
      await resize(width);
      const { met, shapes } = await textsOverArches(page);
      expect.soft(met, `over the arches at ${width} px`).toEqual([]);
      if (width < 1100) expect.soft(shapes, `arches at ${width} px`).toBe(0);
    }
    // The menu of a narrow window leaves a wide one by its own transition.
    await expect.poll(() => overflowOf(page), 'at 1440 px').toBeLessThanOrEqual(0);
    await page.evaluate(() => document.querySelectorAll('details').forEach((item) => (item.open = true)));
    expect.soft(await longLines(page), 'lines of more than 80 characters').toEqual([]);
    if (differsOnDesk.has(path)) expect.soft(await axeFindings(page), 'axe on a desk').toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => badInPrint(page), 'in print').toEqual([]);
    for (const gone of [
      page.getByRole('link', { name: 'Skip to content' }),
      page.locator('.menu-toggle').first(),
      page.getByRole('navigation', { name: 'Main' }),
      page.getByRole('contentinfo'),
    ])
      await expect.soft(gone, 'in print').toBeHidden();
    await page.emulateMedia({ media: null });

    await resize(320);
    expect.soft(await overflowOf(page), 'at 320 px').toBeLessThanOrEqual(0);
    await dropWebFonts(page);
    expect.soft(await overflowOf(page), 'at 320 px in the device’s fonts').toBeLessThanOrEqual(0);
    expect(errors.filter((text) => !(path === NOT_FOUND && text.includes('404')))).toEqual([]);
  });
}

async function expectNamed(page: Page, path: string) {
  await expect(page).toHaveTitle(/.+ – .+/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
  // Search engines are to index the job instead of its form.
  const canonical = path === APPLY ? JOB : path;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    sample.env.SITE_URL + (canonical === '/' ? '' : canonical),
  );
  await expect(page.locator('h1')).toHaveCount(1);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  if (path === '/') await expect(breadcrumb).toHaveCount(0);
  else await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
}

test('every page is there, no two have the same title, and only the team is not indexed', async ({
  request,
}) => {
  const titles = new Map<string, string>();
  for (const path of pages) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
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
