import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { FORM_LIBRARIES, WEIGHT_LIMITS } from '../bench/limits';
import { weighPage } from '../bench/page-weight';
import { JOB, pages, servicePages } from '../test/browser/pages';
import { sample } from '../test/browser/sites';

const APPLY = '/applyjob?job_id=1001';
const withForm = new Set([APPLY, '/contact', '/List-Job', ...servicePages]);
const withoutForm = pages.filter((page) => !withForm.has(page));

test('a job page keeps within its limits of script, HTML and CSS', async () => {
  const { scripts, html, styles } = await weighPage(sample.url + JOB);
  expect(scripts).toBeLessThanOrEqual(WEIGHT_LIMITS.scripts);
  expect(html).toBeLessThanOrEqual(WEIGHT_LIMITS.jobHtml);
  expect(styles).toBeLessThanOrEqual(WEIGHT_LIMITS.styles);
});

test('pages load two fonts before their first paint and no icon font, and without a form no form code', async () => {
  for (const page of pages) {
    const { preloadedFonts, fonts, scriptText } = await weighPage(sample.url + page);
    expect(preloadedFonts.length, page).toBeLessThanOrEqual(WEIGHT_LIMITS.preloadedFonts);
    const others = fonts.filter((font) => !/bricolage|inter|anek/.test(font));
    expect(others, page).toEqual([]);
    const found = Object.entries(FORM_LIBRARIES).filter(([, marks]) => marks.test(scriptText));
    const names = found.map(([name]) => name);
    if (withoutForm.includes(page)) expect(names, page).toEqual([]);
    // The markers occur in the scripts of pages that do have a form.
    else if (page === APPLY)
      expect(names).toEqual(expect.arrayContaining(['react-hook-form', 'react-dropzone']));
  }
});

test('a title in Hindi is written in a font of the site’s where the device has none, and other pages load none', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => /anek/.test(request.url()) && fonts.push(request.url()));
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(fonts).toEqual([]);
  await page.goto('/job', { waitUntil: 'networkidle' });
  await expect(page.getByText('हिन्दी').first()).toBeVisible();
  expect(fonts).toContainEqual(expect.stringMatching(/anek-devanagari/));
});

test('zod is loaded when the visitor focuses the form', async ({ page }) => {
  const { scriptText } = await weighPage(sample.url + APPLY);
  expect(scriptText).not.toMatch(FORM_LIBRARIES.zod);
  await page.goto(APPLY);
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  const withZod = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && FORM_LIBRARIES.zod.test(await response.text()),
  );
  await page.getByLabel('First name').focus();
  await withZod;
});

for (const width of [375, 1440]) {
  test(`at ${width} px nothing moves, however late the fonts, and the largest thing painted is text or drawn in the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route(/\.woff2$/, async (route) => {
      await setTimeout(700);
      await route.continue();
    });
    for (const path of ['/', '/job', JOB, '/Payroll-Service', APPLY]) {
      await watchPaints(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const { shift, largest } = await page.evaluate(() => window.paints!);
      // Nothing that can be seen: on /job, the font of a script that the device lacks moves the end of its line by a pixel.
      expect(shift, `shift of ${path}`).toBeLessThan(0.0005);
      expect(largest, `largest of ${path}`).not.toBeNull();
      expect(largest!.url, `largest of ${path}`).toBe('');
    }
  });
}

declare global {
  interface Window {
    paints?: { shift: number; largest: { url: string } | null };
  }
}

/** Layout shifts without input, and the last candidate of Largest Contentful Paint; an image has a URL. */
async function watchPaints(page: Page) {
  await page.addInitScript(() => {
    const paints = (window.paints = { shift: 0, largest: null as { url: string } | null });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) paints.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { url } of list.getEntries() as (PerformanceEntry & { url: string })[])
        paints.largest = { url };
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
