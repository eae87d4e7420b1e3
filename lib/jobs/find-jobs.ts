import 'server-only';
import type { JobsQuery } from '../routes';
import { understand } from '../search/understand';
import type { Wishes } from '../search/wishes';
import { type SearchedList, searchJobs } from './lists';

/**
 * A page of a list, and the search behind it, with the place that was read from the keyword, as links carry it on. `words`:
 * what is left of the keyword without the wishes and what no job holds.
 */
export type FoundJobs = SearchedList & { search: Required<JobsQuery>; words: string; wishes: Wishes };

/** One page of the jobs that match what a visitor typed or chose. @throws UpstreamError */
export async function findJobs(typed: Required<JobsQuery>, size: number): Promise<FoundJobs> {
  const asTyped = async () => ({
    ...(await searchJobs(typed, size)),
    ...{ search: typed, words: typed.keyword, wishes: {} },
  });
  if (typed.words === 'literal') return asTyped();
  const { keyword, words: _words, sort: _sort, page: _page, ...chosen } = typed;
  const read = understand(keyword, chosen);
  const search = { ...typed, ...read.filters, keyword: read.keyword };
  const list = await searchJobs(search, size, read.keyword === keyword ? '' : keyword);
  // An API that reads keywords itself may know more words.
  const { filters, wishes, keyword: words } = list.understood ?? read;
  const carried = Object.keys(wishes).length > 0 ? read.withWishes : words;
  if (list.total > 0 || list.understood || search.keyword === keyword)
    return {
      ...list,
      search: { ...typed, ...filters, keyword: carried },
      words: without(words, list.unknown),
      wishes,
    };
  return asTyped();
}

/** A text without words that no job holds: whole ones, as "art" is no part of "smart". */
function without(text: string, unknown: string[]): string {
  const gone = new Set(unknown.flatMap((term) => term.split(/\s+/)));
  const words = text.split(/\s+/).filter((word) => !gone.has(word));
  return words.join(' ').trim();
}
