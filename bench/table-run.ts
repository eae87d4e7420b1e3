import { comparisons, throughEdge } from './comparisons';
import { runRound } from './contender';
import { applyContenders, pageContenders } from './contenders';
import { jobPaths } from './job-paths';
import { PORTS } from './ports';
import { printCircumstances, printMeasured } from './report';
import { measureAll } from './rounds';
import { startSite } from './site';
import { choosePaths, SHORT, WHOLE } from './size';
import { printTargets } from './targets';

/** `npm run bench`: everything in one table, then the targets. @throws Error when an application was lost or doubled */
export async function runTable(short: boolean): Promise<void> {
  const size = short ? SHORT : WHOLE;
  const site = await startSite('table', PORTS.bench, { jobs: size.jobs });
  const paths = await choosePaths(site.url, await jobPaths(site.apiUrl, size.jobs), size);
  const seen = new Map<string, string>();
  for (const path of [paths.hot, ...paths.warm]) seen.set(path, await (await fetch(site.url + path)).text());

  const pages = pageContenders(site, paths, size.rounds);
  const applications = applyContenders(site, paths.hot, size.applicationsPerRound);
  // Warms up the forms, as the pages have been: a program's first hundreds of requests are its slowest.
  for (const contender of applications) await runRound(contender, 0, size.seconds);
  const beside = [...(await comparisons(paths, seen, size.coldPerRound)), ...(await throughEdge(paths))];
  printCircumstances(size.jobs, size.rounds, size.seconds);
  const measured = await measureAll([...pages, ...beside, ...applications], size.rounds, size.seconds);
  printMeasured(measured);
  printTargets(measured);

  const sent = (1 + size.rounds) * size.applicationsPerRound * applications.length;
  const stored = (await site.storedReferences()).length;
  await site.stop();
  if (stored !== sent) throw new Error(`Of ${sent} applications that were sent, ${stored} are stored.`);
}
