import { isKnownWordMaterial, trigrams } from './closest-word';
import { wordsOfJob } from './job-words';
import type { Query } from '../../postgres-connection';
import { enoughToMove } from './postgres-narrow';
import { rowsOf } from '../../postgres-rows';
import { stemsOf } from './postgres-stems';
import { headVector, lexemesOf } from './postgres-terms';
import type { NewJob } from '../../store';

// A tsvector holds one megabyte and 16,383 positions at most; no advertisement that people read comes near.
const MOST_WORDS = 8_000;
const MOST_HEAD_WORDS = 500;

export type IndexEntry = { listingKey: number; job: NewJob; categoryId: number; categoryName: string };

/** Takes jobs out of the search; for use within a transaction. */
export async function unindexJobs(query: Query, listingKeys: number[]): Promise<void> {
  for (const table of ['job_heads', 'job_texts']) {
    await query(`DELETE FROM ${table} WHERE listing_key = ANY ($1::bigint[])`, [listingKeys]);
  }
}

/** Makes jobs found by the search; for use within a transaction that has its turn. */
export async function indexJobs(query: Query, entries: IndexEntry[]): Promise<void> {
  const jobs = entries.map(({ job, listingKey, categoryId, categoryName }) => {
    const { head, all } = wordsOfJob(job, categoryName);
    const parts = head.map((words) => words.slice(0, MOST_HEAD_WORDS));
    return { listingKey, categoryId, parts, all: all.slice(0, MOST_WORDS) };
  });
  const words = [...new Set(jobs.flatMap(({ all }) => all))];
  const stems = await stemsOf(query, words);
  const listing_key = jobs.map(({ listingKey }) => listingKey);
  const heads = jobs.map(({ parts, categoryId }) => headVector(parts, categoryId, stems));
  const texts = jobs.map(({ parts, all, categoryId }) => {
    const lexemes = lexemesOf({ title: parts[0] ?? [], head: parts.flat(), all, categoryId }, stems);
    return enoughToMove(lexemes).join(' ');
  });
  await query(
    `INSERT INTO job_heads SELECT listing_key, head::tsvector
     FROM unnest($1::bigint[], $2::text[]) AS rows (listing_key, head)`,
    [listing_key, heads],
  );
  await query(
    `INSERT INTO job_texts SELECT listing_key, array_to_tsvector(string_to_array(words, ' '))
     FROM unnest($1::bigint[], $2::text[]) AS rows (listing_key, words)`,
    [listing_key, texts],
  );
  // One merge for the whole batch; else every search would read the entries that wait for it one by one.
  await query(`SELECT gin_clean_pending_list('job_texts_words')`);
  await learn(query, words.filter(isKnownWordMaterial));
}

async function learn(query: Query, words: string[]): Promise<void> {
  const learned = await query<{ id: number; word: string }>(
    `INSERT INTO known_words (word)
     SELECT word FROM unnest($1::text[]) AS word
     WHERE NOT EXISTS (SELECT 1 FROM known_words known WHERE known.word = word.word) RETURNING id, word`,
    [words],
  );
  const rows = learned.flatMap(({ id, word }) =>
    trigrams(word).map((trigram) => ({ trigram, length: [...word].length, word_id: id })),
  );
  const { names, unnest, values } = rowsOf({ trigram: 'text', length: 'integer', word_id: 'integer' }, rows);
  await query(`INSERT INTO word_trigrams (${names}) SELECT * FROM ${unnest}`, values);
}
