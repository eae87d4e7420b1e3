import 'server-only';
import type { JobsQuery } from '../shared/routes';
import { searchAsMeant } from '../shared/search/understand';
import { type SearchedList, searchJobs } from './lists';

/** A page of a list, and the search behind it: what the keyword names beside words has become filters. */
export type FoundJobs = SearchedList & { search: Required<JobsQuery> };

/** One page of the jobs that match what a visitor typed or chose. @throws UpstreamError */
export async function findJobs(typed: Required<JobsQuery>, size: number): Promise<FoundJobs> {
  if (typed.words === 'literal') return { ...(await searchJobs(typed, size)), search: typed };
  const { keyword, words, sort, page, ...filters } = typed;
  const { found, search } = await searchAsMeant({ keyword, filters }, (meant) =>
    searchJobs({ ...typed, ...meant.filters, keyword: meant.keyword }, size),
  );
  return { ...found, search: { ...typed, ...search.filters, keyword: search.keyword } };
}
