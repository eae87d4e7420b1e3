import { expect, type Page, test } from '@playwright/test';
import { servicePages } from '../test/browser/pages';

/** What only this service's page shows, in the order of `servicePages`. */
const SIGNATURES = [
  '.arch-line',
  '.payroll-month',
  '.funnel',
  '.compliance-year',
  '.growth-steps',
  '.before-and-after',
  '.consent-list',
];

test('on a phone each service page is at most 5,500 px long, shows what no other page does, and cuts off no table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  for (const [index, path] of servicePages.entries()) {
    await page.goto(path, { waitUntil: 'load' });
    for (const [other, signature] of SIGNATURES.entries())
      expect(await page.locator(signature).count(), `${signature} on ${path}`).toBe(other === index ? 1 : 0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, path).toBeLessThanOrEqual(5_500);
    await expect(page.locator('main form')).toHaveCount(1);
    const tables = await tablesOf(page);
    expect(tables.length, path).toBeGreaterThan(0);
    for (const { rows, cut, astray } of tables) {
      expect(rows, path).toBeGreaterThan(1);
      expect([cut, astray], path).toEqual([false, 0]);
    }
  }
});

/** Of each table: its rows, whether it is cut off, and how many rows have a cell that is not below their name in its column. */
const tablesOf = (page: Page) =>
  page.locator('table.stacked-table').evaluateAll((all) =>
    all.map((table) => {
      const [, ...columns] = [...table.querySelectorAll('thead tr > *')];
      const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
      const rows = [...table.querySelectorAll('tbody tr')];
      return {
        rows: rows.length,
        cut: table.scrollWidth > table.parentElement!.clientWidth,
        astray: rows.filter((row) => {
          const [name, ...cells] = [...row.children];
          const bottom = name!.getBoundingClientRect().bottom;
          return cells.some(
            (cell, index) =>
              left(cell) !== left(columns[index]!) ||
              cell.getBoundingClientRect().top < bottom - 1 ||
              cell.scrollWidth > cell.clientWidth,
          );
        }).length,
      };
    }),
  );

test('“Get a call back” brings the form into view, and the next key press goes to its first field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/Compliance-Service');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact Us', exact: true })).toHaveAttribute(
    'href',
    '/contact',
  );
  await main.getByRole('link', { name: 'Get a call back' }).click();
  await expect(page).toHaveURL('/Compliance-Service#business-enquiry');
  await expect(page.getByRole('heading', { name: 'Business Enquiry' })).toBeInViewport();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();

  // The wheel is a drawing; what it shows is a list.
  const months = page
    .locator('.compliance-year')
    .getByRole('listitem')
    .filter({ has: page.locator('abbr') });
  await expect(months).toHaveCount(12);
});
