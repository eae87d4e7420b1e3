import { expect, type Page, test } from '@playwright/test';
import { openWithScripts } from '../test/browser/open-page';

const DESK = { width: 1440, height: 900 };
const shortForm = (page: Page) => page.getByRole('form', { name: 'Get a call back' });
const enquiry = (page: Page) => page.locator('#business-enquiry');

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

  // The wheel is decorative; its content is a list.
  const months = page
    .locator('.compliance-year')
    .getByRole('listitem')
    .filter({ has: page.locator('abbr') });
  await expect(months).toHaveCount(12);
});

test('on desktops, the short form copies its input to the form below without overwriting existing values', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.setViewportSize(DESK);
  await openWithScripts(page, '/Payroll-Service');
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
  const [short, form] = [shortForm(page), enquiry(page)];
  await form.getByLabel('Mobile Number').fill('022 2345 6789');
  await short.getByLabel('Name').fill('Farah Khan');
  await short.getByLabel('Work Email').fill('farah@example.co');
  await short.getByLabel('Mobile Number').fill('+91 98765 43210');
  await short.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Farah Khan');
  await expect(form.getByLabel('Work Email')).toHaveValue('farah@example.co');
  await expect(form.getByLabel('Mobile Number')).toHaveValue('022 2345 6789');
  await expect(form.getByLabel('Company')).toBeFocused();
  await expect(form.getByLabel('Company')).toBeInViewport();
  await expect(form.getByRole('heading', { name: 'Business Enquiry' })).toBeInViewport();
  await expect(page).toHaveURL('/Payroll-Service');

  // Corrections are carried over too, also with Enter; edits in the form below stay.
  await form.getByLabel('Name').fill('F. Khan');
  await form.getByLabel('Company').fill('Setu Mills');
  await short.getByLabel('Work Email').fill('farah@example.com');
  await short.getByLabel('Work Email').press('Enter');
  await expect(form.getByLabel('Work Email')).toHaveValue('farah@example.com');
  await expect(form.getByLabel('Name')).toHaveValue('F. Khan');
  await expect(form.getByLabel('Requirement')).toBeFocused();
  expect(requests).toEqual([]);

  // The form's state has it, so it is in the draft.
  await page.reload({ waitUntil: 'networkidle' });
  await expect(form.getByLabel('Work Email')).toHaveValue('farah@example.com');
});

test('the short form is shown from 1100 px, and links to the form before scripts have loaded', async ({
  page,
}) => {
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.setViewportSize({ width: 1099, height: 900 });
  await page.goto('/Hiring-Service', { waitUntil: 'load' });
  const main = page.getByRole('main');
  await expect(shortForm(page)).toBeHidden();
  await expect(main.getByRole('link', { name: 'Get a call back' })).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(main.getByRole('link', { name: 'Get a call back' })).toBeHidden();
  await shortForm(page).getByLabel('Name').fill('Farah Khan');
  await shortForm(page).getByLabel('Name').press('Enter');
  await expect(page).toHaveURL('/Hiring-Service');
  await expect(shortForm(page).getByLabel('Name')).toHaveValue('Farah Khan');
  await shortForm(page).getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/Hiring-Service#business-enquiry');
  await expect(page.getByRole('heading', { name: 'Business Enquiry' })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: DESK });

  test('a desk shows no short form, but the link to the form', async ({ page }) => {
    await page.goto('/Hiring-Service');
    await expect(shortForm(page)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Get a call back' }).click();
    await expect(page).toHaveURL('/Hiring-Service#business-enquiry');
  });
});

test('at 320 px the stair of HR shared services has no gaps, and its texts do not touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 667 });
  await page.goto('/Hr-Shared-Service', { waitUntil: 'load' });
  const boxes = (selector: string) =>
    page.locator(`.growth-steps ${selector}`).evaluateAll((all) =>
      all.map((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        return { top: Math.round(top), bottom: Math.round(bottom) };
      }),
    );
  const [steps, heads, texts] = [await boxes('strong'), await boxes('h3'), await boxes('p')];
  for (const [index, { top }] of steps.slice(1).entries()) {
    expect(top).toBe(steps[index]!.bottom);
    expect(heads[index + 1]!.top - texts[index]!.bottom).toBeGreaterThanOrEqual(8);
  }
});
