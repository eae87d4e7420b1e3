import 'server-only';
import type { JobsQuery } from '../routes';
import { understand } from '../search/understand';
import type { Wishes } from '../search/wishes';
import { type SearchedList, searchJobs } from './lists';

/** A page of a list, and the search behind it: place and wishes were read from the keyword. */
export type FoundJobs = SearchedList & { search: Required<JobsQuery>; wishes: Wishes };

/** One page of the jobs that match what a visitor typed or chose. @throws UpstreamError */
export async function findJobs(typed: Required<JobsQuery>, size: number): Promise<FoundJobs> {
  const asTyped = async () => ({ ...(await searchJobs(typed, size)), search: typed, wishes: {} });
  if (typed.words === 'literal') return asTyped();
  const { keyword, words: _words, sort: _sort, page: _page, ...chosen } = typed;
  const read = understand(keyword, chosen);
  const search = { ...typed, ...read.filters, keyword: read.keyword };
  const list = await searchJobs(search, size, read.keyword === keyword ? '' : keyword);
  // An API that reads keywords itself may know more words.
  const { filters, wishes, keyword: left } = list.understood ?? read;
  if (list.total > 0 || list.understood || search.keyword === keyword)
    return { ...list, search: { ...typed, ...filters, keyword: left }, wishes };
  return asTyped();
}
