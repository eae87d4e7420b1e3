import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findBrowser } from '../test/browser/browser';

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
