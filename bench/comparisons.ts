import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { BARE_ISR_PATH, BARE_URL, startBareApp } from './bare-app';
import type { Contender } from './contender';
import { get, type Paths, NAMES } from './contenders';
import { hasNginx, noEdge, startEdge, startStatic } from './nginx';
import { PORTS } from './ports';
import { startProgram } from './programs';

/** What the job page is compared with: the same bytes without the website, and the minimum that Next can do. */
export async function comparisons(
  { hot, warm }: Paths,
  pages: Map<string, string>,
  coldPerRound: number,
): Promise<Contender[]> {
  const contender = (name: string, pid: number, port: number, ...pages: string[]): Contender => ({
    name,
    pids: [pid],
    url: `http://localhost:${port}`,
    requests: () => pages.map(get),
  });
  const bytes = path.resolve('.data/bench/job-page.html.gz');
  writeFileSync(bytes, gzipSync(pages.get(hot)!));
  const raw = await startProgram({
    name: 'node:http server',
    command: ['--import', 'tsx', 'bench/raw-http.ts', bytes, String(PORTS.rawHttp)],
    url: `http://localhost:${PORTS.rawHttp}`,
  });
  const bare = await startBareApp();
  const list = [
    contender(NAMES.rawHttp, raw.pid, PORTS.rawHttp, '/'),
    // Cached by Next itself.
    { name: NAMES.bareIsr, pids: [bare.pid], url: BARE_URL, requests: () => [get(BARE_ISR_PATH)] },
    {
      name: NAMES.bareCold,
      pids: [bare.pid],
      url: BARE_URL,
      once: true,
      requests: (round: number) =>
        Array.from({ length: coldPerRound }, (_, index) => get(`/kept/cold-${round}-${index}`)),
    },
  ];
  if (!hasNginx()) {
    console.log('LEFT OUT: nginx as a static server, as it is not installed.');
    return list;
  }
  const nginx = await startStatic(PORTS.nginxStatic, pages);
  return [
    contender(NAMES.nginxHot, nginx.pid, PORTS.nginxStatic, hot),
    contender(NAMES.nginxWarm, nginx.pid, PORTS.nginxStatic, ...warm),
    ...list,
  ];
}

/** The job page through nginx with the project's configuration. The website's CPU time is not included. */
export async function throughEdge(paths: Paths): Promise<Contender[]> {
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
