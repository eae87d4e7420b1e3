import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { Command } from 'commander';
import { findBrowser } from '../test/browser/browser';
import { makePdf } from '../test/browser/cv';
import { startBareApp } from './bare-app';
import { jobPaths } from './jobs-file';
import { spreadOf } from './rounds';
import { BENCH_CAPTCHA, startSite } from './site';
import { printTable } from './table';

/** Scores out of 100, CLS, and in milliseconds: total blocking time, longest task, largest contentful paint. */
export const FIGURES = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'CLS',
  'blocked',
  'longest',
  'LCP',
] as const;
export type Figures = Record<(typeof FIGURES)[number], number>;

const CATEGORIES = FIGURES.slice(0, 4);
// Lighthouse occasionally loses a page's trace.
const MAX_TRIES = 3;

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<
    'cumulative-layout-shift' | 'total-blocking-time' | 'max-potential-fid' | 'largest-contentful-paint',
    { numericValue: number }
  >;
};

/** Runs Lighthouse's mobile preset. @throws Error when it could not load the page */
export function lighthouse(url: string, tries = 1): Figures {
  const run = spawnSync(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: findBrowser() ?? chromium.executablePath() },
      encoding: 'utf8',
      maxBuffer: Infinity,
    },
  );
  if (run.status !== 0) {
    if (tries < MAX_TRIES) return lighthouse(url, tries + 1);
    throw new Error(`Lighthouse failed on ${url}: ${run.stderr}`);
  }
  const { categories, audits } = JSON.parse(run.stdout) as Report;
  const scores = CATEGORIES.map((name) => [name, categories[name]!.score * 100]);
  return {
    ...(Object.fromEntries(scores) as Figures),
    CLS: audits['cumulative-layout-shift'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    longest: audits['max-potential-fid'].numericValue,
    LCP: audits['largest-contentful-paint'].numericValue,
  };
}

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

const BARE = 'bare Next, a page of one word';

type Options = { against?: string; rounds: string };

/** `npm run bench:browser`: see docs/performance.md. */
async function run({ against, rounds }: Options): Promise<void> {
  const env = { FORM_MIN_SECONDS: '3' };
  const site = await startSite('own', { env });
  const sites: [string, string][] = [['this', site.url]];
  if (against) {
    const isRunning = URL.canParse(against);
    sites.push(['other', isRunning ? against : (await startSite('other', { env, checkout: against })).url]);
  }
  const bare = await startBareApp();
  const [job = '/'] = await jobPaths(site.apiUrl, 1);
  const pages = ['/', '/job', job, '/Payroll-Service', '/applyjob?job_id=1001'].flatMap((path) =>
    sites.map(([name, url]): [string, string] => [`${name}: ${path}`, url + path]),
  );
  pages.push([BARE, bare.url]);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const figures = new Map<string, Figures[]>();
  const times = new Map<string, Times[]>();
  for (let round = 0; round < Number(rounds); round++) {
    // First, as it takes a minute to see here that a site takes no application.
    for (const [name, url] of sites) add(times, name, await apply(browser, url + job));
    for (const [name, url] of pages) add(figures, name, lighthouse(url));
  }
  await browser.close();
  print(['Lighthouse, mobile', ...FIGURES], figures, (figure) => (figure === 'CLS' ? 3 : 0));
  printTable(
    ['× bare Next', ...TIMES],
    Array.from(figures, ([name, of]) => [
      name,
      ...TIMES.map((figure) => (medianOf(of, figure) / medianOf(figures.get(BARE)!, figure)).toFixed(2)),
    ]),
  );
  print(['application, ms after landing', 'form', 'typed', 'received'], times, () => 0);
  // Stops all child processes.
  process.exit(0);
}

function add<T>(to: Map<string, T[]>, name: string, value: T): void {
  to.set(name, [...(to.get(name) ?? []), value]);
}

const TIMES = ['blocked', 'longest', 'LCP'] as const;
const medianOf = (of: Figures[], figure: keyof Figures) =>
  spreadOf(of.map((figures) => figures[figure])).median;

/** Prints a row per name with each figure's median and range. */
function print<T extends Record<string, number>>(
  [what, ...figures]: [string, ...(keyof T & string)[]],
  rows: Map<string, T[]>,
  digitsOf: (figure: string) => number,
): void {
  const cell = (of: T[], figure: keyof T & string) => {
    const { median, low, high } = spreadOf(of.map((figures) => figures[figure]!));
    const text = (value: number) => value.toFixed(digitsOf(figure));
    return `${text(median)} (${text(low)}–${text(high)})`;
  };
  printTable(
    [what, ...figures],
    Array.from(rows, ([name, of]) => [name, ...figures.map((figure) => cell(of, figure))]),
  );
}

new Command()
  .name('npm run bench:browser --')
  .description('Lighthouse and a timed application on a cheap phone, by turns with a bare Next app.')
  .option(
    '--against <other>',
    'also by turns with the built website of another checkout, or with one that runs at a URL',
  )
  .option('--rounds <number>', 'how often each page is loaded; the median counts', '5')
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
