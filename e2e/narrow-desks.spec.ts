import { expect, type Page, test } from '@playwright/test';
import { dropWebFonts, overflowOf } from '../test/browser/layout';
import { openWithScripts } from '../test/browser/open-page';

test('from 992 px on logo, menu and button stand on one line, in the fonts of the device as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await openWithScripts(page, '/faq');
  for (const font of ['its own', 'Arial', 'DejaVu Sans']) {
    if (font !== 'its own') {
      await dropWebFonts(page);
      await page.evaluate((name) => {
        for (const variable of ['--font-display', '--font-text'])
          document.documentElement.style.setProperty(variable, `"${name}"`);
      }, font);
    }
    for (const width of [992, 1000, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${font} at ${width} px`;
      await expect.poll(async () => Math.max(...(await linesOfMenu(page))), where).toBeLessThan(12);
      expect(await linesOfMenu(page)).toHaveLength(9);
      expect((await page.getByRole('banner').boundingBox())!.height, where).toBeLessThan(80);
      expect(await overflowOf(page), where).toBeLessThanOrEqual(0);
    }
  }
});

/** By how much the first and the last line of each entry of the header stand apart. */
const linesOfMenu = (page: Page) =>
  page
    .getByRole('banner')
    .locator('.site-name span, .menu-entries > li > :is(a, button)')
    .evaluateAll((entries) =>
      entries
        .filter((entry) => entry.checkVisibility())
        .map((entry) => {
          const range = document.createRange();
          // Its label, without what only screen readers get.
          range.selectNodeContents(entry.firstChild!);
          const tops = [...range.getClientRects()].filter((line) => line.width > 1).map((line) => line.top);
          return Math.max(...tops) - Math.min(...tops);
        }),
    );

test('the hero’s keyword box has enough room on every screen', async ({ page }) => {
  await page.goto('/');
  for (const width of [375, 768, 992, 1024, 1100, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.getByPlaceholder('Job keywords...').boundingBox();
    expect(box!.width, `${width} px`).toBeGreaterThanOrEqual(220);
  }
});
