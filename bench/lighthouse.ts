import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../test/browser/browser';
import { BARE_URL, startBareApp } from './bare-app';
import { jobPaths } from './job-paths';
import { PORTS } from './ports';
import { type Spread, spreadOf } from './rounds';
import { startSite } from './site';
import { printTable } from './table';
import { printVerdicts } from './targets';

const FOLDER = '.data/bench/lighthouse';
const CATEGORIES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const categoryNames = Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[];
// A single run says more about what else the machine was doing than about the page.
const RUNS = 5;
const MAX_FAILURES = 2;
const CLS_LIMIT = 0.01;
const BLOCKING_LIMIT_MS = 100;

type Report = {
  categories: Record<keyof typeof CATEGORIES, { score: number }>;
  audits: Record<'cumulative-layout-shift' | 'total-blocking-time', { numericValue: number }>;
};

/** `npm run bench -- --lighthouse`: Lighthouse's mobile preset on one page of each kind, several times each. */
export async function runLighthouse(short: boolean): Promise<void> {
  const runs = short ? 1 : RUNS;
  const site = await startSite('lighthouse', PORTS.bench);
  const [job] = await jobPaths(site.apiUrl, 1);
  const paths = short ? [job!] : ['/', '/job', job!, '/Payroll-Service', '/applyjob?job_id=1001'];
  const pages = paths.map((path) => measure(path, site.url + path, runs));
  await site.stop();
  const bare = await startBareApp();
  const beside = measure('bare Next, a page of one word', BARE_URL, runs);
  await bare.stop();
  printTable(
    ['page', ...categoryNames, 'CLS', 'TBT ms'],
    [...pages, beside].map(({ page, scores, cls, blocking }) => [
      page,
      ...scores.map((score) => inWords(score)),
      inWords(cls, 3),
      inWords(blocking),
    ]),
  );
  const target = 'performance >= 98, accessibility, best practices and SEO 100, CLS <= 0.01, TBT <= 100 ms';
  printVerdicts([{ target, found: 'see above; the median counts', reached: pages.every(reachesTarget) }]);
}

type Measured = { page: string; scores: Spread[]; cls: Spread; blocking: Spread };

function measure(page: string, url: string, runs: number): Measured {
  const reports = reportsOn(url, runs);
  const spreadIn = (figure: (report: Report) => number) => spreadOf(reports.map(figure));
  return {
    page,
    scores: categoryNames.map((name) => spreadIn(({ categories }) => categories[name].score * 100)),
    cls: spreadIn(({ audits }) => audits['cumulative-layout-shift'].numericValue),
    blocking: spreadIn(({ audits }) => audits['total-blocking-time'].numericValue),
  };
}

const reachesTarget = ({ scores, cls, blocking }: Measured) =>
  categoryNames.every((name, index) => scores[index]!.median >= CATEGORIES[name]) &&
  cls.median <= CLS_LIMIT &&
  blocking.median <= BLOCKING_LIMIT_MS;

const inWords = ({ median, low, high }: Spread, digits = 0) =>
  low === high
    ? low.toFixed(digits)
    : `${median.toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;

/** Lighthouse occasionally loses a page's trace, which says nothing about the page. */
function reportsOn(url: string, runs: number): Report[] {
  const reports: Report[] = [];
  for (let failures = 0; reports.length < runs;) {
    try {
      reports.push(reportOn(url));
    } catch (error) {
      if (++failures > MAX_FAILURES) throw error;
    }
  }
  return reports;
}

/** @throws Error when Lighthouse could not load the page */
function reportOn(url: string): Report {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.resolve(FOLDER, 'report.json');
  const flags = `--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  const categories = categoryNames.join(',');
  const command = [
    'node_modules/lighthouse/cli/index.js',
    url,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ];
  const run = spawnSync(
    process.execPath,
    [...command, `--only-categories=${categories}`, `--chrome-flags=${flags}`],
    {
      env: { ...process.env, CHROME_PATH: findBrowser() ?? chromium.executablePath() },
      encoding: 'utf8',
    },
  );
  if (run.status !== 0) throw new Error(`Lighthouse failed on ${url}: ${run.stderr}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
