import { lexemesOf } from './job-lexemes';
import { learnWords } from './known-words';
import type { TextIndex } from './search';

/** SQLite's full-text search, FTS5 (https://sqlite.org/fts5.html). Rowids are listing keys. */
export const sqliteIndex: TextIndex = {
  // FTS5 starts a new segment whenever a rowid is lower than its predecessor: ascending order is ten times faster.
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
  holders: ({ column }, lexemes, most = -1) =>
    Promise.all(
      lexemes.map((lexeme) =>
        column<number>('SELECT rowid FROM job_texts WHERE job_texts MATCH $1 LIMIT $2', [
          `"${lexeme}"`,
          most,
        ]),
      ),
    ),
};
