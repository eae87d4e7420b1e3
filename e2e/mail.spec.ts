import { expect, type Page, test } from '@playwright/test';
import { makePdf, sha256 } from '../test/browser/cv';
import { openMailbox } from '../test/browser/mailbox';
import { CAPTCHA_CODE, changing, STAFF_EMAIL } from '../test/browser/sites';
import { openWithScripts } from '../test/browser/open-page';

test.use({ baseURL: changing.url });
// Serial, because the tests share the mail server's port.
test.describe.configure({ mode: 'serial' });

async function answerCaptcha(page: Page) {
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  await page.getByLabel('Characters in the picture').fill(CAPTCHA_CODE);
}

test('an application reaches the staff’s mailbox with its CV, once, although the mail server was down', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const cv = makePdf(`Mailed ${Date.now()}`);
  await page.goto('/applyjob?job_id=1010');
  for (const [label, value] of Object.entries({
    'First name': 'Meera',
    'Last name': 'Iyer',
    Email: 'meera@example.com',
    Phone: '98765 43210',
  }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('checkbox', { name: /passed to the employer/ }).check();
  await answerCaptcha(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'meera.pdf', mimeType: 'application/pdf', buffer: cv });
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.locator('[data-sonner-toast]')).toContainText(/received/i);

  // Long enough for the first attempt to have failed.
  await page.waitForTimeout(3_000);
  const mailbox = await openMailbox();
  try {
    const toStaff = () => mailbox.to(STAFF_EMAIL).filter(({ subject }) => subject?.includes('Meera Iyer'));
    await expect.poll(() => toStaff().length, { timeout: 120_000 }).toBe(1);
    const [mail] = toStaff();
    expect(mail!.attachments.map(({ filename, content }) => [filename, sha256(content)])).toEqual([
      ['meera.pdf', sha256(cv)],
    ]);
    expect(mail!.replyTo?.value).toEqual([{ name: 'Meera Iyer', address: 'meera@example.com' }]);
    await expect.poll(() => mailbox.to('meera@example.com').length, { timeout: 30_000 }).toBe(1);
    expect(mailbox.to('meera@example.com')[0]!.text).toContain('A recruiter reads it');
    await page.waitForTimeout(3_000);
    expect(toStaff()).toHaveLength(1);
  } finally {
    await mailbox.close();
  }
});

test('new jobs by email: requested, confirmed by a click, ended by a click', async ({ page, request }) => {
  const mailbox = await openMailbox();
  try {
    await openWithScripts(page, '/job?keyword=nurse');
    await page.getByRole('link', { name: 'Get new jobs like these by email' }).click();
    await expect(page.getByRole('main').locator('dl').getByText('“nurse”')).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill('bees@example.com');
    await answerCaptcha(page);
    await page.getByRole('button', { name: 'Ask for new jobs' }).click();
    await expect(page.locator('[data-sonner-toast]')).toBeVisible();

    await expect.poll(() => mailbox.to('bees@example.com').length, { timeout: 20_000 }).toBe(1);
    const [path] = /\/job-alert\/confirm\?token=[\w-]+/.exec(mailbox.to('bees@example.com')[0]!.text!)!;
    await page.goto(path!);
    await page.getByRole('button', { name: 'Yes, send me new jobs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();

    await page.goto('/job-alert/unsubscribe?token=made-up');
    await page.getByRole('button', { name: 'Yes, stop the mails' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'There is nothing to end' })).toBeVisible();
    // What mail clients send for their own unsubscribe button (RFC 8058).
    const oneClick = await request.post('/api/job-alert/unsubscribe?token=made-up', {
      form: { 'List-Unsubscribe': 'One-Click' },
      maxRedirects: 0,
    });
    expect(oneClick.status()).toBe(200);
  } finally {
    await mailbox.close();
  }
});
