import { pbkdf2Sync } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { fileSize } from '../lib/base/text/file-size';
import { axeFindings } from '../test/browser/axe';
import { inbox } from '../test/browser/backend';
import { makePdf, sha256 } from '../test/browser/cv';
import { fillApplication } from '../test/browser/fill-application';
import { overflowOf } from '../test/browser/layout';
import { openMailbox } from '../test/browser/mailbox';
import { holdRequests, openWithScripts } from '../test/browser/open-page';
import { JOB } from '../test/browser/pages';
import { CAPTCHA_CODE, changing, pathOf } from '../test/browser/sites';
import { jpeg } from '../test/cv-files/pictures';

const FIELDS = {
  'First name': 'Asha',
  'Last name': 'Rao-D’Souza',
  Email: 'asha@example.com',
  Phone: '+91 098765 43210',
  'Message (optional)': 'Notice period: 30 days.\nHindi: नमस्ते',
};

async function openForm(page: Page, jobId: string) {
  await page.goto(`/applyjob?job_id=${jobId}`);
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
}

async function fill(page: Page, captcha = CAPTCHA_CODE) {
  if (!(await page.getByLabel('Message').isVisible())) await page.getByText('Add details (optional)').click();
  for (const [label, value] of Object.entries(FIELDS))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('checkbox', { name: /passed to the employer/ }).check();
  await page.getByLabel('Characters in the picture').fill(captcha);
}

async function expectNothingLost(page: Page) {
  for (const [label, value] of Object.entries(FIELDS)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
}

const send = (page: Page) => page.getByRole('button', { name: 'Send application' }).click();
const upload = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

function countPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  return posts;
}

test('an application with a PDF arrives in the inbox byte for byte, with its consent and what may be added, and leaves a trace with its reference', async ({
  page,
}) => {
  const cv = makePdf('Asha Rao, safety officer');
  await page.goto(`${JOB}?source=jooble&utm_campaign=nov`);
  // An internal link, without the campaign.
  await page.getByRole('link', { name: 'Apply For Job' }).click();
  await expect(page.locator('.job-row')).toContainText('You are applying for Safety Officer (EHS)');
  await expect(page.getByRole('checkbox', { name: /passed to the employer/ })).not.toBeChecked();
  await page.getByText('What happens to your data').click();
  for (const item of ['What we collect', 'Why we need it', 'Who receives it', 'How long it is kept'])
    await expect(page.getByText(item, { exact: true })).toBeVisible();
  const more = page.getByRole('link', { name: 'Your data and how to erase it (opens in a new tab)' });
  await expect(more).toHaveAttribute('target', '_blank');
  await fill(page);
  await page.getByLabel('Experience in years (optional)').fill('3.5 years');
  await page.getByLabel('Notice period (optional)').selectOption('30 days');
  await upload(page, 'asha rao – cv.pdf', cv);
  await expect(page.getByText(`asha rao – cv.pdf, ${fileSize(cv.length)}`)).toBeVisible();
  await send(page);
  await expect(page.locator('[data-sonner-toast]')).toContainText(/received/i);
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const panel = page.getByRole('region', { name: 'We have received your application' });
  const reference = (await panel.getByText(/^[2-9A-Z]{8}$/).textContent())!;
  await expect(panel).toBeFocused();

  const received = inbox('applications').find((row) => row.cv_sha256 === sha256(cv))!;
  expect(received).toMatchObject({
    job_id: '1001',
    first_name: 'Asha',
    last_name: 'Rao-D’Souza',
    email: 'asha@example.com',
    phone: '+91 098765 43210',
    message: FIELDS['Message (optional)'],
    experience_years: '3.5',
    notice_period: '30 days',
    source: 'source=jooble; utm_campaign=nov',
    consent: expect.stringMatching(/passed to the employer.* 28 November 2026/),
    consent_at: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
    cv_name: 'asha rao – cv.pdf',
    cv_bytes: cv.length,
  });

  await page.goto('/applyjob?job_id=1001');
  await expect(
    page.getByText(new RegExp(`You applied for this job on .+, reference ${reference}\\.`)),
  ).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('a photograph of a CV arrives as it is; a picture that no browser shows is refused with a way out', async ({
  page,
}) => {
  await openForm(page, '1001');
  await expect(page.locator('input[type=file]')).toHaveAttribute('accept', /image\/jpeg/);
  await expect(page.getByText('For several pages, your phone’s scanner makes one PDF.')).toBeVisible();
  await fill(page);
  await upload(page, 'IMG_0001.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
  await expect(page.getByRole('alert').filter({ hasText: 'HEIC' })).toContainText(
    'Save it as JPEG, or take a screenshot of it, and choose that file',
  );
  await upload(page, 'IMG_0001.JPEG', jpeg);
  await expect(page.getByText(/^IMG_0001\.JPEG, [\d.]+ KB$/)).toBeVisible();
  await send(page);
  await expect(page.locator('[data-sonner-toast]')).toContainText(/received/i);
  const received = inbox('applications').find((row) => row.cv_sha256 === sha256(jpeg));
  expect(received).toMatchObject({ cv_name: 'IMG_0001.jpg', cv_bytes: jpeg.length });
});

test('typed values are restored after visiting another page or reloading, without CV and consent', async ({
  page,
}) => {
  await openForm(page, '1002');
  await fill(page);
  await upload(page, 'cv.pdf', makePdf('draft'));
  await page.locator('.job-row').getByRole('link').click();
  await page.waitForURL(/job-details/);
  await page.goBack();
  for (const leave of ['back', 'reload']) {
    if (leave === 'reload') await page.reload();
    await expect(page.getByText('What you had typed is back. Choose your CV again.')).toBeVisible();
    await expectNothingLost(page);
    await expect(page.getByRole('checkbox', { name: /passed to the employer/ })).not.toBeChecked();
    await expect(page.getByLabel('Characters in the picture')).toHaveValue('');
  }
  // Counts as typed.
  await send(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Choose your CV',
    'Tick the box to let us pass your application to the employer',
    'Type the characters in the picture',
  ]);
});

test('a captcha mismatch is reported and sends no request; another picture is drawn on a canvas of 25 × 30 px a character', async ({
  page,
}) => {
  const posts = countPosts(page);
  const challenge = page.waitForResponse('**/api/captcha?*');
  await openForm(page, '1002');
  await fill(page, wrongCode(await (await challenge).json()));
  await upload(page, 'cv.pdf', makePdf('mismatch'));
  await send(page);
  await expect(page.locator('[data-sonner-toast]')).toHaveText('Captcha Does Not Match');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Captcha Does Not Match' })).toBeVisible();
  expect(posts).toEqual([]);
  await expectNothingLost(page);

  const canvas = page.locator('canvas');
  expect(await canvas.evaluate((node: HTMLCanvasElement) => [node.width, node.height])).toEqual([150, 30]);
  const picture = () => canvas.evaluate((node: HTMLCanvasElement) => node.toDataURL());
  const before = await picture();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(picture).not.toBe(before);
  await expect(page.getByLabel('Characters in the picture')).toHaveAttribute('maxlength', '6');
});

test('without a job the page says so and leads to the jobs', async ({ page, request }) => {
  for (const query of ['?job_id=', '?job_id=999999', '?job_id=../1001'])
    expect(await (await request.get(`/applyjob${query}`)).text(), query).toContain(
      'Which job would you like to apply for?',
    );
  await page.goto('/applyjob');
  await expect(page.getByRole('heading', { name: 'Which job would you like to apply for?' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await page.getByRole('link', { name: 'See all jobs' }).click();
  await expect(page).toHaveURL('/job');
});

test('a form submitted before its scripts have loaded keeps the input and explains the delay', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/_next/static/chunks/*.js');
  await page.goto('/applyjob?job_id=1001', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Asha');
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Send' }).click();
  // The page does not change.
  expect((await posted).status()).toBe(204);
  const notice = page.getByText(/^This button does not work yet/);
  await expect(notice).toBeHidden();
  await notice.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
  await expect(notice).toBeVisible();
  release();
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page).toHaveURL('/applyjob?job_id=1001');
});

type Challenge = { salt: string; hash: string; rounds: number };

/** A code that browsers can detect as wrong; one in 256 wrong ones shares the right one's 8 bits. */
function wrongCode({ salt, hash, rounds }: Challenge): string {
  const bits = (code: string) =>
    pbkdf2Sync(code, Buffer.from(salt, 'base64'), rounds, hash.length / 2, 'sha256').toString('hex');
  const wrong = [CAPTCHA_CODE.toUpperCase(), CAPTCHA_CODE.toLowerCase(), 'zzzzzz', 'yyyyyy'];
  return wrong.find((code) => bits(code) !== hash)!;
}

test.describe('apply bar', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('a phone’s job page shows at least the middle of whatever the keyboard comes to', async ({ page }) => {
    await page.goto(JOB, { waitUntil: 'networkidle' });
    const stops = await page.locator('main :is(a, button):not([tabindex="-1"]):visible').count();
    expect(stops).toBeGreaterThan(10);
    await page.locator('main').focus();
    const covered: string[] = [];
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab');
      const behind = await page.evaluate(() => {
        const focused = document.activeElement!;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        // The title's link covers its card, so a hit on the card counts as a hit on the link.
        return focused.contains(hit) || hit?.contains(focused) ? null : focused.textContent;
      });
      if (behind !== null) covered.push(behind);
    }
    expect(covered).toEqual([]);
  });

  test('on a low or a narrow screen neither header nor bar takes room from a job that is read', async ({
    page,
  }) => {
    await page.goto(JOB);
    for (const [width, height] of [
      [740, 360],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      const apply = page.getByRole('link', { name: 'Apply For Job' });
      const facts = page.getByText('Location', { exact: true });
      const below = await apply.evaluate(
        (link, fact) => fact!.compareDocumentPosition(link) === Node.DOCUMENT_POSITION_FOLLOWING,
        await facts.elementHandle(),
      );
      expect(below, 'the way to apply follows the facts').toBe(true);
      await page
        .getByRole('heading', { name: 'Qualification' })
        .evaluate((heading) => heading.scrollIntoView());
      for (const fixed of [page.getByRole('banner'), apply]) await expect(fixed).not.toBeInViewport();
    }
  });
});

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
  const answer = { [`${questions.samples} (optional)`]: 'about 30' };
  await fillApplication(page, ['Asha', 'Rao', 'asha@example.com'], cv, answer);
  await page.getByRole('checkbox', { name: /passed to the employer/ }).check();
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

test.describe('talent pool', () => {
  test.use({ baseURL: changing.url });
  // The tests share the mail server's port.
  test.describe.configure({ mode: 'serial' });

  test('a CV without a job is sent from an empty search, reaches the inbox, and has a status page', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const mailbox = await openMailbox();
    const address = 'pool@example.com';
    try {
      const cv = makePdf(`Registered ${Date.now()}`);
      await page.goto('/job?keyword=beekeeper');
      await page.getByRole('main').getByRole('link', { name: 'Register your CV' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Register your CV' })).toBeVisible();
      await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await fillApplication(page, ['Meera', 'Iyer', address], cv, {
        'Which jobs are you looking for, and in which cities? (optional)': 'welder in Pune',
      });
      await page.getByRole('button', { name: 'Register my CV' }).click();
      await expect(page.getByText('Tick the box to let us keep your CV').first()).toBeVisible();
      await page.getByRole('checkbox', { name: /keeping my CV and details so that you can tell me/ }).check();
      await page.getByRole('button', { name: 'Register my CV' }).click();
      await expect(page).toHaveURL('/');

      const rows = () => inbox('applications', changing).filter((row) => row.cv_sha256 === sha256(cv));
      expect(rows()).toMatchObject([
        {
          job_id: 'talent-pool',
          email: address,
          message: 'welder in Pune',
          consent: expect.stringContaining('keeping my CV'),
        },
      ]);
      await expect.poll(() => mailbox.to(address).length, { timeout: 60_000 }).toBe(1);
      const [link] = /http\S+\/application\/\S+/.exec(mailbox.to(address)[0]!.text!)!;
      await page.goto(pathOf(link));
      await page.getByRole('main').getByRole('link', { name: 'Talent pool' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Register your CV' })).toBeVisible();
    } finally {
      await mailbox.close();
    }
  });
});
