import 'server-only';
import type { JobsQuery } from '../routes';
import { understand } from '../search/understand';
import type { Wishes } from '../search/wishes';
import { type SearchedList, searchJobs } from './lists';

/**
 * A page of a list, and the search behind it for use in links, with the place extracted from the keyword. `words`: the rest
 * of the keyword, without wishes and words that occur in no job.
 */
export type FoundJobs = SearchedList & { search: Required<JobsQuery>; words: string; wishes: Wishes };

/** One page of the jobs that match a visitor's input. @throws UpstreamError */
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
  // An API that interprets keywords itself may know more words.
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

/** Removes words that occur in no job; only whole words, as "art" is part of "smart". */
function without(text: string, unknown: string[]): string {
  const gone = new Set(unknown.flatMap((term) => term.split(/\s+/)));
  const words = text.split(/\s+/).filter((word) => !gone.has(word));
  return words.join(' ').trim();
}
