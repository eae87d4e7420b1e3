import type { Database } from 'better-sqlite3';
import { matchExpressions, queryWords, type MatchExpressions } from './match-expression';
import { createTypoCorrector } from './sqlite-typos';
import type { VersionCache } from '../version-cache';

// A word in thousands of titles says nothing about which of them is better; then the newest come first,
// which needs no look at each match.
const MOST_RANKED = 1_000;
const RANK = 'bm25(job_heads, 10.0, 3.0, 3.0, 1.0, 0.0)';

// Asked for only where a city is wanted; the rows of both tables go by the jobs' listing keys.
const IN_CITY = 'AND (@city IS NULL OR rowid IN (SELECT listing_key FROM job_cities WHERE city_id = @city))';

type Matching = { words: string; city: number | null };
type Window = { limit: number; skip: number };
/** `city` and `categoryId` null: any. */
export type Wanted = { categoryId: number | null; city: number | null; offset: number; limit: number };
export type KeyPage = { keys: number[]; total: number };

/**
 * The reading side of the search tables. `find`: a page of listing keys and the exact total; `expression`: what matches
 * the same jobs in job_texts. Both are null when the keyword holds no word. Jobs with every word in the title come first, then those with every word in the head, each best
 * first, then the rest by date: ranking whole texts is what would be slow.
 */
export function createJobSearch(db: Database, cache: VersionCache) {
  const correctTypos = createTypoCorrector(db);
  const countTexts = db
    .prepare<Matching, number>(`SELECT count(*) FROM job_texts WHERE job_texts MATCH @words ${IN_CITY}`)
    .pluck();
  const countHeads = db
    .prepare<Matching, number>(`SELECT count(*) FROM job_heads WHERE job_heads MATCH @words ${IN_CITY}`)
    .pluck();
  const pageHeads = (order: string) =>
    db
      .prepare<Matching & Window, number>(
        `SELECT rowid FROM job_heads WHERE job_heads MATCH @words ${IN_CITY} ORDER BY ${order}
         LIMIT @limit OFFSET @skip`,
      )
      .pluck();
  const bestHeads = pageHeads(`${RANK}, rowid DESC`);
  const newestHeads = pageHeads('rowid DESC');
  const newestTexts = db
    .prepare<Matching & Window & { inHead: string }, number>(
      `SELECT rowid FROM job_texts WHERE job_texts MATCH @words ${IN_CITY}
       AND rowid NOT IN (SELECT rowid FROM job_heads WHERE job_heads MATCH @inHead)
       ORDER BY rowid DESC LIMIT @limit OFFSET @skip`,
    )
    .pluck();

  const countAll = ({ anywhere: words }: MatchExpressions, city: number | null) =>
    cache.get(`texts ${city} ${words}`, () => countTexts.get({ words, city }) ?? 0);

  const page = (match: MatchExpressions, { city, offset, limit }: Wanted): number[] => {
    const keys: number[] = [];
    let skip = offset;
    for (const words of [match.inTitle, match.inHeadOnly]) {
      // Counted only when a page needs it: most searches end within the titles.
      const size = cache.get(`heads ${city} ${words}`, () => countHeads.get({ words, city }) ?? 0);
      if (skip < size) {
        const heads = size > MOST_RANKED ? newestHeads : bestHeads;
        keys.push(...heads.all({ words, city, limit: limit - keys.length, skip }));
        if (keys.length === limit) return keys;
      }
      skip = Math.max(0, skip - size);
    }
    const { anywhere: words, inHead } = match;
    return [...keys, ...newestTexts.all({ words, city, inHead, limit: limit - keys.length, skip })];
  };

  /** What is searched for: the words, or those that were meant where nothing has them. */
  const meant = (words: string[], { categoryId, city }: Pick<Wanted, 'categoryId' | 'city'>) => {
    const match = matchExpressions(words, categoryId);
    const total = countAll(match, city);
    const corrected =
      total === 0 ? cache.get(`corrected ${words.join(' ')}`, () => correctTypos(words)) : null;
    if (!corrected) return { match, total };
    const better = matchExpressions(corrected, categoryId);
    return { match: better, total: countAll(better, city) };
  };

  return {
    find(keyword: string, wanted: Wanted): KeyPage | null {
      const words = queryWords(keyword);
      if (words.length === 0) return null;
      const { match, total } = meant(words, wanted);
      return { keys: wanted.offset < total ? page(match, wanted) : [], total };
    },
    expression(keyword: string): string | null {
      const words = queryWords(keyword);
      return words.length === 0 ? null : meant(words, { categoryId: null, city: null }).match.anywhere;
    },
  };
}
