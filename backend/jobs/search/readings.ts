import { distance } from 'fastest-levenshtein';
import { findCityByName } from '../../../lib/jobs/places/cities';
import { isRole } from '../../../lib/search/heads';
import { CORRECTABLE, MEANINGFUL } from '../../../lib/search/known-words';
import {
  differenceOf,
  isIndian,
  OTHER_VOWEL,
  roughSoundOf,
  soundOf,
  readingsInScript,
  SOUNDS_PER_DIFFERENCE,
} from '../../../lib/search/sound';
import { indexWords, type SearchTerm } from '../../../lib/search/terms';
import { allowedEdits, closestWords, MIN_MISTYPED } from './closest-word';
import type { Lookups } from './lookups';

/** What a word may mean: `text`, which this many jobs have. */
type Reading = { text: string; cost: number; jobs: number };

const MAX_COUNTED = 20;
const LONG_SOUND = 6;
const MIN_SOUNDS = 3;
const MIN_SOUNDS_LATIN = 4;
const MIN_BEGINNING = 3;
const LONGEST_SPLIT = 30;
const SHORTEST_SPLIT = 6;

/** Costs of a reading, in logarithms, added to the cost of being rare. */
const COST = {
  edit: 3.5,
  sound: 1.5,
  /** Per difference: Indian scripts spell what is heard. */
  indianSound: 8,
  otherFirstLetter: 2,
  /** For who does a job, a word that names nobody. */
  otherKind: 2,
  piece: 1.5,
  meaningful: 3,
  /** Per letter still to be typed. */
  beginning: 0.5,
};

export const stemOf = (word: string): string => indexWords(word)[0] ?? word;

/** The cost of a word that is in this many jobs. */
const costOf = (lookups: Lookups, jobs: number): number =>
  Math.log((lookups.catalogue.size + 2) / (jobs + 0.5));

const firstLetterCost = (word: string, other: string): number =>
  other[0] === word[0] ? 0 : COST.otherFirstLetter;

/** Known words spelt almost like a word that is in this many jobs. */
export function nearReadings(lookups: Lookups, word: string, jobs: number): Reading[] {
  const edits = jobs === 0 ? allowedEdits(word) : Math.min(1, allowedEdits(word));
  if (edits === 0) return [];
  const like = [...new Set([...lookups.index.spelledLike(word, edits), ...CORRECTABLE])];
  const closest = closestWords(word, like, edits);
  // One letter more may differ if only vowels do: "vedio", but no "beekeeper" is a bookkeeper.
  const alike =
    closest.length > 0 ? closest : like.filter((other) => consonantsOf(other) === consonantsOf(word));
  // Who mistypes the first letter mistypes no other, in a long word: "parlour" is no harbour.
  const begins = (other: string) => other[0] === word[0] || distance(word, other) < edits;
  // No town is meant with several other consonants: "halwai" is not Haldwani.
  const isMeant = (other: string) =>
    !findCityByName(other) || distance(consonantsOf(word), consonantsOf(other)) < 2;
  return readingsOf(
    lookups,
    closestWords(word, alike.filter(begins).filter(isMeant), edits + 1).slice(0, MAX_COUNTED),
    (other) =>
      COST.edit * Math.min(edits + 1, distance(word, other)) +
      firstLetterCost(word, other) +
      (isRole(word) === isRole(other) ? 0 : COST.otherKind),
  );
}

/** Known words that sound like a word, in any spelling of its script. */
export const soundReadings = (lookups: Lookups, typed: string): Reading[] =>
  readingsInScript(typed).flatMap((word) =>
    readingsOf(
      lookups,
      soundAlike(lookups, word),
      (other) =>
        COST.sound +
        (isIndian(word) ? COST.indianSound : COST.edit) * differenceOf(word, other) +
        (isIndian(word) ? 0 : firstLetterCost(word, other)),
      isIndian(word) ? 'title' : 'key',
    ),
  );

/** Known words that sound like a word, the most alike first; of the lexicon's, long ones may lack one sound. */
export function soundAlike(lookups: Lookups, word: string): string[] {
  const [rough, sound] = [roughSoundOf(word), soundOf(word)];
  if (rough.length < (isIndian(word) ? 2 : 3)) return [];
  const isShort = rough.length < (isIndian(word) ? MIN_SOUNDS : MIN_SOUNDS_LATIN);
  const most = isShort ? OTHER_VOWEL : sound.length / SOUNDS_PER_DIFFERENCE;
  const alike = lookups.index
    .sounding(rough)
    .filter((other) => isIndian(word) || other.length >= MIN_MISTYPED);
  const lacking =
    sound.length < LONG_SOUND ? [] : CORRECTABLE.filter((other) => distance(sound, soundOf(other)) < 2);
  const measured = [...new Set([...alike, ...lacking])]
    .map((text) => ({ text, difference: differenceOf(word, text) }))
    .filter(({ difference }) => difference <= most)
    .sort((a, b) => a.difference - b.difference);
  return measured.slice(0, MAX_COUNTED).map(({ text }) => text);
}

/** Scores words found in titles, places or lists as readings. */
function readingsOf(
  lookups: Lookups,
  words: string[],
  costBy: (word: string) => number,
  place: 'key' | 'title' = 'key',
): Reading[] {
  const counts = lookups.count(words.map(stemOf), place);
  return words.flatMap((text, index) => {
    const jobs = counts[index]!;
    if (jobs === 0 && !MEANINGFUL.has(text)) return [];
    return [{ text, jobs, cost: costOf(lookups, jobs) + costBy(text) }];
  });
}

/** Splits a word into its most likely parts; null if it cannot be split. */
export function splitReading(lookups: Lookups, word: string): Reading[] | null {
  if (!/^[a-z]+$/.test(word) || word.length < SHORTEST_SPLIT || word.length > LONGEST_SPLIT) return null;
  const parts = new Set<string>();
  for (let start = 0; start < word.length - 1; start++)
    for (let end = start + 2; end <= word.length; end++) parts.add(word.slice(start, end));
  parts.delete(word);
  const known = [...parts].filter((part) => lookups.index.isSpelt(part) || MEANINGFUL.has(part));
  const counts = lookups.count(known.map(stemOf), 'key');
  const costs = new Map(
    known.map((part, index) => {
      const cost = counts[index]! > 0 ? costOf(lookups, counts[index]!) : Infinity;
      return [part, COST.piece + (MEANINGFUL.has(part) ? Math.min(COST.meaningful, cost) : cost)];
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
export function completions(lookups: Lookups, beginning: string): Reading[] {
  if ([...beginning].length < MIN_BEGINNING) return [];
  const stems = [...new Set(lookups.index.beginningWith(beginning).flatMap(indexWords))];
  const counts = lookups.count(stems, 'key');
  return stems.flatMap((text, index) => {
    const cost = costOf(lookups, counts[index]!) + COST.beginning * (text.length - beginning.length);
    return counts[index]! > 0 ? { text, jobs: counts[index]!, cost } : [];
  });
}

const consonantsOf = (word: string): string => word.replace(/[aeiou]/g, '');
