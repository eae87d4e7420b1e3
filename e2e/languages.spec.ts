import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { inbox } from '../test/browser/backend';
import { makePdf, sha256 } from '../test/browser/cv';
import { CAPTCHA_CODE } from '../test/browser/sites';

test.use({ viewport: { width: 375, height: 740 } });

const JOB = '/job-details/1001/safety-officer-ehs-visakhapatnam';

/** Fails a test by what the browser reports, as when server and scripts speak different languages. */
function expectNoErrors(page: Page): void {
  page.on('pageerror', (error) => expect.soft(error.message).toBe(''));
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('in Hindi on a phone, one searches in the script, opens a job, corrects a mistake and applies; the answer, the leftover and the mail’s link are in Hindi', async ({
  page,
}) => {
  expectNoErrors(page);
  await page.goto('/hi');
  await page.getByRole('searchbox').fill('नर्स नागपुर');
  await page.getByRole('button', { name: 'खोजें' }).click();
  await expect(page).toHaveURL(/\/hi\/job\?keyword=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('जॉब');
  await expect(page.locator('.job-card').first()).toContainText('नागपुर');
  await page.locator('.job-card h3 a').first().click();
  await expect(page).toHaveURL(/\/hi\/job-details\//);
  expect(await width(page)).toBe(375);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');

  await page.getByRole('link', { name: 'अप्लाई करें', exact: true }).first().click();
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  await page.getByRole('button', { name: 'आवेदन भेजें' }).click();
  const summary = page.getByRole('alert').or(page.locator('.error-summary')).first();
  await expect(page.getByText('अपना बायोडाटा चुनें').first()).toBeVisible();
  await expect(summary).not.toContainText(/Enter|Choose/);
  expect(await axeFindings(page)).toEqual([]);

  const cv = makePdf('आशा राव');
  for (const [label, value] of Object.entries({ नाम: 'आशा', सरनेम: 'राव', ईमेल: 'asha.hi@example.com' }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('फ़ोन नंबर', { exact: true }).fill('98765 43210');
  await page.getByRole('checkbox').check();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: cv });
  await page.getByLabel('तस्वीर में लिखे अक्षर').fill(CAPTCHA_CODE);
  await page.getByRole('button', { name: 'आवेदन भेजें' }).click();
  await expect(page.locator('[data-sonner-toast]')).toContainText(/[\u0900-\u097f]{3}/);
  await expect(page).toHaveURL('/hi');
  const panel = page.getByRole('region', { name: 'आपका आवेदन हमें मिल गया' });
  await expect(panel).toBeVisible();
  const status = await panel.locator('a[href*="/application/"]').getAttribute('href');
  expect(status).toMatch(/^\/hi\/application\//);
  await page.goto(status!);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0900-\u097f]/);

  const received = inbox('applications').find((row) => row.cv_sha256 === sha256(cv))!;
  expect(received).toMatchObject({ first_name: 'आशा' });
  expect(received.consent).toMatch(/[\u0900-\u097f]/);
});

/** By the phone's menu. */
async function switchTo(page: Page, language: string) {
  await page.locator('.menu-toggle').filter({ visible: true }).click();
  await page.getByRole('link', { name: language }).click();
}

test('the switch keeps a search with its filters, and what was typed into a form', async ({ page }) => {
  expectNoErrors(page);
  await page.goto('/hi/job?keyword=nurse&type=full-time');
  await switchTo(page, 'ಕನ್ನಡ');
  await expect(page).toHaveURL('/kn/job?keyword=nurse&type=full-time');
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn-IN');
  await page.goto('/applyjob?job_id=1001');
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  await page.getByLabel('First name').fill('Asha');
  await switchTo(page, 'हिन्दी');
  await expect(page).toHaveURL('/hi/applyjob?job_id=1001');
  await expect(page.getByLabel('नाम', { exact: true })).toHaveValue('Asha');
  // By the router, which keeps the footer, to a page that is in English only, and from there home.
  await page.goto('/job');
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await switchTo(page, 'हिन्दी');
  await expect(page).toHaveURL('/hi');
});

for (const [code, locale] of [
  ['hi', 'hi-IN'],
  ['kn', 'kn-IN'],
]) {
  test(`every kind of answer below /${code} says its language, and what is English only leads there`, async ({
    request,
  }) => {
    const htmlOf = async (path: string) => {
      const answer = await request.get(`/${code}${path}`, { maxRedirects: 0 });
      return [answer.status(), /<html lang="([^"]*)"/.exec(await answer.text())?.[1]] as const;
    };
    for (const path of [
      '',
      '/job',
      JOB,
      '/applyjob',
      '/saved',
      '/faq',
      '/verify',
      '/your-data',
      '/candidates',
    ])
      expect([path, ...(await htmlOf(path))]).toEqual([path, 200, locale]);
    for (const path of ['/nope', '/job-details/999999/x', '/application/x', '/unavailable', '/api/health'])
      expect([path, ...(await htmlOf(path))]).toEqual([path, 404, locale]);
    expect(await htmlOf('/your-data/x')).toEqual([410, locale]);
    for (const path of ['/contact', '/aboutus', '/Payroll-Service', '/privacy']) {
      const answer = await request.get(`/${code}${path}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([307, path]);
    }
    const english = await request.get('/job');
    expect(await english.text()).toMatch(/<html lang="en-IN"/);
    expect(await english.text()).toContain(`hrefLang="${locale}" href="http`);
    const job = await (await request.get(`/${code}${JOB}`)).text();
    expect(/<link rel="canonical" href="[^"]*?(\/[a-z-]+\/1001[^"]*)"/.exec(job)?.[1]).toBe(JOB);
  });
}

test('words of another language are in no script of an English page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(await response.text().catch(() => ''));
  });
  await page.goto('/applyjob?job_id=1001');
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => /[\u0900-\u0cff]{4}/.test(script))).toEqual([]);
});
