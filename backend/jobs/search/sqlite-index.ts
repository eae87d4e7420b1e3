import { lexemesOf } from './job-lexemes';
import { learnWords } from './known-words';
import type { TextIndex } from './search';

/** SQLite's full-text search, FTS5 (https://sqlite.org/fts5.html). Rowids are listing keys. */
export const sqliteIndex: TextIndex = {
  // FTS5 writes a segment each time a rowid is lower than the one before it: ascending order is ten times faster.
  async remove({ query }, listingKeys) {
    for (const key of [...listingKeys].sort((a, b) => a - b))
      await query('DELETE FROM job_texts WHERE rowid = $1', [key]);
  },
  async add(sql, entries) {
    const jobs = [...entries]
      .sort((a, b) => a.listingKey - b.listingKey)
      .map(({ job, listingKey, categoryName }) => ({ rowid: listingKey, ...lexemesOf(job, categoryName) }));
    await sql.insert(
      'job_texts',
      { rowid: 'bigint', words: 'text' },
      jobs.map(({ rowid, lexemes }) => ({ rowid, words: lexemes.join(' ') })),
    );
    await learnWords(
      sql,
      jobs.flatMap(({ words }) => words),
    );
  },
  holders: ({ query, arrayOf, arrayIn }, lexemes) =>
    Promise.all(
      lexemes.map(async (lexeme) => {
        // One row of all keys: an object for each of 60,000 would take longer than finding them.
        const [found] = await query<{ keys: unknown }>(
          `SELECT ${arrayOf('rowid')} AS keys FROM job_texts WHERE job_texts MATCH $1`,
          [`"${lexeme}"`],
        );
        return arrayIn(found?.keys);
      }),
    ),
};
