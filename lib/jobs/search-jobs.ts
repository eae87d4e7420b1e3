import 'server-only';
import { areFilters, honours } from '../contract/search';
import type { JobsQuery } from '../routes';
import type { Facets, PayRange } from '../search/facets';
import type { Group } from '../search/filter-catalogue';
import { asTyped, type Understood, understand, withChosen } from '../search/understand';
import { filtersOfText, filterText, type JobFilters, NO_FILTERS, type Sort } from '../contract/filters';
import { cachedRead } from '../upstream/cached';
import { tags } from '../upstream/changes';
import { isSameForAnySize } from '../upstream/lists';
import { readActiveJobs, searchActiveJobs, type UpstreamList } from '../upstream/jobs';
import { filterLocally } from './filter-locally';
import { isTooLongToCount, type JobList, noneIfUnknown, readSummaries, SUMMARY } from './lists';

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
type ReadQuery = Parameters<typeof readActiveJobs>[1];

async function readSearch(search: Search, size: number): Promise<SearchedList> {
  const { keyword: typed, words, reading, sort, page, ...chosen } = search;
  const isRead = reading === 'understood';
  const named = isRead ? understand(typed) : asTyped(typed);
  const { keyword, filters } = withChosen(named, chosen);
  const read = (query: ReadQuery) =>
    keyword
      ? searchActiveJobs(keyword, chosen.category, { ...query, ...SUMMARY })
      : readActiveJobs(chosen.category, { ...query, ...SUMMARY });
  const isPlaceTyped = filters.location !== chosen.location;
  const asked = { filters, sort, words, typed: isRead ? typed : '', isPlaceTyped, facets: true };
  const first = await noneIfUnknown(read({ page, perPage: size, ...asked }), null);
  if (!first) return NOTHING;
  const listed = listedBy(first, filters, sort, size);
  if (listed === 'asked') {
    const list = await readSummaries(
      async (number, next) =>
        number === page && !next ? first : read({ page: number, perPage: size, next, ...asked }),
      page,
      size,
    );
    return { ...NOTHING, ...readingOf(first.search, filters), ...list };
  }
  const isFirst = ({ page: number, next }: ReadQuery) => !next && number === (first.currentPage ?? page);
  const fetchPage = async (query: ReadQuery) =>
    listed === 'everything' && isFirst(query) ? first : read(query);
  const request = { filters: chosen, typed: named, sort, page, size };
  return { ...NOTHING, ...(await noneIfUnknown(filterLocally(fetchPage, request), NOTHING)) };
}

/**
 * What an API made of a search: the list that was asked for; a page of everything, good for filtering here; or another list,
 * so that everything must be read.
 */
function listedBy(
  answer: UpstreamList,
  filters: JobFilters,
  sort: Sort,
  size: number,
): 'asked' | 'everything' | 'other' {
  const { search, location } = answer;
  if (search?.sort === sort && honours(search.filters, filters)) return 'asked';
  const isOnlyPlace = areFilters(filters, { ...NO_FILTERS, location: filters.location });
  if (!search && filters.location && isOnlyPlace && location === filters.location) return 'asked';
  if (!areFilters(filters, NO_FILTERS) || sort !== 'relevance') return 'other';
  if (isTooLongToCount(answer)) return 'asked';
  return isSameForAnySize(answer, size) ? 'everything' : 'other';
}

/** An API's information about a search besides the jobs. */
function readingOf(answered: UpstreamList['search'], { category }: JobFilters): Partial<SearchedList> {
  if (!answered) return {};
  const { keyword, filters, wishes, pay_range: payRange, sort: _sort, ...rest } = answered;
  const understood = keyword === null ? null : { keyword, filters: { ...filters, category }, wishes };
  return { ...rest, payRange, understood };
}

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
