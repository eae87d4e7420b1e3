import type { JobIndex } from './search';
import { wordsOfJob } from './job-words';
import { learnWords } from './known-words';
import { categoryMark } from './match-expression';

const HEAD = {
  rowid: 'bigint',
  title: 'text',
  company: 'text',
  place: 'text',
  category: 'text',
  mark: 'text',
};

// FTS5 writes a segment each time a rowid is lower than the one before it: ascending order is ten times faster.
export const sqliteIndex: JobIndex = {
  async remove({ query }, listingKeys) {
    const ascending = [...listingKeys].sort((a, b) => a - b);
    for (const table of ['job_heads', 'job_texts'])
      for (const key of ascending) await query(`DELETE FROM ${table} WHERE rowid = $1`, [key]);
  },
  async add(sql, entries) {
    const jobs = [...entries]
      .sort((a, b) => a.listingKey - b.listingKey)
      .map(({ job, listingKey, categoryId, categoryName }) => {
        const mark = categoryMark(categoryId);
        return { rowid: listingKey, mark, ...wordsOfJob(job, categoryName) };
      });
    await sql.insert(
      'job_heads',
      HEAD,
      jobs.map(({ rowid, mark, head }) => {
        const [title, company, place, category] = head.map((words) => words.join(' '));
        return { rowid, title, company, place, category, mark };
      }),
    );
    await sql.insert(
      'job_texts',
      { rowid: 'bigint', words: 'text' },
      jobs.map(({ rowid, mark, all }) => ({ rowid, words: `${all.join(' ')} ${mark}` })),
    );
    await learnWords(
      sql,
      jobs.flatMap(({ all }) => all),
    );
  },
};
