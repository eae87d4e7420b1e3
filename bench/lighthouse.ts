import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser';
import { jobPaths } from './job-paths';
import { PORTS } from './ports';
import { startSite } from './site';
import { printTable } from './table';
import { printVerdicts } from './targets';

const FOLDER = '.data/bench/lighthouse';
const CATEGORIES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const CLS_LIMIT = 0.01;
const BLOCKING_LIMIT_MS = 100;

type Report = {
  categories: Record<keyof typeof CATEGORIES, { score: number }>;
  audits: Record<'cumulative-layout-shift' | 'total-blocking-time', { numericValue: number }>;
};

/** `npm run bench -- --lighthouse`: Lighthouse's mobile preset on one page of each kind. */
export async function runLighthouse(quick: boolean): Promise<void> {
  const site = await startSite('lighthouse', PORTS.bench);
  const [job] = await jobPaths(site.apiUrl, 1);
  const pages = ['/', '/job', job!, '/Payroll-Service', '/applyjob?job_id=1001'];
  const rows: string[][] = [];
  let reached = true;
  for (const page of quick ? [job!] : pages) {
    const { categories, audits } = reportOn(site.url + page);
    const scores = Object.entries(CATEGORIES).map(([name, least]) => {
      const score = Math.round(categories[name as keyof typeof CATEGORIES].score * 100);
      if (score < least) reached = false;
      return String(score);
    });
    const cls = audits['cumulative-layout-shift'].numericValue;
    const blocking = audits['total-blocking-time'].numericValue;
    if (cls > CLS_LIMIT || blocking > BLOCKING_LIMIT_MS) reached = false;
    rows.push([page, ...scores, cls.toFixed(3), blocking.toFixed(0)]);
  }
  await site.stop();
  printTable(['page', ...Object.keys(CATEGORIES), 'CLS', 'TBT ms'], rows);
  const target = 'performance >= 98, accessibility, best practices and SEO 100, CLS <= 0.01, TBT <= 100 ms';
  printVerdicts([{ target, found: 'see above', reached }]);
}

/** @throws Error when Lighthouse could not load the page */
function reportOn(url: string): Report {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.resolve(FOLDER, 'report.json');
  const flags = `--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  const categories = Object.keys(CATEGORIES).join(',');
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
