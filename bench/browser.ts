import { chromium } from '@playwright/test';
import { Command } from 'commander';
import { findBrowser } from '../test/browser/browser';
import { apply, type Times } from './apply';
import { startBareApp } from './bare-app';
import { jobPaths } from './jobs-file';
import { type Figures, FIGURES, lighthouse } from './lighthouse';
import { spreadOf } from './rounds';
import { startSite } from './site';
import { printTable } from './table';

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
