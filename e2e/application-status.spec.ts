import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { backendOf } from '../test/browser/backend';
import { makePdf } from '../test/browser/cv';
import { PORTS } from '../test/browser/ports';
import { CAPTCHA_CODE, changing, cutOff, sample, WEBSITE } from '../test/browser/sites';

const NOW = /\d{1,2} \w+ 20\d\d at \d\d:\d\d \(IST\)/;

/** Applies for a job as a candidate does, and leaves the page with the panel. */
async function apply(page: Page, site: string, jobId: string, name: string): Promise<void> {
  await page.goto(`${site}/applyjob?job_id=${jobId}`);
  const email = `${name.toLowerCase()}@example.com`;
  const fields = { 'First name': name, 'Last name': 'Rao', Email: email, Phone: '98765 43210' };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('checkbox', { name: /passed to the employer/ }).check();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: makePdf(name) });
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  await page.getByLabel('Characters in the picture').fill(CAPTCHA_CODE);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(panel(page)).toBeVisible();
}

const panel = (page: Page) => page.getByRole('region', { name: 'We have received your application' });
const openStatus = (page: Page) => panel(page).getByRole('link', { name: 'See where it stands' }).click();
const steps = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
const current = (page: Page) => page.locator('[aria-current="step"]');

test('a candidate follows an application from the panel to its end, each step with its date', async ({
  page,
}) => {
  // Each command in the terminal takes seconds on a busy machine.
  test.setTimeout(180_000);
  await apply(page, changing.url, '1020', 'Kavya');
  const reference = (await panel(page)
    .getByText(/^[2-9A-Z]{8}$/)
    .textContent())!;
  await openStatus(page);
  await expect(page).toHaveURL(/\/application\/[0-9a-f]{32}-[0-9a-f]{40}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Where your application stands' })).toBeVisible();
  await expect(steps(page)).toHaveCount(4);
  await expect(current(page)).toContainText('Received');
  await expect(current(page)).toContainText(NOW);
  await expect(steps(page).last()).toContainText('Not yet');
  await expect(page.getByRole('main')).toContainText(reference);
  await expect(page.getByRole('main')).not.toContainText(/Kavya|kavya@/);
  expect(await axeFindings(page)).toEqual([]);

  backendOf(changing, 'status', reference, 'seen');
  await page.reload();
  await expect(current(page)).toContainText('Seen');
  backendOf(changing, 'status', reference, 'with-employer');
  await page.reload();
  await expect(current(page)).toContainText('With the employer');
  await expect(steps(page).getByText(NOW)).toHaveCount(3);

  backendOf(changing, 'close', '1020');
  await page.reload();
  await expect(current(page)).toContainText('The job has closed');
  await expect(page.getByRole('link', { name: 'I no longer want this job' })).toHaveCount(0);

  backendOf(changing, 'erase', 'kavya@example.com');
  const gone = await page.reload();
  expect(gone!.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'This application is no longer kept' })).toBeVisible();
});

test('a candidate withdraws by a button on a page of its own; whatever opens its link changes nothing', async ({
  page,
  request,
}) => {
  await apply(page, sample.url, '1003', 'Ravi');
  await openStatus(page);
  await expect(current(page)).toContainText('Received');
  const address = page.url();
  for (let scans = 0; scans < 3; scans += 1)
    expect((await request.get(`${address}/withdraw`)).status()).toBe(200);
  await page.reload();
  await expect(current(page)).toContainText('Received');

  await page.getByRole('link', { name: 'I no longer want this job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Withdraw this application?' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw my application' }).click();
  await expect(page).toHaveURL(address);
  await expect(current(page)).toContainText('Withdrawn');
  await expect(current(page)).toContainText(NOW);
});

test('whoever comes back to the form of a job they applied for finds the link again', async ({ page }) => {
  await apply(page, sample.url, '1004', 'Meena');
  await page.goto(`${sample.url}/applyjob?job_id=1004`);
  await expect(page.getByText(/You applied for this job/)).toBeVisible();
  await page.getByRole('link', { name: 'See where it stands' }).click();
  await expect(current(page)).toContainText('Received');
});

test('the page is private: not stored, not listed, not told to other sites', async ({ page }) => {
  await apply(page, sample.url, '1005', 'Anil');
  await openStatus(page);
  const response = await page.reload();
  expect(response!.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  expect(await response!.text()).not.toContain('rel="canonical"');
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('a link that is wrong says so, and while the API is away the page says that', async ({ page }) => {
  const made = `${'ab'.repeat(16)}-${'cd'.repeat(20)}`;
  for (const token of [made, 'x']) {
    expect((await page.goto(`${sample.url}/application/${token}`))!.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no such application' })).toBeVisible();
  }
  expect((await page.goto(`${cutOff.url}/application/${made}`))!.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'We cannot look it up just now' })).toBeVisible();
});

/** The sample site's API behind a door that can be shut. */
async function doorToApi() {
  const state = { isShut: false };
  const server = createServer((incoming, outgoing) => {
    if (state.isShut) return void outgoing.writeHead(503).end();
    const { url, method, headers } = incoming;
    const port = sample.env.BACKEND_PORT;
    const passed = httpRequest({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { state, server, port: (server.address() as AddressInfo).port };
}

test('an application that waits for the API has its link at once, and comes on when it is delivered', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'waiting-'));
  const { state, server, port } = await doorToApi();
  const url = `http://localhost:${PORTS.waiting}`;
  const website = spawn(process.execPath, WEBSITE, {
    env: {
      ...process.env,
      ...sample.env,
      PORT: PORTS.waiting,
      DATA_DIR: folder,
      API_BASE_URL: `http://127.0.0.1:${port}/api/`,
      NODE_ENV: 'production',
    },
    stdio: 'ignore',
  });
  const ended = once(website, 'exit');
  try {
    await expect
      .poll(
        () =>
          fetch(`${url}/job`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200);
    await page.goto(`${url}/applyjob?job_id=1006`);
    await page.route('**/api/apply-job', async (route) => {
      state.isShut = true;
      await route.continue();
    });
    await apply(page, url, '1006', 'Divya');
    await openStatus(page);
    await expect(current(page)).toContainText('Received, on its way to the recruiter');
    await expect(current(page)).toContainText(NOW);
    state.isShut = false;
    await expect
      .poll(
        async () => {
          await page.reload();
          return current(page).locator('h3').textContent();
        },
        { timeout: 60_000 },
      )
      .toMatch(/^Received(?!, on)/);
    await expect(page.getByRole('main').getByRole('term').first()).toHaveText('Job');
  } finally {
    website.kill('SIGTERM');
    await ended;
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
});
