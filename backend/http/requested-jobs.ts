import type { Context } from 'hono';
import { filterParams, filtersFrom, type JobFilters, sortFrom } from '../../lib/contract/filters';
import type { FoundJobs, JobsRequest } from '../jobs/jobs';

const DEFAULT_PER_PAGE = 20;
const MAX_PER_PAGE = 100;
const MAX_SUMMARIES_PER_PAGE = 1_000;

const WORDS = ['meant', 'literal'] as const;

/**
 * Parses a query for a list of jobs, ignoring invalid values. `fixed`: filters from elsewhere. `typed` is the text
 * from which the website extracted keyword and, if `place` is 'typed', `location`.
 */
export function requestedJobs(c: Context, fixed: Partial<JobFilters> = {}, keyword?: string) {
  const param = (name: string) => c.req.query(name);
  const words = param('words');
  const typed = param('typed');
  const isPlaceTyped = Boolean(typed) && param('place') === 'typed';
  return {
    ...requestedPage(c),
    keyword: typed || keyword,
    filters: {
      ...filtersFrom(param),
      ...(isPlaceTyped && { location: '', near: false }),
      ...fixed,
    },
    sort: sortFrom(param('sort')),
    facets: param('facets') === '1',
    words: WORDS.find((each) => each === words),
  } satisfies JobsRequest;
}

/** Describes how a list was filtered, sorted and interpreted. */
export function searchJson(found: FoundJobs, { sort, words }: JobsRequest) {
  const { search, groups, unknown, corrections, also, facets, payRange } = found;
  return {
    location: search.filters.location || undefined,
    search: {
      keyword: search.keyword,
      filters: filterParams(search.filters),
      wishes: search.wishes,
      sort,
      words,
      groups,
      unknown,
      corrections,
      also,
      facets,
      pay_range: payRange,
    },
  };
}

/** Parses `?page=&per_page=&fields=summary`; ignores values that are not positive integers. */
function requestedPage(c: Context): { page: number; perPage: number; summary: boolean } {
  const summary = c.req.query('fields') === 'summary';
  const max = summary ? MAX_SUMMARIES_PER_PAGE : MAX_PER_PAGE;
  return {
    page: positive(c.req.query('page')) ?? 1,
    perPage: Math.min(positive(c.req.query('per_page')) ?? DEFAULT_PER_PAGE, max),
    summary,
  };
}

function positive(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}
