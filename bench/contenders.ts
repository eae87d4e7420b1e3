import { findCityByName } from '../lib/jobs/places/cities';
import { BARE_ISR_PATH } from './bare-app';
import type { Contender } from './rounds';

export const NAMES = {
  home: 'home',
  list: 'list (/job)',
  search: 'search (/job?keyword=)',
  searchRendered: 'search, uncached render',
  warm: 'job page, warm URLs',
  cold: 'job page, uncached render',
  nginxWarm: 'nginx, the warm pages as files',
  bareIsr: 'bare Next, ISR page',
  bareCold: 'bare Next, uncached render',
};

const KEYWORDS = 'engineer manager nurse enginer developer accounts sales analyst'
  .split(' ')
  .map((keyword) => `/job?keyword=${keyword}`);
const MAX_PATHS = 400;

type Server = { url: string; pid: number };

const row = (name: string, { url, pid }: Server, paths: string[]): Contender => ({
  name,
  url,
  pids: [pid],
  paths: () => paths,
});

/** Paths requested once, so that each must be rendered; a share of them per round. */
const rendered = (name: string, { url, pid }: Server, paths: string[], rounds: number): Contender => ({
  name,
  url,
  pids: [pid],
  once: true,
  paths: (round) => paths.filter((_, index) => index % rounds === round),
});

/** The website's pages. `warm`: jobs requested before; `cold`: jobs not requested yet. */
export function pageContenders(
  site: Server,
  { warm, cold, all }: Record<'warm' | 'cold' | 'all', string[]>,
  rounds: number,
): Contender[] {
  return [
    row(NAMES.home, site, ['/']),
    row(NAMES.list, site, ['/job', '/job?page=2', '/job?page=3']),
    row(NAMES.search, site, KEYWORDS),
    rendered(NAMES.searchRendered, site, searchPaths(all), rounds),
    row(NAMES.warm, site, warm),
    rendered(NAMES.cold, site, cold, rounds),
  ];
}

/** The same bytes served by nginx, and a bare Next app. */
export function peers(
  warm: string[],
  { files, bare }: { files: Server | null; bare: Server },
  coldPerRound: number,
): Contender[] {
  return [
    ...(files ? [row(NAMES.nginxWarm, files, warm)] : []),
    row(NAMES.bareIsr, bare, [BARE_ISR_PATH]),
    {
      ...row(NAMES.bareCold, bare, []),
      once: true,
      paths: (round) => Array.from({ length: coldPerRound }, (_, index) => `/kept/cold-${round}-${index}`),
    },
  ];
}

/** Search paths, each for a different word of these jobs' titles; all have results. */
function searchPaths(jobPaths: string[]): string[] {
  const slugs = jobPaths.map((path) => path.split('/')[3] ?? '');
  const words = new Set(slugs.flatMap((slug) => slug.match(/[a-z]{4,}/g) ?? []));
  // City names redirect to the city's page.
  return [...words]
    .filter((word) => findCityByName(word) === null)
    .map((word) => `/job?keyword=${word}`)
    .slice(0, MAX_PATHS);
}
