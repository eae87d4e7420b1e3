import 'server-only';
import type { JobsQuery } from '../routes';
import type { JobFilters } from '../contract/filters';
import { searchAsMeant } from '../search/understand';
import { type SearchedList, searchJobs } from './lists';

/**
 * A page of a list, and the search behind it: what the keyword names beside words has become filters. `dropped` are
 * those of them that had to be left out to find anything.
 */
export type FoundJobs = SearchedList & { search: Required<JobsQuery>; dropped: Partial<JobFilters> };

/** One page of the jobs that match what a visitor typed or chose. @throws UpstreamError */
export async function findJobs(typed: Required<JobsQuery>, size: number): Promise<FoundJobs> {
  if (typed.words === 'literal') return { ...(await searchJobs(typed, size)), search: typed, dropped: {} };
  const { keyword, words, sort, page, ...filters } = typed;
  const { found, search, dropped } = await searchAsMeant({ keyword, filters }, (meant) =>
    searchJobs({ ...typed, ...meant.filters, keyword: meant.keyword }, size),
  );
  return { ...found, search: { ...typed, ...search.filters, keyword: search.keyword }, dropped };
}
