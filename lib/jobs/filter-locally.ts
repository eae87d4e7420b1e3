import 'server-only';
import { Catalogue, type ListedPlace } from '../search/catalogue';
import { factBits, leastPerYear, mostPerYear } from '../search/fact-bits';
import { filterCatalogue } from '../search/filter-catalogue';
import type { JobFilters, Sort } from '../contract/filters';
import type { Named } from '../search/understand';
import { jobFacts } from './facts/job-facts';
import { placesOf } from './places/places-of';
import { log } from '../base/log';
import { readJobWindow, type UpstreamJob, type UpstreamList } from '../upstream/jobs';
import { toSummary } from './job';

/** Lists for an API that cannot filter: reads its whole list, then filters, counts and sorts it here. */

type FetchPage = (query: {
  page: number;
  perPage: number;
  next?: UpstreamList['next'];
}) => Promise<UpstreamList>;
type PageRequest = { filters: JobFilters; typed: Named; sort: Sort; page: number; size: number };

// The built-in API's maximum page size.
const BATCH_SIZE = 1000;
/** Maximum number of jobs examined. */
const MAX_SCANNED = 20_000;

/** One page of the jobs that pass the filters. @throws UpstreamError */
export async function filterLocally(fetchPage: FetchPage, request: PageRequest) {
  const { filters, typed, sort, page, size } = request;
  const { jobs: listed, onlyOf } = await readAll(fetchPage);
  const jobs = sort === 'newest' ? listed.toSorted((a, b) => timeOf(b) - timeOf(a)) : listed;
  const catalogue = catalogueOf(jobs);
  const { positions, total, groups, facets, payRange } = filterCatalogue(catalogue, {
    levels: null,
    typed,
    // The API call was already limited to the category.
    filters: { ...filters, category: '' },
    sort,
    page,
    perPage: size,
    now: Date.now(),
  });
  return {
    jobs: positions.map((position) => toSummary(jobs[position]!)),
    total,
    groups,
    payRange: payRange(),
    onlyOf,
    // Of one category, nothing is known of the others.
    facets: { ...facets(), ...(filters.category && { category: {} }) },
  };
}

// A job without a date counts as old.
const timeOf = ({ postedAt }: UpstreamJob) => (postedAt ? Date.parse(postedAt) : 0);

/** A catalogue of jobs in their given order. */
function catalogueOf(jobs: UpstreamJob[]): Catalogue {
  const keys = jobs.map((_, position) => jobs.length - position);
  const now = new Date();
  const facts = jobs.map((job) => jobFacts({ ...job, qualification: job.qualificationHtml, now }));
  const places = new Map<string, ListedPlace>();
  for (const [position, job] of jobs.entries()) {
    for (const { slug, kind } of placesOf(job)) {
      const place = places.get(slug) ?? { slug, kind, keys: [] };
      places.set(slug, place);
      place.keys.push(keys[position]!);
    }
  }
  return new Catalogue(
    {
      keys,
      categories: jobs.map(({ categoryId }) => categoryId ?? ''),
      bits: facts.map(factBits),
      leastPay: facts.map(({ pay }) => (pay ? leastPerYear(pay) : null)),
      mostPay: facts.map(({ pay }) => (pay ? mostPerYear(pay) : null)),
      closesAt: jobs.map(({ expiresAt }) => (expiresAt ? Date.parse(expiresAt) : Infinity)),
    },
    [...places.values()],
    (key) => timeOf(jobs[jobs.length - key]!),
  );
}

async function readAll(fetchPage: FetchPage): Promise<{ jobs: UpstreamJob[]; onlyOf: number | null }> {
  const jobs: UpstreamJob[] = [];
  let scanned = 0;
  const fetchBatch = (page: number, next?: UpstreamList['next']) =>
    fetchPage({ page, perPage: BATCH_SIZE, next });
  for (let batch = 1; ; batch++) {
    const window = await readJobWindow(fetchBatch, batch, BATCH_SIZE);
    jobs.push(...window.jobs);
    scanned += window.read;
    if (window.read === 0 || scanned >= window.total) return { jobs, onlyOf: null };
    if (scanned >= MAX_SCANNED) {
      log('warn', 'list-too-long-to-filter', { total: window.total, seen: scanned });
      return { jobs, onlyOf: scanned };
    }
  }
}
