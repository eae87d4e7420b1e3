import { stemmer } from 'stemmer';
import { WHOLE_WORDS } from './lexicon/whole-words';

const WHOLE = new Map<string, string>();
for (const line of WHOLE_WORDS) {
  const [word = '', ...forms] = line.split(' ');
  for (const form of [word, `${word}s`, ...forms]) WHOLE.set(form, word);
}
// "Customs" is not the plural of "customer"; a word of its own is not overwritten by another's plural.
for (const line of WHOLE_WORDS) WHOLE.set(line.split(' ')[0]!, line.split(' ')[0]!);

const MAX_REMEMBERED = 50_000;
const remembered = new Map<string, string>();

/** The stem of a word as `toWords` gives it. Indian words, words with digits and short words are their own stems. */
export function stem(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  // Emptied rather than ordered by use: the common words are back after a few ads.
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const made = WHOLE.get(word) ?? (/^[a-z]{4,}$/.test(word) ? stemOfLonger(word) : word);
  remembered.set(word, made);
  return made;
}

/** Porter's rules make "boi" of "boys" but leave "boy" as we do, so plurals of short words lose their s only. */
function stemOfLonger(word: string): string {
  return /^[a-z]{2}[a-rt-z]s$/.test(word) ? word.slice(0, 3) : stemmer(word);
}

/** Whether a word means itself, and is not the beginning of another. */
export function isWhole(word: string): boolean {
  return WHOLE.has(word);
}
