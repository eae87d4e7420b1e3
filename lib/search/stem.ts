import { stemmer } from 'stemmer';
import { WHOLE_WORDS } from './lexicon/whole-words';

const WHOLE = new Map<string, string>();
for (const line of WHOLE_WORDS) {
  const [word = '', ...forms] = line.split(' ');
  for (const form of [word, `${word}s`, ...forms]) WHOLE.set(form, word);
}
// "Customs" is not the plural of "customer": plurals must not overwrite listed words.
for (const line of WHOLE_WORDS) WHOLE.set(line.split(' ')[0]!, line.split(' ')[0]!);

const MAX_REMEMBERED = 50_000;
const remembered = new Map<string, string>();

/** The stem of a word from `toWords`. Indian words, words with digits and short words are their own stems. */
export function stem(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  // Cleared rather than LRU: common words are cached again after a few ads.
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const made = WHOLE.get(word) ?? (/^[a-z]{4,}$/.test(word) ? stemOfLonger(word) : word);
  remembered.set(word, made);
  return made;
}

/** Porter stems "boys" to "boi" but keeps "boy", so plurals of short words only lose their s. */
const stemOfLonger = (word: string): string =>
  /^[a-z]{2}[a-rt-z]s$/.test(word) ? word.slice(0, 3) : stemmer(word);

/** Whether a word counts only as a whole, not as the beginning of another. */
export const isWhole = (word: string): boolean => WHOLE.has(word);
