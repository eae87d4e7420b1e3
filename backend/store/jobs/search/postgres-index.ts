import type { Sql } from '../../database';
import { wordsOfJob } from './job-words';
import { learnWords } from './known-words';
import { stemsOf } from './postgres-stems';
import { headVector, lexemesOf } from './postgres-terms';
import type { JobIndex } from './search';

// A tsvector holds one megabyte and 16,383 positions at most; no advertisement that people read comes near.
const MAX_WORDS = 8_000;
const MAX_HEAD_WORDS = 500;

export const postgresIndex: JobIndex = {
  async remove({ query, oneOf }, listingKeys) {
    for (const table of ['job_heads', 'job_texts'])
      await query(`DELETE FROM ${table} WHERE listing_key ${oneOf('$1', 'bigint')}`, [listingKeys]);
  },
  async add(sql, entries) {
    const jobs = entries.map(({ job, listingKey, categoryId, categoryName }) => {
      const { head, all } = wordsOfJob(job, categoryName);
      const parts = head.map((words) => words.slice(0, MAX_HEAD_WORDS));
      return { listingKey, categoryId, parts, all: all.slice(0, MAX_WORDS) };
    });
    const words = [...new Set(jobs.flatMap(({ all }) => all))];
    const stems = await stemsOf(sql, words);
    const heads = jobs.map(({ parts, categoryId }) => headVector(parts, categoryId, stems));
    const texts = jobs.map(({ parts, all, categoryId }) =>
      lexemesOf({ title: parts[0] ?? [], head: parts.flat(), all, categoryId }, stems).join(' '),
    );
    const listingKeys = jobs.map(({ listingKey }) => listingKey);
    await write(sql, 'INSERT INTO job_heads SELECT listing_key, words::tsvector', listingKeys, heads);
    await write(
      sql,
      `INSERT INTO job_texts SELECT listing_key, array_to_tsvector(string_to_array(words, ' '))`,
      listingKeys,
      texts,
    );
    // One merge for the whole batch; else every search would read the entries that wait for it one by one, and the
    // planner, which counts them, would rather read the table.
    await sql.query(`SELECT gin_clean_pending_list('job_texts_words')`);
    await learnWords(sql, words);
  },
};

const write = ({ query }: Sql, insert: string, listingKeys: number[], words: string[]) =>
  query(`${insert} FROM unnest($1::bigint[], $2::text[]) AS rows (listing_key, words)`, [listingKeys, words]);
