import type { Request } from 'autocannon';
import { applicationsForBackend, applicationsForWebsite } from './applications';
import type { Contender } from './contender';
import type { Site } from './site';

export const NAMES = {
  home: 'home',
  list: 'list (/job)',
  category: 'landing page of a category',
  search: 'search (/job?keyword=)',
  listRendered: 'list, uncached render',
  searchRendered: 'search, uncached render',
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
  bareIsr: 'bare Next, ISR page',
  bareCold: 'bare Next, uncached render',
};

const KEYWORDS = ['engineer', 'manager', 'nurse', 'enginer', 'developer', 'accounts', 'sales', 'analyst'];

/**
 * `hot` is one job's path; `warm` are others that were requested before. The rest are requested once, in one round, and
 * have to be rendered: `cold` jobs, lists and searches.
 */
export type Paths = {
  hot: string;
  warm: string[];
  cold: string[];
  categories: string[];
  lists: string[];
  searches: string[];
};

/** The website's own pages, without the edge. */
export function pageContenders(
  site: Site,
  { hot, warm, cold, categories, lists, searches }: Paths,
  rounds: number,
): Contender[] {
  const pids = [site.website.pid];
  const page = (name: string, ...paths: string[]): Contender => ({
    name,
    url: site.url,
    pids,
    requests: () => paths.map(get),
  });
  const once = (name: string, paths: string[]): Contender => ({
    name,
    url: site.url,
    pids,
    once: true,
    requests: (round) => paths.filter((_, index) => index % rounds === round).map(get),
  });
  return [
    page(NAMES.home, '/'),
    page(NAMES.list, '/job', '/job?page=2', '/job?page=3'),
    page(NAMES.category, ...categories),
    page(NAMES.search, ...KEYWORDS.map((keyword) => `/job?keyword=${keyword}`)),
    once(NAMES.listRendered, lists),
    once(NAMES.searchRendered, searches),
    page(NAMES.landing, '/job/location/pune'),
    page(NAMES.hot, hot),
    page(NAMES.warm, ...warm),
    once(NAMES.cold, cold),
  ];
}

/** Applications for a page's job, `count` per round: through the website and to the backend itself. */
export function applyContenders(site: Site, jobPage: string, count: number): Contender[] {
  const jobId = jobPage.split('/')[2]!;
  return [
    {
      name: NAMES.applyWebsite,
      url: site.url,
      pids: [site.website.pid, site.backend.pid],
      once: true,
      requests: () => applicationsForWebsite(site, count, jobId),
    },
    {
      name: NAMES.applyBackend,
      url: new URL(site.apiUrl).origin,
      pids: [site.backend.pid],
      once: true,
      requests: () => applicationsForBackend(count, jobId),
    },
  ];
}

export const get = (path: string): Request => ({ method: 'GET', path });
