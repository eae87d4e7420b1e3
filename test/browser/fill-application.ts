import { expect, type Page } from '@playwright/test';
import { CAPTCHA_CODE } from './sites';

export async function fillCaptcha(page: Page): Promise<void> {
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  await page.getByLabel('Characters in the picture').fill(CAPTCHA_CODE);
}

/** Fills in an application, apart from the consent. @param more further inputs by label */
export async function fillApplication(
  page: Page,
  [first, last, email]: [first: string, last: string, email: string],
  cv: Buffer,
  more: Record<string, string> = {},
): Promise<void> {
  const fields = { 'First name': first, 'Last name': last, Email: email, Phone: '98765 43210', ...more };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${first.toLowerCase()}.pdf`, mimeType: 'application/pdf', buffer: cv });
  await fillCaptcha(page);
}
