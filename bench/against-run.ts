import path from 'node:path';
import { startBareApp } from './bare-app';
import { bogusAddresses } from './behaviour';
import { bareIsr } from './comparisons';
import { type Contender, type Round, runRound } from './contender';
import { applyContenders, NAMES, pageContenders } from './contenders';
import { fillWithJobs } from './fill';
import { jobPaths } from './job-paths';
import { PORTS } from './ports';
import { printCircumstances, printMeasured } from './report';
import { type Measured, measureAll, spreadOf } from './rounds';
import { type Site, startSite } from './site';
import { choosePaths, SHORT, type Size, WHOLE } from './size';
import { printTable } from './table';

const COMPARED: string[] = [
  NAMES.cold,
  NAMES.hot,
  NAMES.listRendered,
  NAMES.searchRendered,
  NAMES.applyWebsite,
];
const OTHER = ', other';
// Enough for V8 to have compiled all hot code.
const WARM_UPS = 300;

/**
 * `npm run bench -- --against CHECKOUT`: this website and another checkout's, on the same jobs, alternating in one run.
 */
export async function runAgainst(other: string, short: boolean): Promise<void> {
  const size = short ? SHORT : WHOLE;
  const startOn = (name: string, ports: { site: number; backend: number }, checkout: string) =>
    startSite(name, ports, { checkout, fill: (dataDir) => fillWithJobs(dataDir, size.jobs, checkout) });
  const own = await startOn('own', PORTS.bench, process.cwd());
  const others = await startOn('other', PORTS.other, path.resolve(other));
  const all = await jobPaths(own.apiUrl, size.jobs);
  const [first, second] = [
    await warmedUp(own, all, size),
    (await warmedUp(others, all, size)).map((one) => ({ ...one, name: one.name + OTHER })),
  ];
  const contenders = first.flatMap((one, index) => [one, second[index]!]);
  const bare = bareIsr(await startBareApp());
  printCircumstances(size.jobs, size.rounds, size.seconds);
  const measured = await measureAll([...contenders, bare], size.rounds, size.seconds);
  printMeasured(measured);
  printRatios(measured);
  const behaviour = await Promise.all([own, others].map((site) => bogusAddresses(site, size.bogus)));
  console.log(`\nthis:  ${behaviour[0]!.found}\nother: ${behaviour[1]!.found}`);
  await Promise.all([own.stop(), others.stop()]);
}

/** What is compared of a site, after unmeasured renders and applications to warm it up. */
async function warmedUp(site: Site, all: string[], size: Size): Promise<Contender[]> {
  const paths = await choosePaths(site.url, all, size);
  for (const page of [paths.hot, ...paths.warm.slice(0, WARM_UPS)])
    await (await fetch(site.url + page)).arrayBuffer();
  const contenders = [
    ...pageContenders(site, paths, size.rounds),
    ...applyContenders(site, paths.hot, size.applicationsPerRound),
  ].filter(({ name }) => COMPARED.includes(name));
  await runRound(
    contenders.find(({ name }) => name === NAMES.applyWebsite)!,
    0,
    size.seconds,
  );
  return contenders;
}

/** Ratios of rounds with the same number, so that whatever slowed the machine down affected both. */
function printRatios(measured: Measured[]): void {
  const ratio = (name: string, to: string, figure: keyof Round, limit: string): string[] => {
    const roundsOf = (wanted: string) => measured.find((one) => one.name === wanted)!.rounds;
    const ratios = roundsOf(name).map((round, index) => round[figure] / roundsOf(to)[index]![figure]);
    const { median, low, high } = spreadOf(ratios);
    const unit = figure === 'cpuMsPerRequest' ? 'CPU' : 'requests/s';
    const cell = `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
    return [`${name} / ${to === name + OTHER ? 'the other' : to}, ${unit}`, cell, limit];
  };
  const againstOther = (name: string, figure: keyof Round, limit: string) =>
    ratio(name, name + OTHER, figure, limit);
  printTable(
    ['ratio', 'median (range)', 'aim'],
    [
      againstOther(NAMES.cold, 'cpuMsPerRequest', '<= 0.8'),
      againstOther(NAMES.hot, 'cpuMsPerRequest', '<= 1.2'),
      ratio(NAMES.hot, NAMES.bareIsr, 'cpuMsPerRequest', '<= 0.1'),
      againstOther(NAMES.listRendered, 'cpuMsPerRequest', '<= 0.9'),
      againstOther(NAMES.searchRendered, 'cpuMsPerRequest', '<= 0.9'),
      againstOther(NAMES.applyWebsite, 'requestsPerSecond', '>= 1'),
    ],
  );
}
