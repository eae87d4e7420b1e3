import type { PostgresCache } from '../postgres-cache';
import type { Query } from '../../postgres-connection';
import type { Term } from './postgres-terms';

// A word in thousands of titles says nothing about which of them is better; then the newest come first,
// which needs no look at each match.
const MOST_RANKED = 1_000;
// Weights of D (stems), C, B and A; 1 sets a job's rank against the length of its head.
const RANK = `ts_rank('{0.05, 0.1, 0.3, 1}', head, $2::tsquery, 1)`;
// What looking at a row costs while walking from the newest, in rows that the index finds and sorts.
const HEAD_COST = 4;
const TEXT_COST = 20;
const WALKED_AT_ANY_RATE = 10_000;

type KeyRow = { listing_key: number };

/** The jobs that match a term, in a city (its id) or anywhere, counted and in order; what takes long is kept until the store changes. */
export function createMatches(query: Query, cache: PostgresCache, city: number | null) {
  // Asked for only where a city is wanted, as most searches want none.
  const inCity =
    city === null ? '' : ` AND listing_key IN (SELECT listing_key FROM job_cities WHERE city_id = ${city})`;
  const keysOf = async (statement: string, values: string[]) =>
    (await query<KeyRow>(statement, values)).map((row) => row.listing_key);

  const count = (text: string) =>
    cache.get(`count ${city} ${text}`, async () => {
      const [row] = await query<{ jobs: number }>(
        `SELECT count(*) AS jobs FROM job_texts WHERE words @@ $1::tsquery${inCity}`,
        [text],
      );
      return row?.jobs ?? 0;
    });

  /** Whether so many of the newest jobs match that looking at each is quicker than the index's list of all. */
  const isWalkShort = (size: number, wanted: number, cost: number) =>
    ((wanted * cache.activeJobs) / size) * cost < size + WALKED_AT_ANY_RATE;

  const newest = (column: string, table: string, term: string, skip: number, limit: number) =>
    keysOf(
      `SELECT listing_key FROM ${table} WHERE ${column} @@ $1::tsquery${inCity}
       ORDER BY listing_key DESC LIMIT ${limit} OFFSET ${skip}`,
      [term],
    );
  // The minus keeps the planner from walking.
  const newestByIndex = (text: string, skip: number, limit: number) =>
    keysOf(
      `SELECT listing_key FROM job_texts WHERE words @@ $1::tsquery${inCity}
       ORDER BY -listing_key LIMIT ${limit} OFFSET ${skip}`,
      [text],
    );

  return {
    /** The exact number of jobs that match. */
    count,

    /** All matches, best first; null when they are more than are worth ranking. */
    ranked: (term: Term, rank: string): Promise<number[] | null> =>
      cache.get(`ranked ${city} ${term.text}`, async () => {
        // Found, counted and ranked in one statement, for the round trip and because finding is much of the work.
        const [row] = await query<{ size: number; keys: string[] }>(
          `WITH found AS MATERIALIZED (
             SELECT listing_key FROM job_texts WHERE words @@ $1::tsquery${inCity} LIMIT ${MOST_RANKED + 1}
           )
           SELECT (SELECT count(*) FROM found) AS size, ARRAY(
             SELECT listing_key FROM found JOIN job_heads USING (listing_key)
             WHERE (SELECT count(*) FROM found) <= ${MOST_RANKED}
             ORDER BY ${RANK} DESC, listing_key DESC
           ) AS keys`,
          [term.text, rank],
        );
        return !row || row.size > MOST_RANKED ? null : row.keys.map(Number);
      }),

    /** A page of a class that is within the head, newest first. */
    async newestHeads(term: Term, skip: number, limit: number): Promise<number[]> {
      // Without its exact size the least it can be will do.
      const isShort = isWalkShort(MOST_RANKED, skip + limit, HEAD_COST);
      return isShort || isWalkShort(await count(term.text), skip + limit, HEAD_COST)
        ? newest('head', 'job_heads', term.head, skip, limit)
        : newestByIndex(term.text, skip, limit);
    },

    /** A page of a class of this size that needs the whole text, newest first. */
    newestTexts: (text: string, size: number, skip: number, limit: number): Promise<number[]> =>
      isWalkShort(size, skip + limit, TEXT_COST)
        ? newest('words', 'job_texts', text, skip, limit)
        : newestByIndex(text, skip, limit),
  };
}
