import 'server-only';
import { factBits, leastPerYear, mostPerYear } from '../shared/search/fact-bits';
import {
  ageInDays,
  countFacets,
  createFilter,
  type Facets,
  type PayRange,
  widenPay,
} from '../shared/search/facets';
import type { JobFilters, Sort } from '../shared/search/filters';
import { jobFacts } from '../shared/facts/job-facts';
import { citiesIn } from '../shared/places/cities';
import { indianPlaces } from '../shared/places/indian-places';
import { placesWithin } from '../shared/places/metros';
import { slugify } from '../shared/text/slugify';
import { log } from '../shared/log';
import { readJobWindow, type UpstreamJob, type UpstreamList } from '../upstream/jobs';
import { type JobSummary, toSummary } from './job';

/** Lists for an API that cannot filter: its whole list is read, filtered, counted and sorted here. */

type FetchPage = (query: {
  page: number;
  perPage: number;
  next?: UpstreamList['next'];
}) => Promise<UpstreamList>;
type PageRequest = { filters: JobFilters; sort: Sort; page: number; size: number };
type FilteredList = {
  jobs: JobSummary[];
  total: number;
  facets: Facets;
  payRange: PayRange | null;
  /** How many jobs of a longer list were looked at; null where all were. */
  onlyOf: number | null;
};

// The built-in API's maximum page size.
const BATCH_SIZE = 1000;
/** How many of a list's jobs are looked at. */
const MAX_SCANNED = 20_000;

/** One page of the jobs that pass the filters. @throws UpstreamError */
export async function filterHere(fetchPage: FetchPage, request: PageRequest): Promise<FilteredList> {
  const { filters, sort, page, size } = request;
  const { jobs, onlyOf } = await readAll(fetchPage);
  const now = Date.now();
  const all = jobs.map((job) => read(job, now));
  const places = filters.location ? new Set(placesWithin(filters.location, filters.near)) : null;
  const isInPlace = (job: ReadJob) => !places || job.places.some((place) => places.has(place));
  // The call itself has narrowed the list to a category.
  const others = { ...filters, category: '' };
  const passes = createFilter(others);
  const inPlace = all.filter(isInPlace);
  const passing = sorted(inPlace.filter(passes), sort);
  const first = (page - 1) * size;
  return {
    jobs: passing.slice(first, first + size).map(({ job }) => toSummary(job)),
    total: passing.length,
    facets: {
      ...countFacets(
        inPlace.map((job) => ({ ...job, jobs: 1 })),
        others,
      ),
      location: countCities(all.filter(passes)),
    },
    payRange: passing.reduce<PayRange | null>(
      (range, { leastPay, mostPay }) => widenPay(range, leastPay, mostPay),
      null,
    ),
    onlyOf,
  };
}

type ReadJob = ReturnType<typeof read>;

function read(job: UpstreamJob, now: number) {
  const facts = jobFacts({ ...job, qualification: job.qualificationHtml });
  const cities = citiesIn(job.location).map(({ slug }) => slug);
  const states = indianPlaces(job.location).flatMap(({ region }) => (region ? slugify(region) : []));
  return {
    job,
    bits: factBits(facts),
    category: job.categoryId ?? '',
    // A job without a date is not new.
    ageDays: job.postedAt ? ageInDays(Date.parse(job.postedAt), now) : Infinity,
    leastPay: facts.pay ? leastPerYear(facts.pay) : 0,
    mostPay: facts.pay ? mostPerYear(facts.pay) : 0,
    cities,
    places: [...cities, ...states],
  };
}

function sorted(jobs: ReadJob[], sort: Sort): ReadJob[] {
  const by: Record<Sort, ((job: ReadJob) => number) | null> = {
    // As the API lists them.
    relevance: null,
    newest: ({ job }) => (job.postedAt ? -Date.parse(job.postedAt) : 0),
    pay: ({ mostPay }) => -mostPay,
    closing: ({ job }) => (job.expiresAt ? Date.parse(job.expiresAt) : Number.MAX_VALUE),
  };
  const key = by[sort];
  return key ? [...jobs].sort((a, b) => key(a) - key(b)) : jobs;
}

function countCities(jobs: ReadJob[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const slug of jobs.flatMap(({ cities }) => cities)) counts[slug] = (counts[slug] ?? 0) + 1;
  return counts;
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
