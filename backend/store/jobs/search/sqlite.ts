import type { Sql } from '../../database';
import type { ReadCache } from '../read-cache';
import { correctTypos, type WordCounts } from './known-words';
import { matchExpressions, queryWords, wordTerm, type MatchExpressions } from './match-expression';
import type { JobSearch, SearchEngine, Wanted } from './search';
import { sqliteIndex } from './sqlite-index';

// A word in thousands of titles does not tell which of them is better; then the newest come first, which needs no look
// at each match.
const MAX_RANKED = 1_000;
const BEST_FIRST = 'bm25(job_heads, 10.0, 3.0, 3.0, 1.0, 0.0), rowid DESC';
const NEWEST_FIRST = 'rowid DESC';

type Table = 'job_heads' | 'job_texts';

/** SQLite's full-text search, FTS5 (https://sqlite.org/fts5.html). Rowids are listing keys. */
export const sqliteSearch: SearchEngine = { index: sqliteIndex, open };

function open(sql: Sql, cache: ReadCache): JobSearch {
  const { query } = sql;
  // Asked for only where a city is wanted, as most searches want none.
  const matches = (table: Table, city: number | null) =>
    `FROM ${table} WHERE ${table} MATCH $1` +
    (city === null ? '' : ` AND rowid IN (SELECT listing_key FROM job_cities WHERE city_id = ${city})`);

  const count = (table: Table, words: string, city: number | null) =>
    cache.get(`${table} ${city} ${words}`, async () => {
      const [counted] = await query<{ jobs: number }>(`SELECT count(*) AS jobs ${matches(table, city)}`, [
        words,
      ]);
      return counted?.jobs ?? 0;
    });

  const keysOf = async (statement: string, values: unknown[]) =>
    (await query<{ rowid: number }>(statement, values)).map(({ rowid }) => rowid);

  const page = async (match: MatchExpressions, { city, offset, limit }: Wanted): Promise<number[]> => {
    const keys: number[] = [];
    let skip = offset;
    for (const words of [match.inTitle, match.inHeadOnly]) {
      // Counted only when a page needs it: most searches end within the titles.
      const size = await count('job_heads', words, city);
      if (skip < size) {
        const order = size > MAX_RANKED ? NEWEST_FIRST : BEST_FIRST;
        const found = await keysOf(
          `SELECT rowid ${matches('job_heads', city)} ORDER BY ${order} LIMIT $2 OFFSET $3`,
          [words, limit - keys.length, skip],
        );
        keys.push(...found);
        if (keys.length === limit) return keys;
      }
      skip = Math.max(0, skip - size);
    }
    const rest = await keysOf(
      `SELECT rowid ${matches('job_texts', city)}
       AND rowid NOT IN (SELECT rowid FROM job_heads WHERE job_heads MATCH $4)
       ORDER BY ${NEWEST_FIRST} LIMIT $2 OFFSET $3`,
      [match.anywhere, limit - keys.length, skip, match.inHead],
    );
    return [...keys, ...rest];
  };

  const isFound = async (word: string) => {
    const found = await query('SELECT rowid FROM job_texts WHERE job_texts MATCH $1 LIMIT 1', [
      wordTerm(word),
    ]);
    return found.length > 0;
  };
  const wordCounts: WordCounts = {
    areFound: (words) => Promise.all(words.map(isFound)),
    count: (words) =>
      Promise.all(
        words.map(async (word) => {
          // The vocabulary also counts jobs that were taken out of the index.
          if (!(await isFound(word))) return 0;
          const [known] = await query<{ doc: number }>('SELECT doc FROM text_words WHERE term = $1', [word]);
          return known?.doc ?? 1;
        }),
      ),
  };

  /** What is searched for: the words, or those that were meant where nothing has them. */
  const meant = async (words: string[], { categoryId, city }: Pick<Wanted, 'categoryId' | 'city'>) => {
    const match = matchExpressions(words, categoryId);
    const total = await count('job_texts', match.anywhere, city);
    const corrected =
      total === 0
        ? await cache.get(`corrected ${words.join(' ')}`, () => correctTypos(sql, wordCounts, words))
        : null;
    if (!corrected) return { match, total };
    const better = matchExpressions(corrected, categoryId);
    return { match: better, total: await count('job_texts', better.anywhere, city) };
  };

  return {
    async find(keyword, wanted, read) {
      const words = queryWords(keyword);
      if (words.length === 0) return null;
      const { match, total } = await meant(words, wanted);
      return { jobs: wanted.offset < total ? await read(await page(match, wanted)) : [], total };
    },
    async matching(keyword) {
      const words = queryWords(keyword);
      if (words.length === 0) return null;
      const { match } = await meant(words, { categoryId: null, city: null });
      return {
        keys: (placeholder) => `SELECT rowid FROM job_texts WHERE job_texts MATCH ${placeholder}`,
        value: match.anywhere,
      };
    },
  };
}
