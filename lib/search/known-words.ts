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
  ...lexiconPhrases.flatMap(toWords),
  // A part of a translation may be a loan word: गार्ड.
  ...terms.map(toWords).flatMap((words) => (words.length > 1 && words.some(isIndian) ? [] : words)),
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

/** English for words of any Indian language. */
type Sounding = { text: string; spelt: string; isPlace: boolean };
/** By sound; a job's word before a place. */
const BY_SOUND = new PhraseTable<Sounding[]>();
const add = (phrase: string, text: string, isPlace = false) => {
  const words = toWords(phrase);
  const sounds = words.map(soundOf);
  const own = { text, spelt: spellingOf(words), isPlace };
  const others = BY_SOUND.get(sounds);
  if (others) others.push(own);
  else BY_SOUND.add(sounds, [own]);
};
for (const [target, variants] of Object.entries(TRANSLATIONS))
  for (const variant of variants.split(', ')) add(variant, target);
for (const filler of FILLERS) if (isIndian(filler)) add(filler, 'job');
for (const { name, aliases = [], alsoWord } of CITIES) {
  // Two sounds match many words; so short a city is recognised only by its own spellings.
  const least = aliases.some(isIndian) ? 1 : 3;
  for (const alias of alsoWord ? [] : [name, ...aliases])
    if (toWords(alias).map(soundOf).join('').length >= least) add(alias, name, true);
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
 * their vowels. `isPlaceBy`: if it is a place, how many letters differ from its spelling.
 */
export function inEnglish(
  words: readonly string[],
  start: number,
): { text: string; length: number; isPlaceBy?: number } | null {
  const word = words[start]!;
  const sounds = words.map(soundOf);
  const found = BY_SOUND.longestAt(sounds, start);
  const isSure = (sound: string) => sound.length >= MIN_SOUNDS || (isIndian(word) && sound.length > 1);
  if (found) {
    const { length } = found;
    const spelt = spellingOf(words.slice(start, start + length));
    const { text, isPlace, differs } = nearest(found.value, spelt);
    const isAlike = differs <= Math.floor(spelt.length / MAX_VOWELS);
    if (isIndian(word) ? isSure(sounds.slice(start, start + length).join('')) : isAlike)
      return { text, length, ...(isPlace && { isPlaceBy: differs }) };
  }
  if (!isIndian(word)) return null;
  const without = romanise(word).replace(IN, '');
  const stem = soundOf(without);
  const place = isSure(stem) ? BY_SOUND.get([stem]) : undefined;
  return place === undefined ? null : { text: nearest(place, spellingOf([without])).text, length: 1 };
}

function nearest(soundings: readonly Sounding[], spelt: string) {
  const measured = soundings.map((each) => ({ ...each, differs: distance(spelt, each.spelt) }));
  return measured.reduce((best, each) => (each.differs < best.differs ? each : best));
}

/** How much two words differ when read aloud, whatever their vowels are. */
export const differenceOf = (word: string, other: string): number =>
  distance(syllablesOf(word), syllablesOf(other));

const syllablesOf = (word: string): string => spellingOf([word]).replace(/[aeiou]+/g, 'a');
