import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { makePdf } from '../test/browser/cv';
import { openMailbox } from '../test/browser/mailbox';
import { startOwnSite } from '../test/browser/own-site';
import { PORTS } from '../test/browser/ports';
import { CAPTCHA_CODE, pathOf, sample } from '../test/browser/sites';

/** A website of one job, whose staff set the status by the link in their mail. */
const URL = `http://localhost:${PORTS.statuses}`;
const folder = mkdtempSync(path.join(tmpdir(), 'statuses-'));
const STAFF = 'staff@agency.example';
const site = {
  env: {
    ...sample.env,
    PORT: PORTS.statuses,
    BACKEND_PORT: PORTS.statusesApi,
    DATA_DIR: folder,
    SAMPLES: 'off',
    SMTP_URL: `smtp://127.0.0.1:${PORTS.statusesMail}`,
    STAFF_EMAIL: STAFF,
    MAIL_WHEN_ENDED: 'on',
  },
};
let stop: () => Promise<void>;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: URL });

test.beforeAll(async () => {
  mailbox = await openMailbox(PORTS.statusesMail);
  stop = await startOwnSite(
    URL,
    site,
    'id,title,company_name,location,description\n1,Staff Nurse,Kolam,"Kochi, Kerala",Care for people\n',
  );
});

test.afterAll(async () => {
  await stop();
  await mailbox.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Applies, and resolves with the links of the staff and of the candidate, from their mails. */
async function apply(page: Page, name: string): Promise<{ ofStaff: string; ofCandidate: string }> {
  const email = `${name.toLowerCase()}@example.com`;
  await page.goto('/applyjob?job_id=1');
  const fields = { 'First name': name, 'Last name': 'Rao', Email: email, Phone: '98765 43210' };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('checkbox', { name: /passed to the employer/ }).check();
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: makePdf(name) };
  await page.locator('input[type=file]').setInputFiles(cv);
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  await page.getByLabel('Characters in the picture').fill(CAPTCHA_CODE);
  await page.getByRole('button', { name: 'Send application' }).click();
  const toStaff = () => mailbox.to(STAFF).find(({ subject = '' }) => subject.includes(name));
  await expect.poll(() => [toStaff(), mailbox.to(email)[0]].every(Boolean), { timeout: 30_000 }).toBe(true);
  const linkIn = (text: string, pattern: RegExp) => pathOf(pattern.exec(text)![1]!);
  return {
    ofStaff: linkIn(toStaff()!.text!, /Set the status: (\S+)/),
    ofCandidate: linkIn(mailbox.to(email)[0]!.text!, /(https?:\S+\/application\/\S+)/),
  };
}

test('whatever opens the staff’s link changes nothing; each of its buttons sets the status and says so', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { ofStaff, ofCandidate } = await apply(page, 'Kavya');
  for (let scans = 0; scans < 3; scans += 1)
    for (const method of ['GET', 'HEAD'])
      expect((await request.fetch(ofStaff, { method })).status()).toBe(200);
  const stands = page.locator('[aria-current="step"]');
  await page.goto(ofCandidate);
  await expect(stands).toContainText('Received');

  await page.goto(ofStaff);
  await expect(page.getByRole('banner').getByText('Dwaar Talent')).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveJSProperty('complete', true);
  expect(await page.getByRole('banner').locator('img').evaluate(widthOf)).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  for (const [button, noted, shown] of [
    ['Seen', 'the application is seen', 'Seen'],
    ['With the employer', 'the application is with the employer', 'With the employer'],
  ] as const) {
    await page.goto(ofStaff);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('status')).toHaveText(`It is noted: ${noted}.`);
    await page.goto(ofCandidate);
    await expect(stands).toContainText(shown);
  }
});

const widthOf = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth;

test('“Not this time” is taken back by a button; the staff’s pages fit a phone', async ({ page }) => {
  test.setTimeout(120_000);
  const { ofStaff, ofCandidate } = await apply(page, 'Ravi');
  const stands = page.locator('[aria-current="step"]');
  await page.setViewportSize({ width: 375, height: 760 });
  await page.goto(ofStaff);
  await page.getByRole('button', { name: 'With the employer' }).click();
  await page.getByRole('button', { name: 'Not this time' }).click();
  await expect(page.getByRole('status')).toHaveText('It is noted: not this time.');
  await expect(page.getByText(/You can take it back until .+ at \d\d:\d\d \(IST\)/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.goto(ofCandidate);
  await expect(stands).toContainText('Not this time');

  await page.goto(ofStaff);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('status')).toContainText('the end is taken back');
  await expect(page.getByRole('button', { name: 'Not this time' })).toBeVisible();
  await page.goto(ofCandidate);
  await expect(stands).toContainText('With the employer');
});
