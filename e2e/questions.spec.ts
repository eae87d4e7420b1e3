import { expect, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { inbox } from '../test/browser/backend';
import { makePdf, sha256 } from '../test/browser/cv';
import { openWithScripts } from '../test/browser/open-page';
import { JOB } from '../test/browser/pages';
import { CAPTCHA_CODE } from '../test/browser/sites';

test('a job page says what will be asked before one applies', async ({ page }) => {
  await page.goto(JOB);
  await expect(page.locator('.job-apply')).toContainText(
    'if you like, for your experience, notice period and pay',
  );
});

test('pay may be told in the form, and reaches the inbox', async ({ page }) => {
  const cv = makePdf('Asha Rao, with pay');
  await openWithScripts(page, '/applyjob?job_id=1001');
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  for (const [label, value] of Object.entries({
    'First name': 'Asha',
    'Last name': 'Rao',
    Email: 'asha@example.com',
    Phone: '98765 43210',
    'Current pay (optional)': '₹4 lakh a year',
    'Expected pay (optional)': '5 LPA',
  }))
    await page.getByLabel(label, { exact: true }).fill(value);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('checkbox', { name: /passed to the employer/ }).check();
  await page.getByLabel('Characters in the picture').fill(CAPTCHA_CODE);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: cv });
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page).toHaveURL('/');
  expect(inbox('applications').find((row) => row.cv_sha256 === sha256(cv))).toMatchObject({
    current_pay: '₹4 lakh a year',
    expected_pay: '5 LPA',
  });
});

test('an open job can be asked about on WhatsApp, by its number', async ({ page }) => {
  await page.goto(JOB);
  const href = await page.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href');
  const chat = new URL(href!);
  expect(chat.origin + chat.pathname).toBe('https://wa.me/910000000000');
  expect(chat.searchParams.get('text')).toContain(`(job ${JOB.split('/')[2]})`);
});
