import { distance } from 'fastest-levenshtein';
import { toWords } from '../../../lib/search/normalise';
import { CORRECTABLE, differenceOf, inEnglish, MEANINGFUL } from '../../../lib/search/known-words';
import { isIndian, isRough, romanise, roughSoundOf, soundOf } from '../../../lib/search/sound';
import { indexWords, type SearchTerm } from '../../../lib/search/terms';
import type { Correction } from '../jobs';
import { allowedEdits, closestWords } from './closest-word';
import type { Lookups } from './lookups';

/** A query with corrected spelling, and the corrections made. */
type Corrected = { text: string; corrections: Correction[] };

const MAX_KEYWORD = 300;
const MAX_WORDS = 20;
const MAX_COUNTED = 20;
/** A word in at most this many jobs counts as a typo if another reading is in this many times more. */
const FEW = 5;
const TIMES_MORE = 15;
/** The same for several known words run together. */
const TIMES_MORE_SPLIT = 3;
const LONG_SOUND = 6;
const MIN_BEGINNING = 3;
const LONGEST_SPLIT = 30;
const SHORTEST_SPLIT = 6;

/** Costs of a reading, in logarithms, added to the cost of being rare. */
const COST = {
  edit: 3.5,
  otherFirstLetter: 2,
  sound: 4,
  piece: 1.5,
  shortPiece: 1,
  /** So rare that it may itself be several words run together. */
  rarePiece: 3,
  meaningful: 3,
  besideNone: 3,
  /** Replaces the cost of an edit when both sound alike. */
  vowel: 2,
  /** Per letter in which words that sound alike differ. */
  letter: 1.5,
  /** Per letter still to be typed. */
  beginning: 0.5,
};

type Token = { word: string; start: number; end: number };
type Reading = { text: string; cost: number; jobs: number };

/**
 * Replaces rare words with the most likely reading: their English translation, a similar or similar-sounding word, or
 * several words run together. Joins words that were split.
 */
export function correctSpelling(lookups: Lookups, keyword: string): Corrected {
  const tokens = keyword.length > MAX_KEYWORD ? [] : tokensOf(keyword);
  const words = tokens.map(({ word }) => word);
  const jobs = lookups.count(words.map(stemOf));
  const corrections: Correction[] = [];
  let text = '';
  let end = 0;
  for (let at = 0; at < tokens.length;) {
    const read = readAt(lookups, words, jobs, at, tokens[at + 1]?.start === tokens[at]!.end + 1);
    const last = tokens[at + (read?.length ?? 1) - 1]!;
    if (read) {
      text += keyword.slice(end, tokens[at]!.start) + read.text;
      if (read.isCorrection) corrections.push({ from: words[at]!, to: read.text });
      end = last.end;
    }
    at += read?.length ?? 1;
  }
  return { text: text + keyword.slice(end), corrections };
}

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

const stemOf = (word: string): string => indexWords(word)[0] ?? word;

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
  const phrase =
    next !== undefined && jobs[at + 1] === 0 && !MEANINGFUL.has(next) ? inEnglish(words, at) : null;
  if (phrase && phrase.length > 1) return { ...phrase, isCorrection: false };
  if (few > FEW || MEANINGFUL.has(word) || lookups.count([stemOf(word)], 'name')[0]! > 0) return null;
  const begun = at === words.length - 1 && few === 0 ? completions(lookups, word) : [];
  const english = begun.length === 0 && (isIndian(word) || few === 0) ? inEnglish(words, at) : null;
  if (english && !isRatherJob(lookups, word, english.isPlaceBy))
    return { text: english.text, length: english.length, isCorrection: false };
  const others = words.filter((_, index) => index !== at && jobs[index]! > 0).map(stemOf);
  const readings = [
    ...nearReadings(lookups, { word, jobs: few, others }),
    ...soundReadings(lookups, word),
    ...(splitReading(lookups, word) ?? []),
  ].filter(({ text, jobs: count }) => count >= few * (text.includes(' ') ? TIMES_MORE_SPLIT : TIMES_MORE));
  const best = readings.sort((a, b) => a.cost - b.cost)[0];
  // Keep a word that may be incomplete, unless another reading is likelier than every completion.
  if (!best || begun.some(({ cost }) => cost <= best.cost)) return null;
  return { text: best.text, length: 1, isCorrection: !isIndian(word) };
}

/** Whether titles have a word that sounds like a word read as a place, and is spelt as alike. */
function isRatherJob(lookups: Lookups, word: string, placeDiffers = -1): boolean {
  if (placeDiffers <= 0) return false;
  const alike = soundAlike(lookups, word).filter((other) => differenceOf(word, other) <= placeDiffers);
  return lookups.count(alike.map(stemOf), 'title').some((jobs) => jobs > 0);
}

/** The cost of a word that is in this many jobs. */
const costOf = (lookups: Lookups, jobs: number): number =>
  Math.log((lookups.catalogue.size + 2) / (jobs + 0.5));

const firstLetterCost = (word: string, other: string): number =>
  other[0] === word[0] ? 0 : COST.otherFirstLetter;

/** A rare word, and the index words next to it. */
type Doubtful = { word: string; jobs: number; others: string[] };

function nearReadings(lookups: Lookups, { word, jobs, others }: Doubtful): Reading[] {
  const edits = jobs === 0 ? allowedEdits(word) : Math.min(1, allowedEdits(word));
  if (edits === 0) return [];
  const like = [...new Set([...lookups.index.spelledLike(word, edits), ...CORRECTABLE])];
  const closest = closestWords(word, like, edits);
  // One letter more may differ if only vowels do: "vedio", but no "beekeeper" is a bookkeeper.
  const alike =
    closest.length > 0 ? closest : like.filter((other) => consonantsOf(other) === consonantsOf(word));
  const near = closestWords(word, alike, edits + 1).slice(0, MAX_COUNTED);
  return readingsOf(lookups, near, others, (other) => {
    const changed = Math.min(edits + 1, distance(word, other));
    const each = soundOf(other) === soundOf(word) ? COST.vowel : COST.edit;
    return each * changed + firstLetterCost(word, other);
  });
}

function soundReadings(lookups: Lookups, word: string): Reading[] {
  return readingsOf(
    lookups,
    soundAlike(lookups, word),
    [],
    (other) => COST.sound + COST.letter * differenceOf(word, other) + firstLetterCost(romanise(word), other),
  );
}

/** Known words that sound like a word, the most alike first; of the lexicon's, long ones may lack one sound. */
function soundAlike(lookups: Lookups, word: string): string[] {
  const [rough, sound] = [roughSoundOf(word), soundOf(word)];
  if (rough.length < 2 || (rough.length < 4 && !isIndian(word))) return [];
  const alike = lookups.index
    .sounding(rough)
    .filter((other) => isRough(word) || distance(sound, soundOf(other)) <= Math.floor(sound.length / 4));
  const lacking =
    sound.length < LONG_SOUND ? [] : CORRECTABLE.filter((other) => distance(sound, soundOf(other)) < 2);
  return [...new Set([...alike, ...lacking])]
    .sort((a, b) => differenceOf(word, a) - differenceOf(word, b))
    .slice(0, MAX_COUNTED);
}

/** Scores words found in titles, places or lists as readings. */
function readingsOf(
  lookups: Lookups,
  words: string[],
  others: string[],
  costBy: (word: string) => number,
): Reading[] {
  const stems = words.map(stemOf);
  const counts = lookups.count(stems, 'key');
  const beside =
    others.length === 0 ? counts : stems.map((stem) => lookups.countAll([stem, ...others], 'key'));
  return words.flatMap((text, index) => {
    const jobs = counts[index]!;
    if (jobs === 0 && !MEANINGFUL.has(text)) return [];
    const cost = costOf(lookups, jobs) + costBy(text) + (beside[index] === 0 ? COST.besideNone : 0);
    return [{ text, jobs, cost }];
  });
}

/** Splits a word into its most likely parts; null if it cannot be split. */
function splitReading(lookups: Lookups, word: string): Reading[] | null {
  if (!/^[a-z]+$/.test(word) || word.length < SHORTEST_SPLIT || word.length > LONGEST_SPLIT) return null;
  const parts = new Set<string>();
  for (let start = 0; start < word.length - 1; start++)
    for (let end = start + 2; end <= word.length; end++) parts.add(word.slice(start, end));
  parts.delete(word);
  const known = [...parts].filter((part) => lookups.index.isSpelt(part) || MEANINGFUL.has(part));
  const counts = lookups.count(known.map(stemOf), 'key');
  const costs = new Map(
    known.map((part, index) => {
      const jobs = counts[index]!;
      const cost = MEANINGFUL.has(part)
        ? Math.min(COST.meaningful, costOf(lookups, jobs))
        : jobs > 0
          ? costOf(lookups, jobs) + (jobs <= FEW ? COST.rarePiece : 0)
          : Infinity;
      return [part, cost + COST.piece + (part.length < 4 ? COST.shortPiece : 0)];
    }),
  );
  // Dynamic programming: the cheapest split up to each letter.
  const ways: (Reading | null)[] = [{ text: '', cost: 0, jobs: Infinity }];
  for (let end = 1; end <= word.length; end++) {
    ways[end] = null;
    for (let start = 0; start < end; start++) {
      const before = ways[start];
      const part = word.slice(start, end);
      const cost = (before?.cost ?? Infinity) + (costs.get(part) ?? Infinity);
      if (before && cost < (ways[end]?.cost ?? Infinity)) {
        const jobs = Math.min(before.jobs, counts[known.indexOf(part)] ?? 0);
        ways[end] = { text: `${before.text} ${part}`.trim(), cost, jobs };
      }
    }
  }
  const whole = ways[word.length];
  return whole ? [whole] : null;
}

/** Completes terms whose last word may be a prefix and that no job contains, with matching words from titles. */
export function completeTerms(lookups: Lookups, typed: SearchTerm[]): SearchTerm[] {
  return typed.map((term) => {
    const beginning = term.lastPrefix;
    if (!beginning || lookups.countAll(term.words, 'anywhere') > 0) return term;
    // No label: these complete the typed word rather than replace it.
    const found = completions(lookups, beginning);
    const alternatives = found.map(({ text }) => ({ label: '', words: [text], same: true, head: '' }));
    return { ...term, alternatives: [...term.alternatives, ...alternatives] };
  });
}

/** Returns the index words in titles, places and lists with this prefix. */
function completions(lookups: Lookups, beginning: string): Reading[] {
  if ([...beginning].length < MIN_BEGINNING) return [];
  const stems = [...new Set(lookups.index.beginningWith(beginning).flatMap(indexWords))];
  const counts = lookups.count(stems, 'key');
  return stems.flatMap((text, index) => {
    const cost = costOf(lookups, counts[index]!) + COST.beginning * (text.length - beginning.length);
    return counts[index]! > 0 ? { text, jobs: counts[index]!, cost } : [];
  });
}

const consonantsOf = (word: string): string => word.replace(/[aeiou]/g, '');
