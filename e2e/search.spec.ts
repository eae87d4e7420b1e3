import { expect, test } from '@playwright/test';
import { openWithScripts } from '../test/browser/open-page';

const heading = (page: import('@playwright/test').Page) => page.getByTestId('results-count');

test('keyword, category and city combine, and the heading says what the list shows', async ({ page }) => {
  await page.goto('/job?keyword=manager&category=5&location=bangalore');
  // Its text has the word, its title has not.
  await expect(heading(page)).toHaveText('No job for “manager” in Human Resources, Bengaluru, 1 like it');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Bengaluru');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/location=bengaluru/);
  await page.getByRole('link', { name: 'Remove filter: Bengaluru' }).click();
  await expect(heading(page)).toHaveText(/job for “manager” in Human Resources, \d+ like it$/);
  await expect(page).toHaveURL('/job?keyword=manager&category=5');
});

test('after a filter is taken away, and after Back, the search says what the list shows', async ({
  page,
}) => {
  await openWithScripts(page, '/job?keyword=manager&category=5&location=bengaluru');
  const keyword = page.getByPlaceholder('Job keywords...');
  const category = page.getByLabel('Category', { exact: true });
  const city = page.locator('input[type="radio"][name="location"]:checked');
  await keyword.fill('never sent');
  await page.getByRole('link', { name: 'Remove filter: Human Resources' }).click();
  await expect(page).toHaveURL('/job?keyword=manager&location=bengaluru');
  await expect(category).toHaveValue('');
  await expect(keyword).toHaveValue('manager');
  await page.getByRole('link', { name: 'Remove filter: Bengaluru' }).click();
  await expect(page).toHaveURL('/job?keyword=manager');
  await expect(city).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/category=5/);
  await expect(category).toHaveValue('5');
  await expect(city).toHaveValue('bengaluru');
});
