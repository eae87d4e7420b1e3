import { queryWords } from './match-expression';
import type { PostgresCache } from '../postgres-cache';
import type { Query } from '../../postgres-connection';
import { createMatches } from './postgres-matches';
import { stemsOf } from './postgres-stems';
import { searchTerms, type SearchTerms } from './postgres-terms';
import { correctTypos } from './postgres-typos';

/** `city` and `categoryId` null: any. */
export type Wanted = { categoryId: number | null; city: number | null; offset: number; limit: number };
export type KeyPage = { keys: number[]; total: number };

/**
 * The reading side of the search. `find`: a page of listing keys and the exact total; `expression`: the tsquery that
 * matches the same jobs in job_texts. Both are null when the keyword holds no word.
 * Jobs with every word in the title come first, then those with every word in the head, each best first, then the
 * rest by date.
 */
export function createPostgresSearch(query: Query, cache: PostgresCache) {
  const page = async (terms: SearchTerms, total: number, { city, offset, limit }: Wanted) => {
    const matches = createMatches(query, cache, city);
    const keys: number[] = [];
    let skip = offset;
    let size = total;
    for (const term of [terms.inTitle, terms.inHeadOnly]) {
      const best = await matches.ranked(term, terms.rank);
      const found = best
        ? best.slice(skip, skip + limit - keys.length)
        : await matches.newestHeads(term, skip, limit - keys.length);
      keys.push(...found);
      if (keys.length === limit) return keys;
      const passed = best ? best.length : await matches.count(term.text);
      skip = Math.max(0, skip - passed);
      size -= passed;
    }
    const rest = Math.min(limit, total - offset) - keys.length;
    return rest > 0 ? [...keys, ...(await matches.newestTexts(terms.inTextOnly, size, skip, rest))] : keys;
  };

  const termsFor = async (words: string[], categoryId: number | null) => {
    const stems = await cache.get(`stems ${words.join(' ')}`, () => stemsOf(query, words));
    return searchTerms(words, stems, categoryId);
  };

  /** What is searched for: the words, or those that were meant where nothing has them. */
  const meant = async (words: string[], { categoryId, city }: Pick<Wanted, 'categoryId' | 'city'>) => {
    const matches = createMatches(query, cache, city);
    const terms = await termsFor(words, categoryId);
    // Asked together with the count, which then takes the time of one of them.
    const [total] = await Promise.all([
      matches.count(terms.anywhere),
      matches.ranked(terms.inTitle, terms.rank),
    ]);
    const corrected =
      total === 0 ? await cache.get(`corrected ${words.join(' ')}`, () => correctTypos(query, words)) : null;
    if (!corrected) return { terms, total };
    const better = await termsFor(corrected, categoryId);
    return { terms: better, total: await matches.count(better.anywhere) };
  };

  return {
    async find(keyword: string, wanted: Wanted): Promise<KeyPage | null> {
      const { city, offset, limit } = wanted;
      const words = queryWords(keyword);
      if (words.length === 0) return null;
      const { terms, total } = await meant(words, wanted);
      if (offset >= total) return { keys: [], total };
      const keys = await cache.get(`page ${city} ${offset} ${limit} ${terms.anywhere}`, () =>
        page(terms, total, wanted),
      );
      return { keys, total };
    },
    async expression(keyword: string): Promise<string | null> {
      const words = queryWords(keyword);
      return words.length === 0
        ? null
        : (await meant(words, { categoryId: null, city: null })).terms.anywhere;
    },
  };
}
