import { distance } from 'fastest-levenshtein';
import { AREAS, CITIES, METROS, REGIONS } from '../jobs/places/table';
import { wordsOf } from '../jobs/places/names';
import { ABBREVIATIONS } from './lexicon/abbreviations';
import { FACETS } from './lexicon/facets';
import { FAMILIES } from './lexicon/families';
import { AFTER_PLACES, FILLER_PHRASES, FILLERS, NEAR_AFTER } from './lexicon/fillers';
import { SPELLINGS } from './lexicon/spellings';
import { TRANSLATIONS } from './lexicon/translations';
import { toWords } from './normalise';
import { PhraseTable } from './phrase-table';
import { isIndian, romanise, soundOf } from './sound';

/** Shorter words of place names are too ambiguous. */
const MIN_PLACE = 4;
const places = [
  ...[...CITIES, ...AREAS]
    .filter(({ alsoWord }) => !alsoWord)
    .flatMap((place) => [place.name, ...('aliases' in place ? (place.aliases ?? []) : [])]),
  ...METROS.flatMap(({ names }) => names),
  ...REGIONS,
];
const lexiconPhrases = [
  ...[...FILLERS, ...FILLER_PHRASES, ...AFTER_PLACES, ...NEAR_AFTER],
  ...FACETS.flatMap(({ phrases }) => phrases),
  ...[...FAMILIES, ...ABBREVIATIONS].flat(),
];
const terms = [...Object.entries(SPELLINGS), ...Object.entries(TRANSLATIONS)].flatMap(
  ([target, variants]) => [target, ...variants.split(', ')],
);

/** Words with a meaning in searches, regardless of ads: places, fillers, wishes, and the lexicon's. */
export const MEANINGFUL: ReadonlySet<string> = new Set([
  ...places.flatMap((name) => wordsOf(name).flatMap(({ text }) => (text.length < MIN_PLACE ? [] : text))),
  ...[...lexiconPhrases, ...terms].flatMap(toWords),
]);
/** Those in Latin letters, as candidates for typo correction. */
export const CORRECTABLE: readonly string[] = [...MEANINGFUL].filter((word) => /^[a-z]{4,}$/.test(word));

/** Words of job titles and skills. */
const OF_JOBS: ReadonlySet<string> = new Set(
  [...[...FAMILIES, ...ABBREVIATIONS].flat(), ...terms].flatMap(toWords),
);

const INNER_CAPITAL = /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{3})/u;

/** Adds the parts of compound words after them: “DataEntry”, “exceltally”. */
export function withCompoundParts(text: string): string {
  return text.replace(/[A-Za-z]{8,40}/g, (word) => {
    if (MEANINGFUL.has(word.toLowerCase())) return word;
    const parts = word.split(INNER_CAPITAL).flatMap((part) => partsOf(part.toLowerCase(), 1));
    return parts.length > 1 ? `${word} ${parts.join(' ')}` : word;
  });
}

/** Splits a word into words of jobs; [word] if impossible. Two short ones may be a coincidence: “workplace”. */
function partsOf(word: string, count: number): string[] {
  for (let end = word.length - 4; end >= 4; end--) {
    if (!OF_JOBS.has(word.slice(0, end))) continue;
    const rest = word.slice(end);
    const parts = OF_JOBS.has(rest) ? [rest] : partsOf(rest, count + 1);
    const all = [word.slice(0, end), ...parts];
    if (OF_JOBS.has(all.at(-1)!) && (count + parts.length > 2 || all.every((part) => part.length > 4)))
      return all;
  }
  return [word];
}

/** English for words of any Indian language, by their sound. */
const BY_SOUND = new PhraseTable<{ text: string; spelt: string }>();
const add = (phrase: string, text: string) =>
  BY_SOUND.add(toWords(phrase).map(soundOf), { text, spelt: spellingOf(toWords(phrase)) });
for (const [target, variants] of Object.entries(TRANSLATIONS))
  for (const variant of variants.split(', ')) add(variant, target);
for (const filler of FILLERS) if (isIndian(filler)) add(filler, 'job');
for (const { name, aliases = [], alsoWord } of CITIES) {
  // Two sounds match many words; so short a city is recognised only by its own spellings.
  const least = aliases.some(isIndian) ? 1 : 3;
  for (const alias of alsoWord ? [] : [name, ...aliases]) {
    const sounds = toWords(alias).map(soundOf);
    if (sounds.join('').length >= least && BY_SOUND.get(sounds) === undefined) add(alias, name);
  }
}

/** A romanised spelling without distinctions that spellers ignore: "gaadi", "gadi". */
function spellingOf(words: readonly string[]): string {
  return words
    .map((word) =>
      romanise(word)
        .replace(/ee|y/g, 'i')
        .replace(/oo/g, 'u')
        .replace(/(.)\1+|a$/g, '$1'),
    )
    .join(' ');
}

const MIN_SOUNDS = 3;
/** Allows one different vowel per this many letters. */
const MAX_VOWELS = 6;
/** Suffixes that mean "in": पुण्यात, ಬೆಂಗಳೂರಿನಲ್ಲಿ, சென்னையில், కోల్‌కతాలో, কলকাতায়. */
const IN = /(?:inalli|nalli|alli|yil|il|yalo|lo|yat|at|te|yaya|ya|mam|re)$/;

/**
 * English for the words at `start`, in any Indian script or romanised, and their number. Romanised words must also match in
 * their vowels.
 */
export function inEnglish(words: readonly string[], start: number): { text: string; length: number } | null {
  const word = words[start]!;
  const sounds = words.map(soundOf);
  const found = BY_SOUND.longestAt(sounds, start);
  const isSure = (sound: string) => sound.length >= MIN_SOUNDS || (isIndian(word) && sound.length > 1);
  if (found) {
    const { value, length } = found;
    const spelt = spellingOf(words.slice(start, start + length));
    const isAlike = distance(spelt, value.spelt) <= Math.floor(spelt.length / MAX_VOWELS);
    if (isIndian(word) ? isSure(sounds.slice(start, start + length).join('')) : isAlike)
      return { text: value.text, length };
  }
  if (!isIndian(word)) return null;
  const stem = soundOf(romanise(word).replace(IN, ''));
  const without = isSure(stem) ? BY_SOUND.get([stem]) : undefined;
  return without === undefined ? null : { text: without.text, length: 1 };
}
