import type { Sql } from '../../store/database';
import { roughSoundOf } from '../../../lib/search/sound';
import { isCorrectionCandidate, trigrams } from './closest-word';

const MAX_CANDIDATES = 1_000;
const MAX_COMPLETIONS = 100;
// Sounds are stored among the trigrams, prefixed by a character that cannot be typed.
const soundKey = (sound: string) => `\uE005${sound}`;

/**
 * Adds new jobs' words to the spelling candidates; call it within a transaction. Trigrams have a table of their own,
 * because hosted databases may not allow PostgreSQL's pg_trgm extension.
 */
export async function learnWords({ query, insert, oneOf }: Sql, words: string[]): Promise<void> {
  const found = (list: string[]) =>
    query<{ id: number; word: string }>(
      `SELECT id, word FROM known_words WHERE word ${oneOf('$1', 'text')}`,
      [list],
    );
  const candidates = [...new Set(words)].filter(isCorrectionCandidate);
  const known = new Set((await found(candidates)).map(({ word }) => word));
  const fresh = candidates.filter((word) => !known.has(word));
  if (fresh.length === 0) return;
  await insert(
    'known_words',
    { word: 'text' },
    fresh.map((word) => ({ word })),
  );
  const rows = (await found(fresh)).flatMap(({ id, word }) =>
    [...trigrams(word), soundKey(roughSoundOf(word))].map((trigram) => ({
      trigram,
      length: [...word].length,
      word_id: id,
    })),
  );
  await insert('word_trigrams', { trigram: 'text', length: 'integer', word_id: 'integer' }, rows);
}

/** Returns known words that share most trigrams with a word and differ in length by at most `edits`. */
export async function wordsLike({ query, oneOf }: Sql, word: string, edits: number): Promise<string[]> {
  const length = [...word].length;
  const found = await query<{ word: string }>(
    `SELECT word FROM (
       SELECT word_id FROM word_trigrams
       WHERE trigram ${oneOf('$1', 'text')} AND length BETWEEN $2 AND $3
       GROUP BY word_id ORDER BY count(*) DESC LIMIT ${MAX_CANDIDATES}
     ) AS near JOIN known_words ON known_words.id = word_id`,
    [trigrams(word), length - edits, length + edits],
  );
  return found.map((row) => row.word);
}

/** Returns known words with this `roughSoundOf`. */
export async function wordsSounding({ query }: Sql, sound: string): Promise<string[]> {
  const found = await query<{ word: string }>(
    `SELECT word FROM word_trigrams JOIN known_words ON known_words.id = word_id WHERE trigram = $1
     ORDER BY word LIMIT ${MAX_CANDIDATES}`,
    [soundKey(sound)],
  );
  return found.map((row) => row.word);
}

/** Returns those of the words that are known. */
export async function knownAmong({ query, oneOf }: Sql, words: string[]): Promise<string[]> {
  const found = await query<{ word: string }>(
    `SELECT word FROM known_words WHERE word ${oneOf('$1', 'text')} ORDER BY word`,
    [words],
  );
  return found.map((row) => row.word);
}

/** Returns known words with this prefix. */
export async function wordsBeginningWith({ query }: Sql, beginning: string): Promise<string[]> {
  const found = await query<{ word: string }>(
    `SELECT word FROM known_words WHERE word > $1 AND word < $2 ORDER BY word LIMIT ${MAX_COMPLETIONS}`,
    [beginning, `${beginning}\u{10FFFF}`],
  );
  return found.map((row) => row.word);
}
