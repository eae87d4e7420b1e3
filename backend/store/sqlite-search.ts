import type { Database } from 'better-sqlite3';
import { matchExpressions, queryWords, type MatchExpressions } from '../search/match-expression';
import { createTypoCorrector } from './sqlite-typos';
import type { VersionCache } from './version-cache';

// A word in thousands of titles says nothing about which of them is better; then the newest come first,
// which needs no look at each match.
const MOST_RANKED = 1_000;
const RANK = 'bm25(job_heads, 10.0, 3.0, 3.0, 1.0, 0.0)';

export type KeyPage = { keys: number[]; total: number };

/**
 * The reading side of the search tables. `find`: a page of listing keys and the exact total; `expression`: what matches
 * the same jobs in job_texts. Both are null when the keyword holds no word. Jobs with every word in the title come first, then those with every word in the head, each best
 * first, then the rest by date: ranking whole texts is what would be slow.
 */
export function createJobSearch(db: Database, cache: VersionCache) {
  const correctTypos = createTypoCorrector(db);
  const countTexts = db
    .prepare<[string], number>('SELECT count(*) FROM job_texts WHERE job_texts MATCH ?')
    .pluck();
  const countHeads = db
    .prepare<[string], number>('SELECT count(*) FROM job_heads WHERE job_heads MATCH ?')
    .pluck();
  const pageHeads = (order: string) =>
    db
      .prepare<[string, number, number], number>(
        `SELECT rowid FROM job_heads WHERE job_heads MATCH ? ORDER BY ${order} LIMIT ? OFFSET ?`,
      )
      .pluck();
  const bestHeads = pageHeads(`${RANK}, rowid DESC`);
  const newestHeads = pageHeads('rowid DESC');
  const newestTexts = db
    .prepare<[string, string, number, number], number>(
      `SELECT rowid FROM job_texts WHERE job_texts MATCH ?
       AND rowid NOT IN (SELECT rowid FROM job_heads WHERE job_heads MATCH ?)
       ORDER BY rowid DESC LIMIT ? OFFSET ?`,
    )
    .pluck();

  const countAll = ({ anywhere }: MatchExpressions) =>
    cache.get(`texts ${anywhere}`, () => countTexts.get(anywhere) ?? 0);

  const page = (match: MatchExpressions, offset: number, limit: number): number[] => {
    const keys: number[] = [];
    let skip = offset;
    for (const expression of [match.inTitle, match.inHeadOnly]) {
      // Counted only when a page needs it: most searches end within the titles.
      const size = cache.get(`heads ${expression}`, () => countHeads.get(expression) ?? 0);
      if (skip < size) {
        const heads = size > MOST_RANKED ? newestHeads : bestHeads;
        keys.push(...heads.all(expression, limit - keys.length, skip));
        if (keys.length === limit) return keys;
      }
      skip = Math.max(0, skip - size);
    }
    return [...keys, ...newestTexts.all(match.anywhere, match.inHead, limit - keys.length, skip)];
  };

  /** What is searched for: the words, or those that were meant where nothing has them. */
  const meant = (words: string[], categoryId: number | null) => {
    const match = matchExpressions(words, categoryId);
    const total = countAll(match);
    const corrected =
      total === 0 ? cache.get(`corrected ${words.join(' ')}`, () => correctTypos(words)) : null;
    if (!corrected) return { match, total };
    const better = matchExpressions(corrected, categoryId);
    return { match: better, total: countAll(better) };
  };

  return {
    find(keyword: string, categoryId: number | null, offset: number, limit: number): KeyPage | null {
      const words = queryWords(keyword);
      if (words.length === 0) return null;
      const { match, total } = meant(words, categoryId);
      return { keys: offset < total ? page(match, offset, limit) : [], total };
    },
    expression(keyword: string): string | null {
      const words = queryWords(keyword);
      return words.length === 0 ? null : meant(words, null).match.anywhere;
    },
  };
}
