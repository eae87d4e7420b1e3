import { distance } from 'fastest-levenshtein';
import { findCityByName } from '../../../lib/jobs/places/cities';
import { isRole } from '../../../lib/search/heads';
import { doersOf } from './word-families';
import { toWords } from '../../../lib/search/normalise';
import { type English, inEnglish, MEANINGFUL } from '../../../lib/search/known-words';
import { differenceOf, isIndian, LIKE_VOWEL, OTHER_VOWEL } from '../../../lib/search/sound';
import type { Correction } from '../jobs';
import type { Lookups } from './lookups';
import { completions, nearReadings, soundAlike, soundReadings, splitReading, stemOf } from './readings';

/** A query with corrected spelling, and the corrections made. `spelt`: the same words in another script. */
type Corrected = { text: string; corrections: Correction[]; spelt: Correction[] };

const MAX_KEYWORD = 300;
const MAX_WORDS = 20;
/** A word in at most this many jobs counts as a typo if another reading is in this many times more. */
const FEW = 5;
const TIMES_MORE = 15;

type Token = { word: string; start: number; end: number };

/**
 * Replaces rare words with the most likely reading: their English translation, a similar or similar-sounding word, or
 * several words run together. Joins words that were split.
 */
export function correctSpelling(lookups: Lookups, keyword: string): Corrected {
  const tokens = keyword.length > MAX_KEYWORD ? [] : tokensOf(keyword);
  const words = tokens.map(({ word }) => word);
  const jobs = lookups.count(words.map(stemOf));
  const corrections: Correction[] = [];
  const spelt: Correction[] = [];
  let text = '';
  let end = 0;
  for (let at = 0; at < tokens.length;) {
    const read = readAt(lookups, words, jobs, at, tokens[at + 1]?.start === tokens[at]!.end + 1);
    const last = tokens[at + (read?.length ?? 1) - 1]!;
    if (read) {
      text += keyword.slice(end, tokens[at]!.start) + read.text;
      if (read.isCorrection) corrections.push({ from: words[at]!, to: read.text });
      else spelt.push({ from: keyword.slice(tokens[at]!.start, last.end), to: read.text });
      end = last.end;
    }
    at += read?.length ?? 1;
  }
  return { text: text + keyword.slice(end), corrections, spelt };
}

/** Whether a word has a meaning whatever ads say, or is the work of one that has: "welding". */
const isKnown = (word: string): boolean =>
  MEANINGFUL.has(word) ||
  (word.endsWith('ing') && doersOf(word).some((doer) => isRole(doer) && MEANINGFUL.has(doer)));

function tokensOf(keyword: string): Token[] {
  return [...keyword.matchAll(/[\p{L}\p{M}\u200C\u200D]{2,}/gu)].slice(0, MAX_WORDS).flatMap((match) => {
    const [word, ...others] = toWords(match[0]);
    const isPart =
      /[\p{N}+#.]/u.test(keyword[match.index - 1] ?? '') ||
      /[\d+#]/.test(keyword[match.index + match[0].length] ?? '');
    return word === undefined || others.length > 0 || isPart
      ? []
      : [{ word, start: match.index, end: match.index + match[0].length }];
  });
}

/** Returns how to read the word at `at`, possibly joined with its successors; null to keep it. */
function readAt(
  lookups: Lookups,
  words: string[],
  jobs: number[],
  at: number,
  isJoinable: boolean,
): { text: string; length: number; isCorrection: boolean } | null {
  const word = words[at]!;
  const few = jobs[at]!;
  const next = words[at + 1];
  if (
    isJoinable &&
    next !== undefined &&
    Math.min(few, jobs[at + 1]!) <= FEW &&
    !(MEANINGFUL.has(word) && MEANINGFUL.has(next))
  ) {
    const [joined = 0] = lookups.count([stemOf(word + next)], 'key');
    if (joined > 0 && joined > lookups.countAll([stemOf(word), stemOf(next)], 'key'))
      return { text: word + next, length: 2, isCorrection: false };
  }
  // "safai karamchari"
  const english = inEnglish(words, at);
  const isPhrase = english && (english.differs < 0 || (jobs[at + 1] === 0 && !MEANINGFUL.has(next!)));
  if (isPhrase && english.length > 1) return { ...english, isCorrection: false };
  if (few > FEW || isKnown(word) || lookups.count([stemOf(word)], 'name')[0]! > 0) return null;
  const begun = at === words.length - 1 && few === 0 ? completions(lookups, word) : [];
  const isRead = begun.length === 0 && (isIndian(word) || few === 0);
  if (isRead && english && !isRatherJob(lookups, word, english))
    return { text: english.text, length: english.length, isCorrection: english.differs > OTHER_VOWEL };
  const readings = [
    ...nearReadings(lookups, word, few),
    ...soundReadings(lookups, word),
    ...(splitReading(lookups, word) ?? []),
  ].filter(({ jobs: count }) => count >= few * TIMES_MORE);
  const best = readings.sort((a, b) => a.cost - b.cost)[0];
  // Keep a word that may be incomplete, unless another reading is likelier than every completion.
  if (!best || begun.some(({ cost }) => cost <= best.cost)) return null;
  // Who names a town means no other one with an unknown word.
  if (findCityByName(best.text) && words.some((other) => findCityByName(other))) return null;
  // A word of an Indian script that sounds like an English one is that word.
  const isSame = isIndian(word) && differenceOf(word, best.text) <= LIKE_VOWEL;
  return { text: best.text, length: 1, isCorrection: !isSame };
}

/**
 * Whether titles have a word that is nearer to a word than what it was read as by sound, or, if that is a place, about as
 * near.
 */
function isRatherJob(lookups: Lookups, word: string, { text, length, isPlace, differs }: English): boolean {
  if (differs < 0 || length > 1 || (!isPlace && !isIndian(word))) return false;
  const name = text.toLowerCase();
  const isNear = (other: string) =>
    differenceOf(word, other) - differs < (isPlace ? LIKE_VOWEL + OTHER_VOWEL : 0);
  const letters = isIndian(word) ? 0 : distance(word, name);
  const spelt = lookups.index.spelledLike(word, letters).filter((other) => distance(word, other) <= letters);
  const others = [...soundAlike(lookups, word).filter(isNear), ...spelt].filter((other) => other !== name);
  return lookups.count(others.map(stemOf), 'title').some((jobs) => jobs > 0);
}
