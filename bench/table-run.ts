import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from '../e2e/faults/programs';
import { buildBareApp, NEXT } from './bare-app';
import { bogusAddresses, upstreamDown, type Verdict } from './behaviour';
import type { Contender } from './contender';
import { applyContenders, get, type JobPaths, NAMES, pageContenders } from './contenders';
import { fillWithJobs } from './fill';
import { jobPaths } from './job-paths';
import { hasNginx, noEdge, startEdge, startStatic } from './nginx';
import { PORTS } from './ports';
import { startProgram } from './programs';
import { printCircumstances, printMeasured } from './report';
import { measureAll } from './rounds';
import { type Site, startSite } from './site';
import { printVerdicts, verdicts } from './targets';

type Size = {
  jobs: number;
  rounds: number;
  seconds: number;
  warm: number;
  coldPerRound: number;
  applicationsPerRound: number;
  bogus: number;
};
const WHOLE: Size = {
  ...{
    jobs: 4000,
    rounds: 5,
    seconds: 4,
    warm: 2000,
    coldPerRound: 200,
    applicationsPerRound: 150,
    bogus: 10_000,
  },
};
const QUICK: Size = {
  ...{ jobs: 600, rounds: 2, seconds: 1, warm: 200, coldPerRound: 40, applicationsPerRound: 30, bogus: 500 },
};

/** `npm run bench`: everything in one table, then the targets. */
export async function runTable(quick: boolean): Promise<void> {
  const size = quick ? QUICK : WHOLE;
  const bareFolder = buildBareApp();
  const site = await startSite('table', PORTS.bench, { fill: (dataDir) => fillWithJobs(dataDir, size.jobs) });
  const all = await jobPaths(site.apiUrl, size.jobs);
  const coldCount = size.rounds * size.coldPerRound;
  const paths: JobPaths = {
    hot: all[0]!,
    warm: all.slice(1, 1 + size.warm),
    cold: all.slice(1 + size.warm, 1 + size.warm + coldCount),
  };
  const html = await (await fetch(site.url + paths.hot)).text();
  for (const warm of paths.warm) await (await fetch(site.url + warm)).arrayBuffer();

  const pages = pageContenders(site, paths, size.coldPerRound);
  const applications = applyContenders(site, jobId(paths.hot), size.applicationsPerRound);
  const beside = [...(await comparisons(html, bareFolder, size.coldPerRound)), ...(await throughEdge(paths))];
  printCircumstances(size.jobs, size.rounds, size.seconds);
  const measured = await measureAll([...pages, ...beside, ...applications], size.rounds, size.seconds);
  printMeasured(measured);

  const sent = size.rounds * size.applicationsPerRound * applications.length;
  const unseen = all.slice(1 + size.warm + coldCount).slice(0, 20);
  const behaviour: Verdict[] = [
    countApplications(site, sent),
    await bogusAddresses(site, size.bogus),
    // Last, as it stops the backend.
    await upstreamDown(site, [paths.hot, ...paths.warm.slice(-20)], unseen),
  ];
  printVerdicts([...verdicts(measured), ...behaviour]);
  await site.stop();
}

const jobId = (jobPage: string) => jobPage.split('/')[2]!;

/** What the job page is compared with: the same bytes without the website, and the least that Next can do. */
async function comparisons(html: string, bareFolder: string, coldPerRound: number): Promise<Contender[]> {
  const contender = (name: string, pid: number, port: number, ...pages: string[]): Contender => ({
    ...{ name, pids: [pid], url: `http://localhost:${port}` },
    requests: () => pages.map(get),
  });
  const bytes = path.resolve('.data/bench/job-page.html.gz');
  const { gzipSync } = await import('node:zlib');
  writeFileSync(bytes, gzipSync(html));
  const raw = await startProgram({
    name: 'node:http server',
    command: ['--import', 'tsx', 'bench/raw-http.ts', bytes, String(PORTS.rawHttp)],
    url: `http://localhost:${PORTS.rawHttp}`,
  });
  const bare = await startProgram({
    name: 'bare app',
    command: [NEXT, 'start', '--port', String(PORTS.bare)],
    url: `http://localhost:${PORTS.bare}/stored/1`,
    cwd: bareFolder,
  });
  const list = [
    contender(NAMES.rawHttp, raw.pid, PORTS.rawHttp, '/'),
    contender(NAMES.bareIsr, bare.pid, PORTS.bare, '/stored/1'),
    {
      ...{ name: NAMES.bareCold, pids: [bare.pid], url: `http://localhost:${PORTS.bare}`, once: true },
      requests: (round: number) =>
        Array.from({ length: coldPerRound }, (_, index) => get(`/stored/cold-${round}-${index}`)),
    },
  ];
  if (!hasNginx()) {
    console.log('LEFT OUT: nginx as a static server, as it is not installed.');
    return list;
  }
  const nginx = await startStatic(PORTS.nginxStatic, html);
  return [contender(NAMES.nginxStatic, nginx.pid, PORTS.nginxStatic, '/'), ...list];
}

/** The job page through nginx with the project's configuration. The website's processor time is not in it. */
async function throughEdge(paths: JobPaths): Promise<Contender[]> {
  const reason = noEdge();
  if (reason) {
    console.log(`LEFT OUT: everything through the edge, as ${reason}.`);
    return [];
  }
  const edge = await startEdge(PORTS.edge, PORTS.bench.site);
  const url = `http://localhost:${PORTS.edge}`;
  for (const page of [paths.hot, ...paths.warm]) await (await fetch(url + page)).arrayBuffer();
  return [
    { name: NAMES.edgeHot, pids: [edge.pid], url, requests: () => [get(paths.hot)] },
    { name: NAMES.edgeWarm, pids: [edge.pid], url, requests: () => paths.warm.map(get) },
  ];
}

/** Whether every application that was answered is in the inbox. */
function countApplications(site: Site, sent: number): Verdict {
  const inbox = ['--import', 'tsx', 'backend/cli.ts', 'inbox', '--kind', 'applications', '--json'];
  const stored = runToEnd(inbox, { DATA_DIR: site.dataDir }).split('\n').filter(Boolean).length;
  return {
    target: 'applications: none lost, none twice',
    found: `${stored} stored of ${sent} sent`,
    reached: stored === sent,
  };
}
