import type { Sql } from '../../database';
import type { ReadCache } from '../read-cache';
import { correctTypos, type WordCounts } from './known-words';
import { queryWords } from './match-expression';
import { postgresIndex } from './postgres-index';
import { createMatches } from './postgres-matches';
import { stemsOf } from './postgres-stems';
import { anywhereTerm, searchTerms, type SearchTerms } from './postgres-terms';
import type { Found, JobSearch, ReadPage, SearchEngine, Wanted } from './search';

// Between two words in thousands of jobs, which one is in more of them no longer tells what was meant.
const MAX_COUNTED = 5_000;

/** PostgreSQL's full-text search (https://www.postgresql.org/docs/current/textsearch.html). */
export const postgresSearch: SearchEngine = { index: postgresIndex, open };

function open(sql: Sql, cache: ReadCache): JobSearch {
  /** `counted` is awaited only where the page reaches beyond the heads: counting takes longest. */
  const page = async (terms: SearchTerms, counted: Promise<number>, { city, offset, limit }: Wanted) => {
    const matches = createMatches(sql, cache, city);
    const keys: number[] = [];
    let skip = offset;
    let inHeads = 0;
    for (const term of [terms.inTitle, terms.inHeadOnly]) {
      const best = await matches.ranked(term, terms.rank);
      const found = best
        ? best.slice(skip, skip + limit - keys.length)
        : await matches.newestHeads(term, skip, limit - keys.length);
      keys.push(...found);
      if (keys.length === limit) return keys;
      const passed = best ? best.length : await matches.count(term.text);
      skip = Math.max(0, skip - passed);
      inHeads += passed;
    }
    const total = await counted;
    const rest = Math.min(limit, total - offset) - keys.length;
    if (rest <= 0) return keys;
    return [...keys, ...(await matches.newestTexts(terms.inTextOnly, total - inHeads, skip, rest))];
  };

  const termsFor = async (words: string[], categoryId: number | null) => {
    const stems = await cache.get(`stems ${words.join(' ')}`, () => stemsOf(sql, words));
    return searchTerms(words, stems, categoryId);
  };

  /** The number of jobs for each term, up to MAX_COUNTED. */
  const countTerms = async (terms: string[]): Promise<number[]> => {
    const rows = await sql.query<{ jobs: number }>(
      `SELECT (SELECT count(*) FROM (
         SELECT FROM job_texts WHERE words @@ term::tsquery LIMIT ${MAX_COUNTED}
       ) AS found) AS jobs
       FROM unnest($1::text[]) WITH ORDINALITY AS terms (term, n) ORDER BY n`,
      [terms],
    );
    return rows.map(({ jobs }) => jobs);
  };
  const wordCounts: WordCounts = {
    async areFound(words) {
      const stems = await stemsOf(sql, words);
      const counts = await countTerms(words.map((word) => anywhereTerm(word, stems.get(word))));
      return counts.map((jobs) => jobs > 0);
    },
    count: (words) => countTerms(words.map((word) => `'${word}'`)),
  };

  /** The words that were meant, where nothing has those that were typed. */
  const corrected = (words: string[]) =>
    cache.get(`corrected ${words.join(' ')}`, () => correctTypos(sql, wordCounts, words));

  const findTerms = async (terms: SearchTerms, wanted: Wanted, read: ReadPage): Promise<Found> => {
    const { city, offset, limit } = wanted;
    const counted = createMatches(sql, cache, city).count(terms.anywhere);
    const keys = cache.get(`page ${city} ${offset} ${limit} ${terms.anywhere}`, () =>
      page(terms, counted, wanted),
    );
    const [total, jobs] = await Promise.all([counted, keys.then(read)]);
    return { jobs, total };
  };

  return {
    async find(keyword, wanted, read) {
      const words = queryWords(keyword);
      if (words.length === 0) return null;
      const found = await findTerms(await termsFor(words, wanted.categoryId), wanted, read);
      const meant = found.total === 0 ? await corrected(words) : null;
      return meant ? findTerms(await termsFor(meant, wanted.categoryId), wanted, read) : found;
    },
    async matching(keyword) {
      const words = queryWords(keyword);
      if (words.length === 0) return null;
      const typed = await termsFor(words, null);
      const total = await createMatches(sql, cache, null).count(typed.anywhere);
      const meant = total === 0 ? await corrected(words) : null;
      const { anywhere } = meant ? await termsFor(meant, null) : typed;
      return {
        keys: (placeholder) => `SELECT listing_key FROM job_texts WHERE words @@ ${placeholder}::tsquery`,
        value: anywhere,
      };
    },
  };
}
