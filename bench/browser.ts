import type { Browser } from '@playwright/test';
import { launchBrowser, onSlowPhone } from './slow-phone';
import { printTable } from './table';

/**
 * `npm run bench:browser -- URL URL … [--rounds 9]`: how soon pages of running websites are ready in a browser as slow
 * as a cheap phone, alternating between them. Each load starts with an empty cache.
 */

const TIMEOUT_MS = 60_000;

const APPLY = '/applyjob?job_id=1001';
const PAGES = [{ path: '/job-details/1001' }, { path: APPLY }, { path: '/job' }];

type Loaded = { painted: number; menu: number; captcha: number | null };

async function run(given: string[]) {
  const at = given.indexOf('--rounds');
  const rounds = at === -1 ? 9 : Number(given[at + 1]);
  const sites = given.filter((each) => each.startsWith('http'));
  if (sites.length === 0 || !(rounds > 0)) throw new Error('Name the addresses of running websites.');
  const browser = await launchBrowser();
  try {
    const loads = new Map<string, Loaded[]>();
    const pages = await Promise.all(
      PAGES.map(async ({ path }) => ({ path, at: await followRedirect(sites[0]! + path) })),
    );
    for (let round = -1; round < rounds; round++) {
      for (const { path, at } of pages) {
        for (let turn = 0; turn < sites.length; turn++) {
          const site = sites[(turn + round + sites.length) % sites.length]!;
          const loaded = await load(browser, site + at, path === APPLY);
          // The first round only makes the websites render their pages.
          if (round >= 0) loads.set(`${path} ${site}`, [...(loads.get(`${path} ${site}`) ?? []), loaded]);
        }
      }
    }
    printTable(
      ['page and website (ms: median, range)', 'first paint', 'menu opens', 'captcha drawn'],
      Array.from(loads, ([name, each]) => [
        name,
        ...(['painted', 'menu', 'captcha'] as const).map((figure) => spread(each.map((one) => one[figure]))),
      ]),
    );
  } finally {
    await browser.close();
  }
}

/** Follows the redirect of a job's short URL, since visitors from a search engine land on the target. */
async function followRedirect(url: string): Promise<string> {
  const { pathname, search } = new URL((await fetch(url)).url);
  return pathname + search;
}

function load(browser: Browser, url: string, hasCaptcha: boolean): Promise<Loaded> {
  return onSlowPhone(browser, async (page) => {
    await page.addInitScript(watch);
    await page.goto(url, { timeout: TIMEOUT_MS });
    await page.waitForFunction(
      (wanted) => window.seen?.menu && (!wanted || window.seen.captcha),
      hasCaptcha,
      {
        timeout: TIMEOUT_MS,
      },
    );
    return await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      menu: window.seen!.menu!,
      captcha: window.seen!.captcha ?? null,
    }));
  });
}

declare global {
  interface Window {
    seen?: { menu?: number; captcha?: number };
  }
}

/** Runs in the page: clicks the menu button until it opens, like an impatient visitor. */
function watch() {
  const seen: NonNullable<Window['seen']> = (window.seen = {});
  setInterval(() => {
    const button = document.querySelector<HTMLElement>('.menu-toggle');
    if (!seen.menu && button) {
      if (button.ariaExpanded === 'true') seen.menu = performance.now();
      else button.click();
    }
    if (!seen.captcha && document.querySelector('canvas[data-ready="true"]'))
      seen.captcha = performance.now();
  }, 50);
}

function spread(figures: (number | null)[]): string {
  const sorted = figures.filter((each) => each !== null).sort((a, b) => a - b);
  if (sorted.length === 0) return '–';
  const [least, median, most] = [0, (sorted.length - 1) >> 1, sorted.length - 1].map((at) =>
    Math.round(sorted[at]!),
  );
  return `${median} (${least}–${most})`;
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
