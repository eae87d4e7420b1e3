import type { Sql } from '../../database';
import type { ReadCache } from '../read-cache';
import { correctTypos, type WordCounts } from './known-words';
import { queryWords } from './match-expression';
import { postgresIndex } from './postgres-index';
import { createMatches } from './postgres-matches';
import { stemsOf } from './postgres-stems';
import { anywhereTerm, searchTerms, type SearchTerms } from './postgres-terms';
import type { JobSearch, SearchEngine, Wanted } from './search';

// Between two words in thousands of jobs, which one is in more of them no longer tells what was meant.
const MAX_COUNTED = 5_000;

/** PostgreSQL's full-text search (https://www.postgresql.org/docs/current/textsearch.html). */
export const postgresSearch: SearchEngine = { index: postgresIndex, open };

function open(sql: Sql, cache: ReadCache): JobSearch {
  const page = async (terms: SearchTerms, total: number, { city, offset, limit }: Wanted) => {
    const matches = createMatches(sql, cache, city);
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
    const stems = await cache.get(`stems ${words.join(' ')}`, () => stemsOf(sql, words));
    return searchTerms(words, stems, categoryId);
  };

  /** The number of jobs for each term, counted no further than `max`. */
  const countTerms = async (terms: string[], max: number): Promise<number[]> => {
    if (terms.length === 0) return [];
    const counts = terms.map(
      (_, index) =>
        `(SELECT count(*) FROM (SELECT 1 FROM job_texts WHERE words @@ $${index + 1}::tsquery LIMIT ${max}) AS found)`,
    );
    const [row] = await sql.query<{ counts: string[] }>(
      `SELECT ARRAY[${counts.join(', ')}] AS counts`,
      terms,
    );
    return (row?.counts ?? []).map(Number);
  };
  const wordCounts: WordCounts = {
    async areFound(words) {
      const stems = await stemsOf(sql, words);
      const terms = words.map((word) => anywhereTerm(word, stems.get(word)));
      return (await countTerms(terms, 1)).map((jobs) => jobs > 0);
    },
    count: (words) =>
      countTerms(
        words.map((word) => `'${word}'`),
        MAX_COUNTED,
      ),
  };

  /** What is searched for: the words, or those that were meant where nothing has them. */
  const meant = async (words: string[], { categoryId, city }: Pick<Wanted, 'categoryId' | 'city'>) => {
    const matches = createMatches(sql, cache, city);
    const terms = await termsFor(words, categoryId);
    // Asked together with the count, which then takes the time of one of them.
    const [total] = await Promise.all([
      matches.count(terms.anywhere),
      matches.ranked(terms.inTitle, terms.rank),
    ]);
    const corrected =
      total === 0
        ? await cache.get(`corrected ${words.join(' ')}`, () => correctTypos(sql, wordCounts, words))
        : null;
    if (!corrected) return { terms, total };
    const better = await termsFor(corrected, categoryId);
    return { terms: better, total: await matches.count(better.anywhere) };
  };

  return {
    async find(keyword, wanted) {
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
    async matching(keyword) {
      const words = queryWords(keyword);
      if (words.length === 0) return null;
      const { terms } = await meant(words, { categoryId: null, city: null });
      return {
        keys: (placeholder) => `SELECT listing_key FROM job_texts WHERE words @@ ${placeholder}::tsquery`,
        value: terms.anywhere,
      };
    },
  };
}
