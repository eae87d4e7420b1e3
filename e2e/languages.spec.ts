import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { coveredBy } from '../test/browser/layout';
import { inbox } from '../test/browser/backend';
import { makePdf, sha256 } from '../test/browser/cv';
import { openWithScripts, translatePage } from '../test/browser/open-page';
import { CAPTCHA_CODE, changing, cutOff } from '../test/browser/sites';

test.use({ viewport: { width: 375, height: 740 } });

const JOB = '/job-details/1001/safety-officer-ehs-visakhapatnam';

/** Fails the test on browser errors, such as hydration mismatches between languages. */
function expectNoErrors(page: Page): void {
  page.on('pageerror', (error) => expect.soft(error.message).toBe(''));
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const WORDS = {
  hi: {
    script: /[\u0900-\u097f]{3}/,
    typed: 'नर्स नागपुर',
    city: 'नागपुर',
    search: 'खोजें',
    jobs: 'जॉब',
    apply: 'अप्लाई करें',
    send: 'आवेदन भेजें',
    noCv: 'बायोडाटा की फ़ाइल चुनें',
    first: 'नाम',
    last: 'सरनेम',
    email: 'ईमेल',
    message: 'मैसेज',
    tellUs: 'हमें बताएँ',
    sendMessage: 'मैसेज भेजें',
    messageReceived: 'आपका मैसेज हमें मिल गया',
    noMessage: 'अपना मैसेज लिखें',
    phone: 'फ़ोन नंबर',
    captcha: 'तस्वीर में लिखे अक्षर',
    received: 'आपका आवेदन हमें मिल गया',
    person: ['आशा', 'राव'],
    translated: 'कमिस शेफ़ – साउथ इंडियन',
  },
  kn: {
    script: /[\u0c80-\u0cff]{3}/,
    typed: 'ನರ್ಸ್ ನಾಗಪುರ',
    city: 'ನಾಗಪುರ',
    search: 'ಹುಡುಕಿ',
    jobs: 'ಕೆಲಸ',
    apply: 'ಅರ್ಜಿ ಹಾಕಿ',
    send: 'ಅರ್ಜಿ ಕಳುಹಿಸಿ',
    noCv: 'ನಿಮ್ಮ ಬಯೋಡೇಟಾ ಫೈಲ್ ಆರಿಸಿ',
    first: 'ಹೆಸರು',
    last: 'ಸರ್‌ನೇಮ್ ಅಥವಾ ಇನಿಷಿಯಲ್',
    email: 'ಇಮೇಲ್',
    message: 'ಮೆಸೇಜ್',
    tellUs: 'ನಮಗೆ ತಿಳಿಸಿ',
    sendMessage: 'ಮೆಸೇಜ್ ಕಳುಹಿಸಿ',
    messageReceived: 'ನಿಮ್ಮ ಮೆಸೇಜ್ ನಮಗೆ ತಲುಪಿದೆ',
    noMessage: 'ನಿಮ್ಮ ಮೆಸೇಜ್ ಬರೆಯಿರಿ',
    phone: 'ಫೋನ್ ನಂಬರ್',
    captcha: 'ಚಿತ್ರದಲ್ಲಿರುವ ಅಕ್ಷರ',
    received: 'ನಿಮ್ಮ ಅರ್ಜಿ ನಮಗೆ ತಲುಪಿದೆ',
    person: ['ಆಶಾ', 'ರಾವ್'],
    translated: 'ಕಮಿಸ್ ಶೆಫ್ – ದಕ್ಷಿಣ ಭಾರತದ ಅಡುಗೆ',
  },
};

for (const [code, words] of Object.entries(WORDS)) {
  test(`in ${code} on a phone, one searches in the script, opens a job, corrects a mistake and applies; answer, leftover and status are in it`, async ({
    page,
  }) => {
    expectNoErrors(page);
    await page.goto(`/${code}`);
    await page.getByRole('searchbox').fill(words.typed);
    await page.getByRole('button', { name: words.search }).click();
    await expect(page).toHaveURL(new RegExp(`/${code}/job\\?keyword=`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.jobs);
    await expect(page.locator('.job-card').first()).toContainText(words.city);
    await page.locator('.job-card h3 a').first().click();
    await expect(page).toHaveURL(new RegExp(`/${code}/job-details/`));
    expect(await width(page)).toBe(375);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');

    await page.getByRole('link', { name: words.apply, exact: true }).first().click();
    await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
    await page.getByRole('button', { name: words.send }).click();
    const summary = page.getByRole('alert').or(page.locator('.error-summary')).first();
    await expect(page.getByText(words.noCv).first()).toBeVisible();
    await expect(summary).not.toContainText(/Enter|Choose/);
    // Half below the header, a link is measured as a small one.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeFindings(page)).toEqual([]);

    const cv = makePdf(words.person.join(' '));
    const [first, last] = words.person as [string, string];
    for (const [label, value] of [
      [words.first, first],
      [words.last, last],
      [words.email, `asha.${code}@example.com`],
      [words.phone, '98765 43210'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('checkbox').check();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: cv });
    await page.getByLabel(words.captcha).fill(CAPTCHA_CODE);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.locator('[data-sonner-toast]')).toContainText(words.script);
    await expect(page).toHaveURL(`/${code}`);
    const panel = page.getByRole('region', { name: words.received });
    await expect(panel).toBeVisible();
    // Hovering keeps the toast.
    await page.locator('[data-sonner-toast]').hover();
    expect(await coveredBy(page, '[data-sonner-toast]')).toEqual([]);
    const status = await panel.locator('a[href*="/application/"]').getAttribute('href');
    expect(status).toMatch(new RegExp(`^/${code}/application/`));
    await page.goto(status!);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.script);
    await looksRight(page);

    const received = inbox('applications').find((row) => row.cv_sha256 === sha256(cv))!;
    expect(received).toMatchObject({ first_name: first });
    expect(received.consent).toMatch(words.script);
  });

  test(`each candidate’s page in ${code} passes axe and fits a phone, and what the agency says in ${code} of a job stands in its place`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    await page.goto(`/${code}/job-details/1041/commis-chef-south-indian-bengaluru`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(words.translated);
    await expect(heading).not.toHaveAttribute('lang');
    const parts = page.locator('.job-text .rich-text');
    // Provided in Kannada only.
    if (code === 'kn') await expect(parts.first()).not.toHaveAttribute('lang');
    else await expect(parts.first()).toHaveAttribute('lang', 'en');
    await expect(parts.last()).toHaveAttribute('lang', 'en');
    await looksRight(page);
    await page.goto(`/${code}/job?keyword=commis`);
    await expect(page.locator('.job-card h3 a').first()).toHaveText(words.translated);
    for (const address of [
      `/${code}`,
      `/${code}/job?keyword=commis`,
      `/${code}/job/location/pune`,
      `/${code}${JOB}`,
      `/${code}/saved`,
      `/${code}/candidates`,
      `/${code}/faq`,
      `/${code}/contact?report=money`,
      `/${code}/privacy`,
      `${changing.url}/${code}/applyjob?job_id=talent-pool`,
      `${changing.url}/${code}/job-alert?keyword=nurse`,
      `${changing.url}/${code}/your-data`,
      `/${code}/job-alert/confirm?token=x`,
      `/${code}/job-alert/unsubscribe?token=x`,
      `/${code}/your-data/x`,
      `/${code}/nope`,
      `${cutOff.url}/${code}/job-details/1/x`,
    ]) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', `${code}-IN`);
      await looksRight(page);
    }
  });
}

/** Automated checks of the appearance. */
async function looksRight(page: Page) {
  // At the form, the header covers half of the link to the home page.
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft([page.url(), ...(await axeFindings(page))]).toEqual([page.url()]);
  expect.soft([page.url(), await width(page)]).toEqual([page.url(), 375]);
}

/** Switches the language beside the menu. */
const switchTo = (page: Page, language: string) =>
  page.getByRole('banner').getByRole('link', { name: language }).click();

test('the switch keeps a search with its filters, and what was typed into a form', async ({ page }) => {
  expectNoErrors(page);
  await page.goto('/hi/job?keyword=nurse&type=full-time');
  await switchTo(page, 'ಕನ್ನಡ');
  await expect(page).toHaveURL('/kn/job?keyword=nurse&type=full-time');
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn-IN');
  await page.goto('/applyjob?job_id=1001');
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  await page.getByLabel('First name').fill('Asha');
  await switchTo(page, 'हिंदी');
  await expect(page).toHaveURL('/hi/applyjob?job_id=1001');
  await expect(page.getByLabel('नाम', { exact: true })).toHaveValue('Asha');
  // Client-side navigation, which keeps the footer, to an English-only page and from there home.
  await page.goto('/job');
  await page.getByRole('contentinfo').locator('summary', { hasText: 'The site' }).click();
  await page.getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page).toHaveURL('/terms');
  await switchTo(page, 'हिंदी');
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
    for (const path of ['/nope', '/job-details/999999/x', '/application/x', '/unavailable', '/api/health'])
      expect([path, ...(await htmlOf(path))]).toEqual([path, 404, locale]);
    expect(await htmlOf('/your-data/x')).toEqual([410, locale]);
    const away = await request.get(`${cutOff.url}/${code}/job-details/1/x`);
    expect(away.status()).toBe(503);
    expect(await away.text()).toContain(`<html lang="${locale}"`);
    const [own, inEnglish] = [`/${code}${JOB}`, JOB].map((path) => request.get(`${path}/card.png`));
    expect((await (await own!).body()).equals(await (await inEnglish!).body())).toBe(false);
    expect(await (await request.get(`/${code}${JOB}`)).text()).toContain(`/${code}${JOB}/card.png`);
    for (const path of ['/aboutus', '/Payroll-Service', '/terms']) {
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

test.describe('translated', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  const problems: string[] = [];
  test.beforeEach(({ page }) => {
    problems.length = 0;
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (line) => {
      if (line.type() === 'error') problems.push(line.text());
    });
  });
  test.afterEach(() => expect(problems).toEqual([]));

  /** Opens a page in a simulated translating browser. */
  async function openTranslated(page: Page, path: string) {
    await openWithScripts(page, path);
    await page.evaluate(translatePage);
  }

  test('on a translated page the list, its filters, a job and the way back show what they say', async ({
    page,
  }) => {
    await openTranslated(page, '/job');
    const heading = page.getByRole('heading', { level: 1 });
    const all = await heading.textContent();
    await page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: 'Keyword' }))
      .first()
      .fill('nurse');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=nurse/);
    await expect(heading).not.toHaveText(all!);
    await expect(page.getByRole('main').locator('.cards h3').first()).toContainText('Nurse');
    // Removing the keywords shows all.
    await page.locator('.chips a').first().click();
    await expect(page).not.toHaveURL(/keyword=nurse/);
    await expect(heading).toHaveText(all!);
    await page.locator('a[href^="/job-details/"]').first().click();
    await expect(page).toHaveURL(/\/job-details\//);
    await expect(heading).not.toHaveText(all!);
    await page.goBack();
    await expect(heading).toHaveText(all!);
  });
});
