import 'server-only';
import { ALL_JOBS, type JobsQuery } from '../routes';
import { understand, withChosen } from '../search/understand';
import type { Wishes } from '../search/wishes';
import { type SearchedList, searchJobs } from './search-jobs';

/**
 * A page of a list. `meant`: the query with the place moved from keyword to location, for words about the list, not for links.
 * `words`: the rest of the keyword, without wishes and words that occur in no job.
 */
export type FoundJobs = SearchedList & { meant: Required<JobsQuery>; words: string; wishes: Wishes };

/** One page of the jobs that match a visitor's input. @throws UpstreamError */
export async function findJobs(query: Required<JobsQuery>, size: number): Promise<FoundJobs> {
  const { keyword, words: _words, sort: _sort, page: _page, ...chosen } = query;
  const asTyped = async () => ({
    ...(await searchJobs(query, size)),
    meant: query,
    words: keyword,
    wishes: {},
  });
  if (query.words === 'literal' || keyword === '') return asTyped();
  const list = await searchJobs(query, size, 'understood');
  const read = understand(keyword);
  // An API that interprets keywords itself may know more words.
  const { filters, wishes, keyword: words } = list.understood ?? withChosen(read, chosen);
  if (!list.understood && list.total === 0 && read.keyword !== keyword && !(await findsAny(keyword)))
    return asTyped();
  const named = Object.keys(wishes).length > 0 ? read.withWishes : words;
  const meant = { ...query, ...filters, keyword: named };
  // Areas of a city only rank.
  const unknown = [...list.unknown, ...read.ranking.areas];
  return { ...list, unknown, meant, words: without(words, unknown) || words, wishes };
}

/** Whether an understood keyword finds jobs without filters, which must not decide how it is read. */
async function findsAny(keyword: string): Promise<boolean> {
  return (await searchJobs({ ...ALL_JOBS, keyword }, 1, 'understood')).total > 0;
}

/** Removes words that occur in no job; only whole words, as "art" is part of "smart". */
function without(text: string, unknown: string[]): string {
  const gone = new Set(unknown.flatMap((term) => term.split(/\s+/)));
  const words = text.split(/\s+/).filter((word) => !gone.has(word));
  return words.join(' ').trim();
}
