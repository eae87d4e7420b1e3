import type { Request } from 'autocannon';
import { applicationsForBackend, applicationsForWebsite } from './applications';
import type { Contender } from './contender';
import type { Site } from './site';

export const NAMES = {
  home: 'home',
  list: 'list (/job)',
  category: 'category (/job?category=)',
  search: 'search (/job?keyword=)',
  listRendered: 'list, rendered',
  searchRendered: 'search, rendered',
  landing: 'landing page of a city',
  hot: 'job page, hot (one URL)',
  warm: 'job page, warm URLs',
  cold: 'job page, uncached render',
  applyWebsite: 'apply, CV of 300 kB, website',
  applyBackend: 'apply, CV of 300 kB, backend',
  edgeHot: 'job page, hot, through the edge',
  edgeWarm: 'job page, warm URLs, through the edge',
  nginxHot: 'nginx, the hot page as a file',
  nginxWarm: 'nginx, the warm pages as files',
  rawHttp: 'node:http, the same bytes',
  bareIsr: 'bare Next, stored page',
  bareCold: 'bare Next, uncached render',
};

const KEYWORDS = ['engineer', 'manager', 'nurse', 'enginer', 'developer', 'accounts', 'sales', 'analyst'];
// A list that says where its visitor came from is not kept, but rendered for each.
const RENDERED = 'utm_source=bench';

/** `hot` is one job's path; `warm` are others that have been asked for; `cold` are taken up one after the other. */
export type JobPaths = { hot: string; warm: string[]; cold: string[] };

/** The website's own pages, asked for directly. */
export function pageContenders(site: Site, { hot, warm, cold }: JobPaths, coldPerRound: number): Contender[] {
  const pids = [site.website.pid];
  const page = (name: string, ...paths: string[]): Contender => ({
    ...{ name, url: site.url, pids },
    requests: () => paths.map(get),
  });
  return [
    page(NAMES.home, '/'),
    page(NAMES.list, '/job', '/job?page=2', '/job?page=3'),
    page(NAMES.category, '/job?category=1', '/job?category=2', '/job?category=3'),
    page(NAMES.search, ...KEYWORDS.map((keyword) => `/job?keyword=${keyword}`)),
    page(NAMES.listRendered, ...[4, 5, 6].map((number) => `/job?page=${number}&${RENDERED}`)),
    page(NAMES.searchRendered, ...KEYWORDS.map((keyword) => `/job?keyword=${keyword}&page=2&${RENDERED}`)),
    page(NAMES.landing, '/job/location/pune'),
    page(NAMES.hot, hot),
    page(NAMES.warm, ...warm),
    {
      ...{ name: NAMES.cold, url: site.url, pids, once: true },
      requests: (round) => cold.slice(round * coldPerRound, (round + 1) * coldPerRound).map(get),
    },
  ];
}

/** Applications with a CV, `count` a round: through the website and to the backend itself. */
export function applyContenders(site: Site, jobId: string, count: number): Contender[] {
  return [
    {
      ...{ name: NAMES.applyWebsite, url: site.url, pids: [site.website.pid, site.backend.pid], once: true },
      requests: () => applicationsForWebsite(site, count, jobId),
    },
    {
      ...{ name: NAMES.applyBackend, url: new URL(site.apiUrl).origin, pids: [site.backend.pid], once: true },
      requests: () => applicationsForBackend(count, jobId),
    },
  ];
}

export const get = (path: string): Request => ({ method: 'GET', path });
