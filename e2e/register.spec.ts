import { expect, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { inbox } from '../test/browser/backend';
import { makePdf, sha256 } from '../test/browser/cv';
import { openMailbox } from '../test/browser/mailbox';
import { CAPTCHA_CODE, changing, pathOf, sample } from '../test/browser/sites';

test.use({ baseURL: changing.url });
// The tests share the mail server's port.
test.describe.configure({ mode: 'serial' });

test('a CV is registered without a job, reaches the inbox, and its owner has jobs sent, keeps and erases it', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const mailbox = await openMailbox();
  const address = 'register@example.com';
  try {
    const cv = makePdf(`Registered ${Date.now()}`);
    await page.goto('/register');
    await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    for (const [label, value] of Object.entries({
      'First name': 'Meera',
      'Last name': 'Iyer',
      Email: address,
      Phone: '98765 43210',
      'Which jobs are you looking for?': 'welder, fitter',
      'In which cities? (optional)': 'Pune',
    }))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('checkbox', { name: /keep my CV and details for a year/ }).check();
    await page.getByLabel('Characters in the picture').fill(CAPTCHA_CODE);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'meera.pdf', mimeType: 'application/pdf', buffer: cv });
    await page.getByRole('button', { name: 'Register my CV' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('region', { name: 'We have received your CV' })).toBeVisible();

    const rows = () => inbox('registrations', changing).filter((row) => row.cv_sha256 === sha256(cv));
    expect(rows()).toMatchObject([{ roles: 'welder, fitter', cities: 'Pune', email: address }]);

    await expect.poll(() => mailbox.to(address).length, { timeout: 60_000 }).toBe(1);
    const { text } = mailbox.to(address)[0]!;
    const linkTo = (step: string) =>
      pathOf(new RegExp(`http\\S+/register/${step}\\?token=\\S+`).exec(text!)![0]);
    await page.goto(linkTo('matches'));
    await page.getByRole('button', { name: 'Yes, send me matching jobs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Matching jobs will come' })).toBeVisible();

    const eraseLink = linkTo('erase');
    await page.goto(eraseLink.replace('/erase?', '/keep?'));
    await expect(page.getByRole('button', { name: 'Erase my CV now' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes, keep my CV' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We keep your CV' })).toBeVisible();

    // Mail scanners, which open every link, change nothing.
    await page.goto(eraseLink);
    expect(rows()).toHaveLength(1);
    await page.getByRole('button', { name: 'Erase my CV now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your CV is erased' })).toBeVisible();
    expect(rows()).toHaveLength(0);
    await page.goto(eraseLink);
    await page.getByRole('button', { name: 'Erase my CV now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We do not have this CV' })).toBeVisible();
  } finally {
    await mailbox.close();
  }
});

test('the form is linked where a search is empty, in the footer and in the sitemap', async ({
  page,
  request,
}) => {
  await page.goto('/job?keyword=beekeeper');
  await expect(page.getByRole('main').getByRole('link', { name: 'Register your CV' })).toBeVisible();
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Register your CV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register your CV' })).toBeVisible();
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/register</loc>');
});

test('with an API that sends no mail there is no such form, and no link to it', async ({ request }) => {
  expect((await request.get(`${sample.url}/register`)).status()).toBe(404);
  for (const path of ['/terms', '/job?keyword=beekeeper'])
    expect(await (await request.get(sample.url + path)).text(), path).not.toContain('href="/register"');
});
