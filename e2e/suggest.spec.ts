import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openWithScripts } from '../test/browser/open-page';
import { JOB } from '../test/browser/pages';

const field = (page: Page) => page.getByPlaceholder('Job keywords...');
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

/** Retries, as there are no suggestions until the titles are loaded after a start. */
async function openAndType(page: Page, path: string, typed: string) {
  await expect
    .poll(async () => {
      const response = await page.request.get('/api/suggest?q=nurse');
      return ((await response.json()) as { suggestions: object[] }).suggestions.length;
    })
    .toBeGreaterThan(0);
  await openWithScripts(page, path);
  await field(page).click();
  await expect(page.getByRole('combobox', { name: 'Keyword' })).toBeVisible();
  await field(page).pressSequentially(typed);
}

for (const [name, path, width, height] of [
  ['the home page on a phone', '/', 375, 667],
  ['a list on a desk', '/job', 1440, 900],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test('every suggestion can be seen, is high enough to be touched, axe finds nothing, and in the visitor’s own colours the chosen one differs', async ({
      page,
    }) => {
      await openAndType(page, path, 'de');
      await expect(options(page).first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      for (const option of await options(page).all()) {
        await option.scrollIntoViewIfNeeded();
        const box = (await option.boundingBox())!;
        expect(box.height).toBeGreaterThanOrEqual(44);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        const isOnTop = await option.evaluate((node) => {
          const { left, top, width, height } = node.getBoundingClientRect();
          return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
        expect(isOnTop).toBe(true);
      }
      const [list, text] = [page.getByRole('listbox', { name: 'Suggestions' }), field(page)];
      const [below, above] = [(await list.boundingBox())!, (await text.boundingBox())!];
      expect(below.y - (above.y + above.height)).toBeGreaterThanOrEqual(0);
      expect(below.y - (above.y + above.height)).toBeLessThan(20);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.emulateMedia({ forcedColors: 'active' });
      await page.keyboard.press('ArrowDown');
      const grounds = await options(page).evaluateAll((all) =>
        all.map((option) => getComputedStyle(option).backgroundColor),
      );
      expect(grounds[0]).not.toBe(grounds[1]);
    });
  });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('a tap chooses a suggestion, one elsewhere closes the list', async ({ page }) => {
    await openAndType(page, '/', 'health');
    await expect(options(page).first()).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(options(page)).toHaveCount(0);
    await field(page).tap();
    await field(page).pressSequentially('c');
    await options(page).filter({ hasText: 'Healthcare' }).tap();
    await expect(page).toHaveURL('/job/category/healthcare');
  });
});

test('none of its code is loaded before the field is focused, nor on a job’s page', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', async (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    if (/aria-activedescendant|api\/suggest|\.suggestions/.test(await response.text().catch(() => '')))
      loaded.push(response.url());
  });
  for (const path of [JOB, '/']) {
    await openWithScripts(page, path);
    expect([path, loaded]).toEqual([path, []]);
  }
  await field(page).focus();
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
});
