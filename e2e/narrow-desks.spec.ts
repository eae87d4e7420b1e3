import { expect, type Page, test } from '@playwright/test';
import { openWithScripts } from '../test/browser/open-page';
import { pages } from '../test/browser/pages';

/** Texts of a page that overlap a drawing of arches, with the drawing's position. */
const textsOverArches = (page: Page) =>
  page.evaluate(() => {
    const shapes = [...document.querySelectorAll('.banner-arches, svg[data-arches]')]
      .map((shape) => shape.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const range = document.createRange();
    const met: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const meets = shapes.some(
          ({ left, right, top, bottom }) =>
            line.width > 1 &&
            line.left < right &&
            line.right > left &&
            line.top < bottom &&
            line.bottom > top,
        );
        if (meets) met.push(text.textContent!);
      }
    }
    return { met, shapes: shapes.length };
  });

test('no text of a banner or a tile overlaps the arches, which are drawn from 1100 px on', async ({
  page,
}) => {
  test.slow();
  const withArches: string[] = [];
  for (const path of pages) {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [768, 990, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { met, shapes } = await textsOverArches(page);
      expect(met, `${path} at ${width} px`).toEqual([]);
      if (width < 1100) expect(shapes, `${path} at ${width} px`).toBe(0);
      else if (width === 1100 && shapes > 0) withArches.push(path);
    }
  }
  // Employers' pages without a hero of their own.
  expect(withArches.length).toBeGreaterThanOrEqual(4);
});

for (const fonts of ['its own fonts', 'Arial', 'DejaVu Sans']) {
  test(`from 992 px on logo, menu and button stand on one line in ${fonts}`, async ({ page }) => {
    if (fonts !== 'its own fonts') {
      await page.route(/\.woff2$/, (route) => route.abort());
      await page.addInitScript((font) => {
        addEventListener('DOMContentLoaded', () => {
          for (const name of ['--font-display', '--font-text'])
            document.documentElement.style.setProperty(name, `"${font}"`);
        });
      }, fonts);
    }
    await page.setViewportSize({ width: 992, height: 800 });
    await page.goto('/faq', { waitUntil: 'networkidle' });
    for (const width of [992, 1000, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page
        .getByRole('banner')
        .locator('.site-name span, .menu-entries > li > :is(a, button)')
        .evaluateAll((entries) =>
          entries
            .filter((entry) => entry.checkVisibility())
            .map((entry) => {
              const range = document.createRange();
              // Its label, without what only screen readers get.
              range.selectNodeContents(entry.firstChild!);
              const tops = [...range.getClientRects()]
                .filter((line) => line.width > 1)
                .map((line) => line.top);
              return Math.max(...tops) - Math.min(...tops);
            }),
        );
      expect(lines).toHaveLength(9);
      expect(Math.max(...lines), `${width} px`).toBeLessThan(12);
      expect((await page.getByRole('banner').boundingBox())!.height, `${width} px`).toBeLessThan(80);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('the hero’s keyword box has enough room on every screen', async ({ page }) => {
  await page.goto('/');
  for (const width of [375, 768, 992, 1024, 1100, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.getByPlaceholder('Job keywords...').boundingBox();
    expect(box!.width, `${width} px`).toBeGreaterThanOrEqual(220);
  }
});

test('a job’s title keeps its room however long the salary is', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openWithScripts(page, '/job');
  const card = page.getByRole('article').first();
  await card
    .locator('.job-card-facts p')
    .first()
    .evaluate((salary) => {
      salary.textContent =
        'Basic pay with performance bonus, allowances and incentives as per policy '.repeat(4);
    });
  expect((await card.getByRole('heading').boundingBox())!.width).toBeGreaterThan(170);
});
