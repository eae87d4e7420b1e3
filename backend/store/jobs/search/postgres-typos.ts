import { allowedEdits, closestWords, trigrams } from './closest-word';
import type { Query } from '../../postgres-connection';
import { stemsOf } from './postgres-stems';
import { anywhereTerm } from './postgres-terms';

const MOST_CANDIDATES = 1_000;
const MOST_WEIGHED = 20;
// Between two words in thousands of jobs, which one is in more of them no longer tells what was meant.
const MOST_COUNTED = 5_000;

/**
 * The words with each unknown one replaced by the nearest known word, or null if none is. The words' trigrams are in a
 * table of our own rather than in pg_trgm's index: an extension needs rights that a hosted database may not give.
 */
export async function correctTypos(query: Query, words: string[]): Promise<string[] | null> {
  const stems = await stemsOf(query, words);
  const counts = await countJobs(
    query,
    words.map((word) => anywhereTerm(word, stems.get(word))),
    1,
  );
  const corrected: string[] = [];
  for (const [index, word] of words.entries()) {
    corrected.push(counts[index] ? word : await correct(query, word));
  }
  return corrected.some((word, index) => word !== words[index]) ? [...new Set(corrected)] : null;
}

async function correct(query: Query, word: string): Promise<string> {
  const edits = allowedEdits(word);
  if (edits === 0) return word;
  const length = [...word].length;
  const candidates = await query<{ word: string }>(
    `SELECT word FROM (
       SELECT word_id FROM word_trigrams
       WHERE trigram = ANY ($1::text[]) AND length BETWEEN $2 AND $3
       GROUP BY word_id ORDER BY count(*) DESC LIMIT ${MOST_CANDIDATES}
     ) AS near JOIN known_words ON known_words.id = word_id`,
    [trigrams(word), length - edits, length + edits],
  );
  const closest = closestWords(
    word,
    candidates.map((candidate) => candidate.word),
  ).slice(0, MOST_WEIGHED);
  const counts = await countJobs(
    query,
    closest.map((candidate) => `'${candidate}'`),
    MOST_COUNTED,
  );
  // Words are never forgotten: the one job that held this one may be closed.
  return closest
    .map((candidate, index) => ({ candidate, jobs: counts[index] ?? 0 }))
    .filter(({ jobs }) => jobs > 0)
    .reduce((best, next) => (next.jobs > best.jobs ? next : best), { candidate: word, jobs: 0 }).candidate;
}

/** The number of jobs for each term, counted no further than `most`. */
async function countJobs(query: Query, terms: string[], most: number): Promise<number[]> {
  const counts = terms.map(
    (_, index) =>
      `(SELECT count(*) FROM (SELECT 1 FROM job_texts WHERE words @@ $${index + 1}::tsquery LIMIT ${most}) AS found)`,
  );
  if (counts.length === 0) return [];
  const [row] = await query<{ counts: number[] }>(`SELECT ARRAY[${counts.join(', ')}] AS counts`, terms);
  return (row?.counts ?? []).map(Number);
}
