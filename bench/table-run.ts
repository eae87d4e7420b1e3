import { runToEnd } from '../e2e/faults/programs';
import { bogusAddresses, upstreamDown, type Verdict } from './behaviour';
import { comparisons, throughEdge } from './comparisons';
import { runRound } from './contender';
import { applyContenders, pageContenders } from './contenders';
import { fillWithJobs } from './fill';
import { jobPaths } from './job-paths';
import { PORTS } from './ports';
import { printCircumstances, printMeasured } from './report';
import { measureAll } from './rounds';
import { type Site, startSite } from './site';
import { choosePaths, SHORT, WHOLE } from './size';
import { printVerdicts, verdicts } from './targets';

/** `npm run bench`: everything in one table, then the targets. */
export async function runTable(short: boolean): Promise<void> {
  const size = short ? SHORT : WHOLE;
  const site = await startSite('table', PORTS.bench, { fill: (dataDir) => fillWithJobs(dataDir, size.jobs) });
  const all = await jobPaths(site.apiUrl, size.jobs);
  const paths = await choosePaths(site.url, all, size);
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

  const sent = (1 + size.rounds) * size.applicationsPerRound * applications.length;
  const unseen = all.slice(1 + paths.warm.length + paths.cold.length).slice(0, 20);
  const behaviour: Verdict[] = [countApplications(site, sent)];
  // These wait for memory to be collected and for pages to become due: seven minutes. The last one stops the backend.
  if (!short)
    behaviour.push(
      await bogusAddresses(site, size.bogus),
      await upstreamDown(site, [paths.hot, ...paths.warm.slice(-20)], unseen),
    );
  printVerdicts([...verdicts(measured), ...behaviour]);
  await site.stop();
  if (!behaviour.every(({ reached }) => reached))
    throw new Error('What must hold at any speed did not; see above.');
}

/** Whether every acknowledged application is in the inbox. */
function countApplications(site: Site, sent: number): Verdict {
  const inbox = ['dist/backend.mjs', 'inbox', '--kind', 'applications', '--json'];
  const stored = runToEnd(inbox, { DATA_DIR: site.dataDir, DATABASE_URL: '' })
    .split('\n')
    .filter(Boolean).length;
  return {
    target: 'applications: none lost, none twice',
    found: `${stored} stored of ${sent} sent`,
    reached: stored === sent,
  };
}
