import type { Sql } from '../../store/database';
import { lexemesOf } from './job-lexemes';
import { learnWords } from './known-words';
import type { TextIndex } from './search';

const MAX_STATEMENTS = 3;

/** PostgreSQL's full-text search (https://www.postgresql.org/docs/current/textsearch.html), without its dictionaries. */
export const postgresIndex: TextIndex = {
  async remove({ query, oneOf }, listingKeys) {
    await query(`DELETE FROM job_texts WHERE listing_key ${oneOf('$1', 'bigint')}`, [listingKeys]);
  },
  async add(sql, entries) {
    const jobs = entries.map(({ job, categoryName }) => lexemesOf(job, categoryName));
    await sql.query(
      `INSERT INTO job_texts SELECT listing_key, array_to_tsvector(string_to_array(words, ' '))
       FROM unnest($1::bigint[], $2::text[]) AS rows (listing_key, words)`,
      [entries.map(({ listingKey }) => listingKey), jobs.map(({ lexemes }) => lexemes.join(' '))],
    );
    // One merge per batch: otherwise every search would scan the pending entries, and the planner would prefer a
    // table scan.
    await sql.query(`SELECT gin_clean_pending_list('job_texts_words')`);
    await learnWords(
      sql,
      jobs.flatMap(({ words }) => words),
    );
  },
  // Lexemes within a statement run sequentially; statements run in parallel on separate connections.
  async holders(sql, lexemes, most) {
    const size = Math.ceil(lexemes.length / MAX_STATEMENTS);
    const parts = Array.from({ length: Math.ceil(lexemes.length / size) }, (_, part) =>
      holdersOf(sql, lexemes.slice(part * size, (part + 1) * size), most),
    );
    return (await Promise.all(parts)).flat();
  },
};

async function holdersOf({ query }: Sql, lexemes: string[], most: number | null = null): Promise<number[][]> {
  // One subselect per lexeme, because the planner assumes an unknown lexeme is rare and uses the index. Keys as 8
  // bytes each: 60,000 keys as JSON take longer to encode and parse than to find.
  const rows = await query<{ keys: Buffer | null }>(
    `SELECT (
       SELECT string_agg(float8send(listing_key), '') FROM (
         SELECT listing_key FROM job_texts WHERE words @@ lexeme::tsquery LIMIT $2
       ) AS holders
     ) AS keys
     FROM unnest($1::text[]) WITH ORDINALITY AS asked (lexeme, n) ORDER BY n`,
    [lexemes.map((lexeme) => `'${lexeme}'`), most],
  );
  return rows.map(({ keys }) =>
    Array.from({ length: (keys?.length ?? 0) / 8 }, (_, at) => keys!.readDoubleBE(8 * at)),
  );
}
