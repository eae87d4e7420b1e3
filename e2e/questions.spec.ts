import { expect, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { inbox } from '../test/browser/backend';
import { makePdf, sha256 } from '../test/browser/cv';
import { overflowOf } from '../test/browser/layout';
import { openWithScripts } from '../test/browser/open-page';
import { CAPTCHA_CODE } from '../test/browser/sites';

const ASKING = '1024';
const questions = {
  licence: 'Do you have a two-wheeler and a licence?',
  samples: 'How many samples a day have you collected on rounds?',
  area: 'Which area of Jaipur suits you best?',
  calm: 'How do you calm somebody who fears the needle?',
};

test('an employer’s questions are answered in the form as they say, and reach the inbox in the job’s words', async ({
  page,
}) => {
  const cv = makePdf('Asha Rao, with answers');
  await page.goto(`/job-details/${ASKING}`);
  await expect(page.locator('.job-apply')).toContainText('The employer also asks 4 questions.');
  await openWithScripts(page, `/applyjob?job_id=${ASKING}`);
  for (const [label, value] of Object.entries({
    'First name': 'Asha',
    'Last name': 'Rao',
    Email: 'asha@example.com',
    Phone: '98765 43210',
    [`${questions.samples} (optional)`]: 'about 30',
  }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('checkbox', { name: /passed to the employer/ }).check();
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  await page.getByLabel('Characters in the picture').fill(CAPTCHA_CODE);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: cv });
  await page.getByLabel(questions.licence).selectOption('Yes');
  await page.getByLabel(questions.area).selectOption('Mansarovar');
  await expect(page.getByLabel(questions.calm)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The menu transitions when the page becomes wide.
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
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
  // Unanswered questions are neither sent nor required.
  expect(received).not.toHaveProperty('answer_4');
});
