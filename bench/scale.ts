import { type Contender } from './contender';
import { NAMES, pageContenders } from './contenders';
import { fillWithJobs } from './fill';
import { jobPaths } from './job-paths';
import { categoryPaths, listPaths, searchPaths } from './list-paths';
import { PORTS } from './ports';
import { printCircumstances } from './report';
import { type Measured, measureAll, spread } from './rounds';
import { startSite } from './site';
import { printSearches, searchVerdicts, type StoreSearches, timeSearches } from './store-search';
import { printTable } from './table';
import { printVerdicts } from './targets';
import type { Verdict } from './behaviour';

const GROWTH_LIMIT = 1.3;
const SCALED: string[] = [
  NAMES.home,
  NAMES.list,
  NAMES.category,
  NAMES.search,
  NAMES.landing,
  NAMES.listRendered,
  NAMES.searchRendered,
  NAMES.cold,
];

/** `npm run bench -- --scale`: the cost of each page with more and more jobs, and how it grows. */
export async function runScale(short: boolean): Promise<void> {
  const sizes = short ? [500, 2_000] : [1_000, 10_000, 100_000];
  const [rounds, seconds, cold] = short ? [2, 1, 20] : [5, 3, 100];
  const results: (StoreSearches & { measured: Measured[] })[] = [];
  for (const jobs of sizes) {
    const site = await startSite(`scale-${jobs}`, PORTS.bench, {
      fill: (dataDir) => fillWithJobs(dataDir, jobs),
    });
    const all = await jobPaths(site.apiUrl, 1 + rounds * cold);
    const paths = {
      hot: all[0]!,
      warm: [all[0]!],
      cold: all.slice(1),
      categories: await categoryPaths(site.url),
      lists: listPaths(jobs),
      searches: searchPaths(all),
    };
    const contenders: Contender[] = pageContenders(site, paths, rounds).filter(({ name }) =>
      SCALED.includes(name),
    );
    printCircumstances(jobs, rounds, seconds);
    const measured = await measureAll(contenders, rounds, seconds);
    await site.stop();
    results.push({ jobs, measured, searches: await timeSearches(site.dataDir, short ? 80 : 400) });
  }
  const cpuOf = (measured: Measured[], name: string) =>
    spread(measured.find((one) => one.name === name)!.rounds, 'cpuMsPerRequest').median;
  const growths = SCALED.map((name) => {
    const costs = results.map(({ measured }) => cpuOf(measured, name));
    return { name, costs, growth: costs.at(-1)! / costs[0]! };
  });
  printTable(
    ['CPU ms/request', ...sizes.map((jobs) => `${jobs} jobs`), 'growth'],
    growths.map(({ name, costs, growth }) => [
      name,
      ...costs.map((cost) => cost.toFixed(2)),
      `${growth.toFixed(2)} x`,
    ]),
  );
  printSearches(results);
  const lists = [NAMES.list, NAMES.search, NAMES.listRendered, NAMES.searchRendered];
  const list = growths
    .filter(({ name }) => lists.includes(name))
    .map(({ name, costs, growth }): Verdict => ({
      target: `${name}: <= 6 ms CPU with ${sizes[0]} and ${sizes.at(-1)} jobs, growth <= ${GROWTH_LIMIT} x`,
      found: `${costs.map((cost) => cost.toFixed(2)).join(', ')} ms, ${growth.toFixed(2)} x`,
      reached: costs.every((cost) => cost <= 6) && growth <= GROWTH_LIMIT,
    }));
  printVerdicts([...list, ...searchVerdicts(results.at(-1)!)]);
}
