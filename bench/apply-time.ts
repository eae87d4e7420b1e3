import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { makePdf } from '../test/browser/cv';
import { jobPaths } from './job-paths';
import { launchBrowser, onSlowPhone } from './slow-phone';
import { BENCH_CAPTCHA, startSite } from './site';
import { PORTS } from './ports';
import { printTable } from './table';

/**
 * `npm run bench:apply`: how long an application takes on a cheap phone, from landing on a job's page to the answer that
 * it was received. Typed at 200 characters a minute; a CV of 300 kB. Reading the ad and finding the CV on the phone are
 * not part of it.
 */

const MS_A_CHARACTER = 60_000 / 200;
const CV_BYTES = 300_000;
const ROUNDS = 3;

const TYPED = {
  'First name': 'Asha',
  'Last name': 'Kulkarni',
  Email: 'asha.kulkarni@example.com',
  Phone: '9876543210',
};

type Times = { form: number; typed: number; sent: number };

async function run() {
  const site = await startSite('apply-time', PORTS.bench, { env: { FORM_MIN_SECONDS: '3' } });
  const browser = await launchBrowser();
  try {
    const [path = '/'] = await jobPaths(site.apiUrl, 1);
    const times: Times[] = [];
    for (let round = 0; round < ROUNDS; round++)
      times.push(await onSlowPhone(browser, (page) => apply(page, site.url + path)));
    printTable(
      ['seconds after landing on the job', 'form there', 'everything typed', 'received'],
      times.map(({ form, typed, sent }, round) => [
        `round ${round + 1}`,
        ...[form, typed, sent].map((ms) => (ms / 1000).toFixed(1)),
      ]),
    );
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** @returns milliseconds since the visitor asked for the job's page. */
async function apply(page: Page, job: string): Promise<Times> {
  const start = performance.now();
  const since = () => performance.now() - start;
  await page.goto(job, { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Apply For Job' }).filter({ visible: true }).first().click();
  await page.locator('canvas[data-ready="true"]').waitFor();
  const form = since();
  await page.locator('input[type=file]').setInputFiles({
    name: 'asha-kulkarni-cv.pdf',
    mimeType: 'application/pdf',
    buffer: makePdf('Asha Kulkarni '.repeat(CV_BYTES / 14)),
  });
  for (const [label, text] of Object.entries(TYPED)) await type(page, label, text);
  await page.getByRole('checkbox', { name: /passed to the employer/ }).check();
  await type(page, 'Characters in the picture', BENCH_CAPTCHA);
  const typed = since();
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.locator('[data-sonner-toast]', { hasText: /received/i }).waitFor();
  return { form, typed, sent: since() };
}

async function type(page: Page, label: string, text: string) {
  const field = page.getByLabel(label, { exact: true });
  await field.click();
  for (const character of text) {
    await Promise.all([field.press(character), setTimeout(MS_A_CHARACTER)]);
  }
}

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
