import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { makePdf } from '../test/browser/cv';
import { BENCH_CAPTCHA } from './site';

/** Lighthouse's slow 4G: 150 ms and 1.6 Mbit/s. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 375, height: 740 }, hasTouch: true };

/** 200 characters a minute. */
const MS_A_CHARACTER = 300;
const CV_BYTES = 300_000;
const TYPED = {
  'First name': 'Asha',
  'Last name': 'Kulkarni',
  Email: 'asha.kulkarni@example.com',
  Phone: '9876543210',
};

/** Milliseconds since the job was requested, until the form was shown, filled in, and acknowledged. */
export type Times = { form: number; typed: number; received: number };

/** Applies on a cheap phone with an empty cache, from the job's page. Excludes reading the ad and finding the CV. */
export async function apply(browser: Browser, job: string): Promise<Times> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await applyIn(page, job);
  } finally {
    await context.close();
  }
}

async function applyIn(page: Page, job: string): Promise<Times> {
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
  return { form, typed, received: since() };
}

async function type(page: Page, label: string, text: string) {
  const field = page.getByLabel(label, { exact: true });
  await field.click();
  for (const character of text) await Promise.all([field.press(character), setTimeout(MS_A_CHARACTER)]);
}
