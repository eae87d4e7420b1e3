import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { axeFindings } from '../test/browser/axe';
import { backendOf } from '../test/browser/backend';
import { makePdf } from '../test/browser/cv';
import { overflowOf } from '../test/browser/layout';
import { openMailbox } from '../test/browser/mailbox';
import { openWithScripts } from '../test/browser/open-page';
import { CAPTCHA_CODE, changing, pathOf } from '../test/browser/sites';

test.use({ baseURL: changing.url });
// The tests share the mail server's port.
test.describe.configure({ mode: 'serial' });

type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** Posts an application like the site's script. */
async function apply(page: Page, email: string, name: string) {
  const { token } = (await (await page.request.get('/api/captcha?form=apply-job')).json()) as {
    token: string;
  };
  const answer = await page.request.post('/api/apply-job', {
    multipart: {
      jobId: '1010',
      firstName: name,
      lastName: 'Rao',
      email,
      phone: '98765 43210',
      message: `From ${name}`,
      consent: 'on',
      captchaToken: token,
      captchaText: CAPTCHA_CODE,
      resume: { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: makePdf(`${name} ${Date.now()}`) },
    },
  });
  expect(await answer.json()).toMatchObject({ status: 1 });
}

/** Requests the link as a visitor. @returns the path in the mail */
async function mailedPath(page: Page, mailbox: Mailbox, email: string): Promise<string> {
  await openWithScripts(page, '/your-data');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  await page.getByLabel('Characters in the picture').fill(CAPTCHA_CODE);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.locator('[data-sonner-toast]')).toContainText('If we have data from this address');
  const links = () => mailbox.to(email).filter(({ subject }) => subject?.startsWith('Your data'));
  await expect.poll(() => links().length, { timeout: 30_000 }).toBeGreaterThan(0);
  return pathOf(/https?:\S+\/your-data\/[0-9a-f]{64}/.exec(links().at(-1)!.text!)![0]);
}

test('a candidate asks for the link, sees and downloads everything; withdraws, and erases it all, without scripts', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const mailbox = await openMailbox();
  const email = 'malini@example.com';
  const plain = await browser.newPage({ baseURL: changing.url, javaScriptEnabled: false });
  try {
    await apply(page, email, 'Malini');
    const path = await mailedPath(page, mailbox, email);
    const shown = await page.goto(path);
    expect(shown!.headers()['cache-control']).toContain('no-store');
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const main = page.getByRole('main');
    await expect(main).toContainText(email);
    const card = main.getByRole('listitem').filter({ hasText: 'Application for' }).first();
    for (const text of ['Malini', 'Rao', '98765 43210', 'From Malini', 'Malini.pdf', 'Received'])
      await expect(card).toContainText(text);
    await expect(main.getByRole('heading', { name: 'What you agreed to' })).toBeVisible();
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFindings(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    }

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('your-data.zip');
    expect(Object.keys(unzipSync(await readFile(await file.path())))).toEqual([
      'data.json',
      expect.stringMatching(/^cvs\/applications-\d+-\w+-Malini\.pdf$/),
    ]);

    await plain.goto(path);
    await plain.getByRole('link', { name: /^Withdraw: Application for/ }).click();
    await expect(plain.getByRole('heading', { name: 'Withdraw this application?' })).toBeVisible();
    await page.goto(plain.url());
    await expect(page.getByRole('button', { name: 'Withdraw my application' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await plain.getByRole('button', { name: 'Withdraw my application' }).click();
    await expect(plain.locator('[aria-current="step"]')).toContainText('Withdrawn');
    const toStaff = () => mailbox.to('applications@agency.example');
    await expect
      .poll(() => toStaff().filter(({ subject }) => subject?.startsWith('Withdrawn: ')).length, {
        timeout: 30_000,
      })
      .toBe(1);
    await plain.goto(path);
    await expect(plain.getByRole('listitem').filter({ hasText: 'Application for' }).first()).toContainText(
      'Withdrawn',
    );
    await expect(plain.getByRole('link', { name: /^Withdraw: / })).toHaveCount(0);

    await plain.getByRole('link', { name: 'Erase everything …' }).click();
    await expect(plain.getByRole('heading', { name: 'What this page cannot erase' })).toBeVisible();
    await page.goto(plain.url());
    expect(await axeFindings(page)).toEqual([]);
    await plain.getByRole('checkbox', { name: /I want to erase all of this/ }).check();
    await plain.getByRole('button', { name: 'Erase everything now' }).click();
    await expect(
      plain.getByRole('heading', { level: 1, name: /^Everything is (?:erased|withdrawn)$/ }),
    ).toBeVisible();
    expect(backendOf(changing, 'inbox')).not.toContain(email);
    expect((await plain.goto(path))!.status()).toBe(410);
    await expect(plain.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
    expect(backendOf(changing, 'consents')).toContain('anonymised');
  } finally {
    await plain.close();
    await mailbox.close();
  }
});
