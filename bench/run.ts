import { Command } from 'commander';
import { runSearch } from './search/run-search';
import { startBareApp } from './bare-app';
import { pageContenders, peers } from './contenders';
import { jobPaths } from './jobs-file';
import { hasNginx, startStatic } from './nginx';
import { printCircumstances, printMeasured, printTargets } from './report';
import { measureAll } from './rounds';
import { startSite } from './site';

const WHOLE = { jobs: 4000, rounds: 5, seconds: 4, warmCount: 2000, coldPerRound: 200 };
const SHORT = { jobs: 600, rounds: 2, seconds: 1, warmCount: 200, coldPerRound: 40 };

/** Measures the website's pages and their peers, and compares them with the targets. */
async function measurePages(short: boolean): Promise<void> {
  const { jobs, rounds, seconds, warmCount, coldPerRound } = short ? SHORT : WHOLE;
  const site = await startSite('table', { jobs });
  const all = await jobPaths(site.apiUrl, jobs);
  const warm = all.slice(0, warmCount);
  const cold = all.slice(warmCount, warmCount + rounds * coldPerRound);
  const seen = new Map<string, string>();
  for (const path of warm) seen.set(path, await (await fetch(site.url + path)).text());

  const files = hasNginx ? await startStatic(seen) : null;
  if (!hasNginx) console.log('LEFT OUT: nginx, as it is not installed.');
  const bare = await startBareApp();
  const contenders = [
    ...pageContenders({ url: site.url, pid: site.website.pid() }, { warm, cold, all }, rounds),
    ...peers(warm, { files, bare }, coldPerRound),
  ];
  printCircumstances(jobs, rounds, seconds);
  const measured = await measureAll(contenders, rounds, seconds);
  printMeasured(measured);
  printTargets(measured);
}

type Options = { short?: boolean; search?: boolean };

/** `npm run bench`: see docs/performance.md. */
async function run({ short = false, search }: Options) {
  if (search) await runSearch(short);
  else await measurePages(short);
  // Stops all child processes.
  process.exit(0);
}

new Command()
  .name('npm run bench --')
  .description(
    'Measures the built site beside the fastest ways to serve the same bytes, and says which targets it reaches.',
  )
  .option('--short', 'a short form, to see that it works')
  .option('--search', 'how well the store finds what people in India search for, in each engine')
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
