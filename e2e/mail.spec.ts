import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { backendOf } from '../test/browser/backend';
import { makePdf, sha256 } from '../test/browser/cv';
import { fillApplication, fillCaptcha } from '../test/browser/fill-application';
import { openMailbox } from '../test/browser/mailbox';
import { APPLICATIONS_EMAIL, changing, pathOf } from '../test/browser/sites';
import { openWithScripts } from '../test/browser/open-page';

test.use({ baseURL: changing.url });
// The tests share the mail server's port.
test.describe.configure({ mode: 'serial' });

test('an application reaches its mailbox once, although the mail server was down, and its CV by the link', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const cv = makePdf(`Mailed ${Date.now()}`);
  await page.goto('/applyjob?job_id=1010');
  await fillApplication(page, ['Meera', 'Iyer', 'meera@example.com'], cv);
  await page.getByRole('checkbox', { name: /passed to the employer/ }).check();
  const mailbox = await openMailbox();
  try {
    const refused = mailbox.refuseNext();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.locator('[data-sonner-toast]')).toContainText(/received/i);
    await refused;
    const toStaff = () =>
      mailbox.to(APPLICATIONS_EMAIL).filter(({ subject }) => subject?.includes('Meera Iyer'));
    await expect.poll(() => toStaff().length, { timeout: 120_000 }).toBe(1);
    const [mail] = toStaff();
    expect(mail!.subject).toMatch(/^Application: .+ \(1010\) – Meera Iyer \(\w+\)$/);
    expect(mail!.html).toContain('href="https://wa.me/919876543210"');
    expect(mail!.attachments).toEqual([]);
    expect(mail!.replyTo?.value).toEqual([{ name: 'Meera Iyer', address: 'meera@example.com' }]);
    await expect.poll(() => mailbox.to('meera@example.com').length, { timeout: 30_000 }).toBe(1);
    const receipt = mailbox.to('meera@example.com')[0]!.text!;
    expect(receipt).toContain('A recruiter reads it');
    await openByLink(page, mail!.text!, cv, async () => {
      const [candidateLink] = /https?:\/\/\S+\/application\/\S+/.exec(receipt)!;
      const candidate = await page.request.get(pathOf(candidateLink));
      expect(await candidate.text()).toContain('Seen');
    });
    expect(toStaff()).toHaveLength(1);
  } finally {
    await mailbox.close();
  }
});

/** Opens a CV's link as staff, downloads it, and opens it again after erasure. */
async function openByLink(page: Page, text: string, cv: Buffer, meanwhile: () => Promise<void>) {
  const path = pathOf(/Open the CV: (\S+)/.exec(text)![1]!);
  const shown = await page.goto(path);
  expect(shown!.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  await expect(page.getByRole('main')).toContainText('(1010)');
  await expect(page.getByRole('main')).not.toContainText('Meera');
  expect(await axeFindings(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the CV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('meera.pdf');
  expect(sha256(await readFile(await file.path()))).toBe(sha256(cv));
  await meanwhile();

  expect((await page.goto(path.slice(0, -1) + (path.endsWith('0') ? '1' : '0')))!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is no such link' })).toBeVisible();
  backendOf(changing, 'erase', 'meera@example.com');
  expect((await page.goto(path))!.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'This CV is no longer here' })).toBeVisible();
}

test('new jobs by email: asked for weekly, named in the mail, confirmed by a click', async ({ page }) => {
  const mailbox = await openMailbox();
  const address = 'bees@example.com';
  try {
    await openWithScripts(page, '/job?keyword=beekeeper&type=full-time&pay=300000');
    // The form is on the empty result page.
    await expect(page.getByRole('heading', { name: 'No Result Found!' })).toBeVisible();
    const summary = page.getByRole('main').locator('dl').first();
    await expect(summary).toContainText('“beekeeper”');
    await expect(summary).toContainText('Full time, From ₹25,000 a month (₹3 lakh a year)');
    await expect(page.getByRole('radio', { name: 'Once a day, if there are new jobs' })).toBeChecked();
    await page.getByRole('radio', { name: 'Once a week, on Mondays' }).check();
    await page.getByRole('textbox', { name: 'Email' }).fill(address);
    await fillCaptcha(page);
    await page.getByRole('button', { name: 'Send me new jobs' }).click();
    await expect(page.locator('[data-sonner-toast]')).toBeVisible();

    await expect.poll(() => mailbox.to(address).length, { timeout: 20_000 }).toBe(1);
    const text = mailbox.to(address)[0]!.text!;
    expect(text.replace(/\s+/g, ' ')).toContain(
      // Not the typed word, as the address may be a stranger's.
      'your search, Full time, From ₹25,000 a month (₹3 lakh a year).',
    );
    expect(text).toContain('once a week at most');
    const [path] = /\/job-alert\/confirm\?token=[\w-]+/.exec(text)!;
    await page.goto(path!);
    await page.getByRole('button', { name: 'Yes, send me new jobs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();
  } finally {
    await mailbox.close();
  }
});
