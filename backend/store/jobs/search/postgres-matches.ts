import type { Sql } from '../../database';
import type { ReadCache } from '../read-cache';
import type { Term } from './postgres-terms';

// A word in thousands of titles does not tell which of them is better; then the newest come first, which needs no look
// at each match.
const MAX_RANKED = 1_000;
// Weights of D (stems), C, B and A; 1 sets a job's rank against the length of its head.
const RANK = `ts_rank(
  '{0.05, 0.1, 0.3, 1}', (SELECT head FROM job_heads WHERE job_heads.listing_key = found.listing_key), $2::tsquery, 1
)`;
// What it costs to look at a row on the way from the newest, in rows that the index finds and sorts.
const HEAD_COST = 4;
const TEXT_COST = 20;
const WALKED_AT_ANY_RATE = 10_000;

/**
 * The condition that job_texts matches the tsquery $1. As a subselect, whose value the planner does not know, it is taken
 * for rare and answered by the index; as a constant of several words the planner expects many rows, and would rather
 * read a table of some thousand jobs, whose words lie out of line.
 */
const BY_INDEX = 'words @@ (SELECT $1::tsquery)';

type KeyRow = { listing_key: number };

/** Counts and lists the jobs that match a term, in a city (its id) or anywhere; what takes long is kept. */
export function createMatches({ query }: Sql, cache: ReadCache, city: number | null) {
  // Asked for only where a city is wanted, as most searches want none.
  const inCity =
    city === null ? '' : ` AND listing_key IN (SELECT listing_key FROM job_cities WHERE city_id = ${city})`;
  const keysOf = async (statement: string, values: unknown[]) =>
    (await query<KeyRow>(statement, values)).map((row) => row.listing_key);

  const count = (text: string) =>
    cache.get(`count ${city} ${text}`, async () => {
      const [row] = await query<{ jobs: number }>(
        `SELECT count(*) AS jobs FROM job_texts WHERE ${BY_INDEX}${inCity}`,
        [text],
      );
      return row?.jobs ?? 0;
    });

  /** Whether so many of the newest jobs match that looking at each is quicker than the index's list of all. */
  const isWalkShort = (size: number, wanted: number, cost: number) =>
    ((wanted * cache.activeJobs) / size) * cost < size + WALKED_AT_ANY_RATE;

  /** Looks at the newest jobs one by one until there are enough. */
  const walk = (column: string, table: string, term: string, skip: number, limit: number) =>
    keysOf(
      `SELECT listing_key FROM ${table} WHERE ${column} @@ $1::tsquery${inCity}
       ORDER BY listing_key DESC LIMIT $2 OFFSET $3`,
      [term, limit, skip],
    );
  /** Has the index list all matches, to sort them. */
  const sorted = (text: string, skip: number, limit: number) =>
    keysOf(
      `WITH found AS MATERIALIZED (SELECT listing_key FROM job_texts WHERE ${BY_INDEX}${inCity})
       SELECT listing_key FROM found ORDER BY listing_key DESC LIMIT $2 OFFSET $3`,
      [text, limit, skip],
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
             SELECT listing_key FROM job_texts WHERE ${BY_INDEX}${inCity} LIMIT ${MAX_RANKED + 1}
           )
           SELECT (SELECT count(*) FROM found) AS size, ARRAY(
             SELECT listing_key FROM found WHERE (SELECT count(*) FROM found) <= ${MAX_RANKED}
             ORDER BY ${RANK} DESC, listing_key DESC
           ) AS keys`,
          [term.text, rank],
        );
        return !row || row.size > MAX_RANKED ? null : row.keys.map(Number);
      }),

    /** A page of a class that is within the head, newest first. */
    async newestHeads(term: Term, skip: number, limit: number): Promise<number[]> {
      // Without its exact size the least it can be will do.
      const isShort = isWalkShort(MAX_RANKED, skip + limit, HEAD_COST);
      return isShort || isWalkShort(await count(term.text), skip + limit, HEAD_COST)
        ? walk('head', 'job_heads', term.head, skip, limit)
        : sorted(term.text, skip, limit);
    },

    /** A page of a class of this size that needs the whole text, newest first. */
    newestTexts: (text: string, size: number, skip: number, limit: number): Promise<number[]> =>
      isWalkShort(size, skip + limit, TEXT_COST)
        ? walk('words', 'job_texts', text, skip, limit)
        : sorted(text, skip, limit),
  };
}
