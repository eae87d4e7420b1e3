import type { Database } from 'better-sqlite3';
import { allowedEdits, closestWords, trigrams } from './closest-word';
import { wordTerm } from './match-expression';

const MOST_CANDIDATES = 1_000;
const MOST_WEIGHED = 20;

/** A function that gives the words with each unknown one replaced by the nearest known word, or null if none is. */
export function createTypoCorrector(db: Database): (words: string[]) => string[] | null {
  const findAny = db.prepare<[string]>('SELECT 1 FROM job_texts WHERE job_texts MATCH ? LIMIT 1');
  const findCandidates = db
    .prepare<[string, number, number, number], string>(
      `SELECT word FROM word_trigrams JOIN known_words ON known_words.id = word_id
       WHERE trigram IN (SELECT value FROM json_each(?)) AND length BETWEEN ? AND ?
       GROUP BY word_id ORDER BY count(*) DESC LIMIT ?`,
    )
    .pluck();
  const countJobs = db.prepare<[string], number>('SELECT doc FROM text_words WHERE term = ?').pluck();

  const isFound = (word: string) => findAny.get(wordTerm(word)) !== undefined;

  const correct = (word: string): string => {
    const edits = allowedEdits(word);
    if (edits === 0) return word;
    const length = [...word].length;
    const shared = JSON.stringify(trigrams(word));
    const candidates = findCandidates.all(shared, length - edits, length + edits, MOST_CANDIDATES);
    return (
      closestWords(word, candidates)
        .slice(0, MOST_WEIGHED)
        .map((candidate) => ({ candidate, jobs: countJobs.get(candidate) ?? 0 }))
        .sort((a, b) => b.jobs - a.jobs)
        // Words are never forgotten: the one job that held this one may be closed.
        .find(({ candidate }) => isFound(candidate))?.candidate ?? word
    );
  };

  return (words) => {
    const corrected = words.map((word) => (isFound(word) ? word : correct(word)));
    return corrected.some((word, index) => word !== words[index]) ? [...new Set(corrected)] : null;
  };
}
