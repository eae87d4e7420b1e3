import type { Sql } from '../../database';
import { allowedEdits, closestWords, isKnownWordMaterial, trigrams } from './closest-word';

const MAX_CANDIDATES = 1_000;
const MAX_COUNTED = 20;

/**
 * Adds the words of new jobs to those that typing errors are corrected to; for use within a transaction. Their trigrams
 * are in a table of our own, as PostgreSQL's pg_trgm is an extension that a hosted database may not allow.
 */
export async function learnWords({ query, insert, oneOf }: Sql, words: string[]): Promise<void> {
  const found = (list: string[]) =>
    query<{ id: number; word: string }>(
      `SELECT id, word FROM known_words WHERE word ${oneOf('$1', 'text')}`,
      [list],
    );
  const candidates = [...new Set(words)].filter(isKnownWordMaterial);
  const known = new Set((await found(candidates)).map(({ word }) => word));
  const fresh = candidates.filter((word) => !known.has(word));
  if (fresh.length === 0) return;
  await insert(
    'known_words',
    { word: 'text' },
    fresh.map((word) => ({ word })),
  );
  const rows = (await found(fresh)).flatMap(({ id, word }) =>
    trigrams(word).map((trigram) => ({ trigram, length: [...word].length, word_id: id })),
  );
  await insert('word_trigrams', { trigram: 'text', length: 'integer', word_id: 'integer' }, rows);
}

/** How often words stand in active jobs, by the engine's index. */
export type WordCounts = {
  /** For each word, whether a search for it finds any job. */
  areFound(words: string[]): Promise<boolean[]>;
  /** For each known word the number of jobs that hold it, which may be cut off at some thousands. */
  count(words: string[]): Promise<number[]>;
};

/** The words with each one that finds nothing replaced by the nearest known word, or null if none is replaced. */
export async function correctTypos(sql: Sql, counts: WordCounts, words: string[]): Promise<string[] | null> {
  const found = await counts.areFound(words);
  const corrected: string[] = [];
  for (const [index, word] of words.entries())
    corrected.push(found[index] ? word : await correct(sql, counts, word));
  return corrected.some((word, index) => word !== words[index]) ? [...new Set(corrected)] : null;
}

async function correct({ query, oneOf }: Sql, counts: WordCounts, word: string): Promise<string> {
  const edits = allowedEdits(word);
  if (edits === 0) return word;
  const length = [...word].length;
  const candidates = await query<{ word: string }>(
    `SELECT word FROM (
       SELECT word_id FROM word_trigrams
       WHERE trigram ${oneOf('$1', 'text')} AND length BETWEEN $2 AND $3
       GROUP BY word_id ORDER BY count(*) DESC LIMIT ${MAX_CANDIDATES}
     ) AS near JOIN known_words ON known_words.id = word_id`,
    [trigrams(word), length - edits, length + edits],
  );
  const closest = closestWords(
    word,
    candidates.map((candidate) => candidate.word),
  ).slice(0, MAX_COUNTED);
  const jobs = await counts.count(closest);
  // Words are never forgotten: the only job that held one may be closed.
  return closest
    .map((candidate, index) => ({ candidate, jobs: jobs[index] ?? 0 }))
    .reduce((best, next) => (next.jobs > best.jobs ? next : best), { candidate: word, jobs: 0 }).candidate;
}
