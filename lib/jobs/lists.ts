import 'server-only';
import { areFilters, honours } from '../contract/search';
import type { JobsQuery } from '../routes';
import type { Facets, PayRange } from '../search/facets';
import type { Group } from '../search/filter-catalogue';
import { asTyped, type Understood, understand, withChosen } from '../search/understand';
import { filtersOfText, filterText, type JobFilters, NO_FILTERS, type Sort } from '../contract/filters';
import { cachedRead } from '../upstream/cached';
import { tags } from '../upstream/changes';
import { isUpstreamError } from '../upstream/errors';
import { type FetchPage, isSameForAnySize, totalOf } from '../upstream/lists';
import {
  readActiveJobs,
  readJobsOfCategory,
  readJobWindow,
  searchActiveJobs,
  type UpstreamList,
} from '../upstream/jobs';
import { filterLocally } from './filter-locally';
import { type JobSummary, type Job, toJob, toSummary } from './job';

/** One page of a list of jobs; `total` counts all pages. */
export type JobList = { jobs: JobSummary[]; total: number };

export type SearchedList = JobList & {
  /** How the API interpreted the keyword; null if it used it as is. */
  understood: Understood | null;
  /** The groups of the list, in order; [] if it is not ranked. */
  groups: Group[];
  /** Words that occur in no job. */
  unknown: string[];
  corrections: { from: string; to: string }[];
  /** Related terms that were searched as well ("BPO executive"). */
  also: string[];
  /** Number of jobs for each choice of each filter; null if unknown. */
  facets: Facets | null;
  /** Pay range of the found jobs that state it; null if none does, or unknown. */
  payRange: PayRange | null;
  /** How many jobs of a longer list were examined, if the API cannot filter; null if all were. */
  onlyOf: number | null;
};

/** How many jobs of a list match everything that was searched for, or do not contradict it. */
export function fittingOf({ total, groups }: Pick<SearchedList, 'total' | 'groups'>): number {
  if (groups.length === 0) return total;
  const fitting = groups.filter(({ name }) => name === 'fits' || name === 'unstated');
  return fitting.reduce((sum, { jobs }) => sum + jobs, 0);
}

/** One page (from 1) of all active jobs. @throws UpstreamError */
export const listJobs = cachedRead(
  'jobs',
  (page: number, size: number): Promise<JobList> =>
    summaries(
      (number, next) => readActiveJobs({ page: number, perPage: size, next, ...SUMMARY }),
      page,
      size,
    ),
  () => [tags.lists],
);

/** One page (from 1) of a category's active jobs; an unknown category has none. @throws UpstreamError */
export const listJobsByCategory = cachedRead(
  'jobs-by-category',
  (id: string, page: number, size: number): Promise<JobList> =>
    noneIfUnknown(
      summaries(
        (number, next) => readJobsOfCategory(id, { page: number, perPage: size, next, ...SUMMARY }),
        page,
        size,
      ),
      { jobs: [], total: 0 },
    ),
  () => [tags.lists],
);

/**
 * One page of the jobs that match, with counts for the filters' choices. `reading`: whether place, wishes and fillers are
 * extracted from the keyword. @throws UpstreamError
 */
export function searchJobs(
  { keyword, words, sort, page, ...filters }: Required<JobsQuery>,
  size: number,
  reading: Reading = 'as typed',
): Promise<SearchedList> {
  return cachedSearch(keyword, words, sort, filterText(filters), page, size, reading);
}

const SUMMARY = { fields: 'summary' } as const;

const cachedSearch = cachedRead(
  'search',
  (
    keyword: string,
    words: JobsQuery['words'],
    sort: Sort,
    filters: string,
    page: number,
    size: number,
    reading: Reading,
  ) => readSearch({ keyword, words, sort, page, reading, ...filtersOfText(filters) }, size),
  () => [tags.lists],
  { isAbsent: ({ total }) => total === 0 },
);

type Reading = 'understood' | 'as typed';
type Search = JobFilters &
  Pick<JobsQuery, 'words'> & { keyword: string; reading: Reading; sort: Sort; page: number };

async function readSearch(search: Search, size: number): Promise<SearchedList> {
  const { keyword: typed, words, reading, sort, page, ...chosen } = search;
  const isRead = reading === 'understood';
  const named = isRead ? understand(typed) : asTyped(typed);
  const { keyword, filters } = withChosen(named, chosen);
  const read = (query: ReadQuery) => readKeyword(keyword, chosen.category, query);
  const isPlaceTyped = filters.location !== chosen.location;
  const asked = { filters, sort, words, typed: isRead ? typed : '', isPlaceTyped, facets: true, ...SUMMARY };
  const first = await noneIfUnknown(read({ page, perPage: size, ...asked }), null);
  if (!first) return { ...NOTHING };
  const { search: answered, location } = first;
  const isOwn = answered !== null && answered.sort === sort && honours(answered.filters, filters);
  const isPlaced = answered === null && isOnlyLocation(filters) && location === filters.location;
  const isUnfiltered = areFilters(filters, NO_FILTERS) && sort === 'relevance';
  const isPlain = isUnfiltered && (totalOf(first) ?? Infinity) > MAX_COUNTED;
  if (isOwn || isPlaced || isPlain) {
    const fetchPage: FetchPage = async (number, next) =>
      number === page && !next ? first : read({ page: number, perPage: size, next, ...asked });
    return { ...NOTHING, ...readingOf(answered, filters), ...(await summaries(fetchPage, page, size)) };
  }
  const servesAgain = isUnfiltered && isSameForAnySize(first, size);
  const fetchAll = async (query: Pick<ReadQuery, 'page' | 'perPage' | 'next'>) =>
    servesAgain && !query.next && query.page === (first.currentPage ?? page)
      ? first
      : read({ ...query, ...SUMMARY });
  const request = { filters: chosen, typed: named, sort, page, size };
  return { ...NOTHING, ...(await noneIfUnknown(filterLocally(fetchAll, request), NOTHING)) };
}

/** An API's information about a search besides the jobs. */
function readingOf(answered: UpstreamList['search'], { category }: JobFilters): Partial<SearchedList> {
  if (!answered) return {};
  const { keyword, filters, wishes, pay_range: payRange, sort: _sort, ...said } = answered;
  const understood = keyword === null ? null : { keyword, filters: { ...filters, category }, wishes };
  return { ...said, payRange, understood };
}

// If an API cannot filter, its whole list is read only for counts if it is no longer than this.
const MAX_COUNTED = 2_000;

const NOTHING: SearchedList = {
  jobs: [],
  total: 0,
  understood: null,
  groups: [],
  unknown: [],
  corrections: [],
  also: [],
  facets: null,
  payRange: null,
  onlyOf: null,
};

type ReadQuery = Parameters<typeof readActiveJobs>[0];

function readKeyword(keyword: string, category: string, query: ReadQuery): Promise<UpstreamList> {
  if (keyword) return searchActiveJobs(keyword, category, query);
  return category ? readJobsOfCategory(category, query) : readActiveJobs(query);
}

const isOnlyLocation = (filters: JobFilters) =>
  filters.location !== '' && areFilters({ ...NO_FILTERS, location: filters.location }, filters);

async function summaries(fetchPage: FetchPage, page: number, size: number): Promise<JobList> {
  const { jobs, total } = await readJobWindow(fetchPage, page, size);
  return { jobs: jobs.map(toSummary), total };
}

/** An API may answer 404 for an unknown category. */
async function noneIfUnknown<List, Nothing>(list: Promise<List>, nothing: Nothing): Promise<List | Nothing> {
  try {
    return await list;
  } catch (error) {
    if (isUpstreamError(error) && error.details.status === 404) return nothing;
    throw error;
  }
}

const NEWEST_COUNT = 50;

/** The first 50 jobs of a category, or of all if "", including their texts. @throws UpstreamError */
export const listNewestJobs = cachedRead('newest-jobs', readNewestJobs, () => [tags.lists]);

async function readNewestJobs(categoryId: string): Promise<Job[]> {
  const fetchPage: FetchPage = (page, next) => {
    const query = { page, perPage: NEWEST_COUNT, next };
    return categoryId ? readJobsOfCategory(categoryId, query) : readActiveJobs(query);
  };
  const { jobs } = await readJobWindow(fetchPage, 1, NEWEST_COUNT);
  return jobs.map(toJob);
}
