import { expect, type Page, test } from '@playwright/test';
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

/** Opens a job's form and fills it in, with what is asked besides. */
async function fill(page: Page, job: string, cv: Buffer, more: Record<string, string>) {
  await openWithScripts(page, `/applyjob?job_id=${job}`);
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  const person = {
    'First name': 'Asha',
    'Last name': 'Rao',
    Email: 'asha@example.com',
    Phone: '98765 43210',
  };
  for (const [label, value] of Object.entries({ ...person, ...more }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('checkbox', { name: /passed to the employer/ }).check();
  await page.getByLabel('Characters in the picture').fill(CAPTCHA_CODE);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: cv });
}

test('pay may be told in the form, and reaches the inbox', async ({ page }) => {
  const cv = makePdf('Asha Rao, with pay');
  await fill(page, '1001', cv, {
    'Current pay (optional)': '₹4 lakh a year',
    'Expected pay (optional)': '5 LPA',
  });
  expect(await axeFindings(page)).toEqual([]);
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

const ASKING = '1024';
const questions = {
  licence: 'Do you have a two-wheeler and a licence?',
  samples: 'How many samples a day have you collected on rounds?',
  area: 'Which area of Jaipur suits you best?',
  calm: 'How do you calm somebody who fears the needle?',
};

test('a job page says how many questions the employer asks', async ({ page }) => {
  await page.goto(`/job-details/${ASKING}`);
  await expect(page.locator('.job-apply')).toContainText('and 4 questions of the employer');
  await page.goto(JOB);
  await expect(page.locator('.job-apply')).not.toContainText('of the employer');
});

test('an employer’s questions are answered in the form as they say, and reach the inbox in the job’s words', async ({
  page,
}) => {
  const cv = makePdf('Asha Rao, with answers');
  await fill(page, ASKING, cv, { [`${questions.samples} (optional)`]: 'about 30' });
  await page.getByLabel(questions.licence).selectOption('Yes');
  await page.getByLabel(questions.area).selectOption('Mansarovar');
  await expect(page.getByLabel(questions.calm)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The menu slides away once the page is wide.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page).toHaveURL('/');
  const received = inbox('applications').find((row) => row.cv_sha256 === sha256(cv));
  expect(received).toMatchObject({
    question_1: questions.licence,
    answer_1: 'Yes',
    question_2: questions.samples,
    answer_2: 'about 30',
    question_3: questions.area,
    answer_3: 'Mansarovar',
  });
  // What was left alone is not sent, and refused nothing.
  expect(received).not.toHaveProperty('answer_4');
});
