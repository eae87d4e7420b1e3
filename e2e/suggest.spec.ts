import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { overflowOf } from '../test/browser/layout';
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

test('suggestions stay on a phone’s screen, axe finds nothing, and in the visitor’s own colours the chosen one differs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openAndType(page, '/', 'de');
  await expect(options(page).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.keyboard.press('ArrowDown');
  const grounds = await options(page).evaluateAll((all) =>
    all.map((option) => getComputedStyle(option).backgroundColor),
  );
  expect(grounds[0]).not.toBe(grounds[1]);
});

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
