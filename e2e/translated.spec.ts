import { expect, type Page, test } from '@playwright/test';
import { openWithScripts } from '../test/browser/open-page';
import { translatePage } from '../test/browser/translate';

const problems: string[] = [];
test.beforeEach(({ page }) => {
  problems.length = 0;
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error') problems.push(line.text());
  });
});
test.afterEach(() => expect(problems).toEqual([]));

/** Opens a page in a simulated translating browser. */
async function openTranslated(page: Page, path: string) {
  await openWithScripts(page, path);
  await page.evaluate(translatePage);
}

test('on a translated page the list, its filters, a job and the way back show what they say', async ({
  page,
}) => {
  await openTranslated(page, '/job');
  const heading = page.getByRole('heading', { level: 1 });
  const all = await heading.textContent();
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Keyword' }))
    .first()
    .fill('nurse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=nurse/);
  await expect(heading).not.toHaveText(all!);
  await expect(page.getByRole('main').locator('.cards h3').first()).toContainText('Nurse');
  // Removing the keywords shows all.
  await page.locator('.chips a').first().click();
  await expect(page).not.toHaveURL(/keyword=nurse/);
  await expect(heading).toHaveText(all!);
  await page.locator('a[href^="/job-details/"]').first().click();
  await expect(page).toHaveURL(/\/job-details\//);
  await expect(heading).not.toHaveText(all!);
  await page.goBack();
  await expect(heading).toHaveText(all!);
});
