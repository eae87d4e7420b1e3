import { expect, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { inbox } from '../test/browser/backend';
import { makePdf, sha256 } from '../test/browser/cv';
import { openMailbox } from '../test/browser/mailbox';
import { CAPTCHA_CODE, changing, hasLiteralApi, literal, pathOf, sample } from '../test/browser/sites';

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
    for (const [label, value] of Object.entries({
      'First name': 'Meera',
      'Last name': 'Iyer',
      Email: address,
      Phone: '98765 43210',
      'Which jobs are you looking for, and in which cities? (optional)': 'welder in Pune',
    }))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel('Characters in the picture').fill(CAPTCHA_CODE);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'meera.pdf', mimeType: 'application/pdf', buffer: cv });
    await page.getByRole('button', { name: 'Register my CV' }).click();
    await expect(page.getByText('Tick the box to let us keep your CV').first()).toBeVisible();
    await page.getByRole('checkbox', { name: /keep my CV and details, to tell me of jobs/ }).check();
    await page.getByRole('button', { name: 'Register my CV' }).click();
    await expect(page).toHaveURL('/');

    const rows = () => inbox('applications', changing).filter((row) => row.cv_sha256 === sha256(cv));
    expect(rows()).toMatchObject([
      {
        job_id: 'talent-pool',
        email: address,
        message: 'welder in Pune',
        consent: expect.stringContaining('keep my CV'),
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

test('the pool’s form has one address, which its earlier ones lead to, and is in no list', async ({
  page,
  request,
}) => {
  const form = '/applyjob?job_id=talent-pool';
  for (const [from, to] of [
    ['/register', form],
    ['/hi/register', `/hi${form}`],
    ['/register/keep?token=x', '/your-data'],
    ['/job-details/talent-pool/talent-pool', form],
    ['/job-details/talent-pool', form],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 308, to]);
  }
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Register your CV' }).click();
  await expect(page).toHaveURL(form);
  await page.goto(`/kn${form}`);
  await expect(page.getByRole('heading', { level: 1, name: 'ಬಯೋಡೇಟಾ ನೋಂದಾಯಿಸಿ' })).toBeVisible();
  for (const path of [
    '/sitemap.xml',
    '/sitemaps/1.xml',
    '/jobs.rss',
    '/feeds/jobs.xml',
    '/job?keyword=talent+pool',
  ]) {
    expect(await (await request.get(path)).text(), path).not.toContain('job-details/talent-pool');
  }
});

test('an API that sends no mail has no link to it, and one without the pool no form', async ({ request }) => {
  for (const path of ['/terms', '/job?keyword=beekeeper'])
    expect(await (await request.get(sample.url + path)).text(), path).not.toContain('talent-pool');
  test.skip(!hasLiteralApi);
  const answer = await request.get(`${literal.url}/register`);
  expect(new URL(answer.url()).pathname).toBe('/job');
});
