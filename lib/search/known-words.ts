import { AREAS, CITIES, METROS, REGIONS } from '../jobs/places/table';
import { wordsOf } from '../jobs/places/names';
import { ABBREVIATIONS } from './lexicon/abbreviations';
import { FACETS } from './lexicon/facets';
import { FAMILIES, SYNONYMS } from './lexicon/families';
import { AFTER_PLACES, FILLER_PHRASES, FILLERS, NEAR_AFTER } from './lexicon/fillers';
import { CLASSES, ORDINALS } from './lexicon/quantity-patterns';
import { SPELLINGS } from './lexicon/spellings';
import { TRANSLATIONS } from './lexicon/translations';
import { normalise, toWords } from './normalise';
import { PhraseTable } from './phrase-table';
import {
  differenceOf,
  isIndian,
  lettersNamed,
  LIKE_VOWEL,
  OTHER_VOWEL,
  readingsInScript,
  romanise,
  roughSoundOf,
  soundOf,
  SOUNDS_PER_DIFFERENCE,
  soundsLike,
} from './sound';

const MIN_SOUNDS = 3;
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
  ...FILLERS,
  ...FILLER_PHRASES,
  ...AFTER_PLACES,
  ...NEAR_AFTER,
  ...FACETS.flatMap(({ phrases }) => phrases),
  ...[...Object.keys(CLASSES), ...ORDINALS],
  ...[...FAMILIES, ...SYNONYMS, ...ABBREVIATIONS].flat(),
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
type Sounding = { text: string; words: readonly string[]; isPlace: boolean };
/** By sound; a job's word before a place. */
const BY_SOUND = new PhraseTable<Sounding[]>();
const add = (phrase: string, text: string, isPlace = false) => {
  const words = toWords(phrase);
  const sounds = words.map(roughSoundOf);
  const own = { text, words, isPlace };
  const others = BY_SOUND.get(sounds);
  if (others) others.push(own);
  else BY_SOUND.add(sounds, [own]);
};
for (const [target, variants] of Object.entries(TRANSLATIONS))
  for (const variant of variants.split(', ')) add(variant, target);
for (const filler of FILLERS) if (isIndian(filler)) add(filler, 'job');
for (const { name, aliases = [], alsoWord } of CITIES) {
  // Two sounds match many words; so short a city is recognised only by its own spellings.
  const least = aliases.some(isIndian) ? 1 : MIN_SOUNDS;
  for (const alias of alsoWord ? [] : [name, ...aliases])
    if (toWords(alias).map(soundOf).join('').length >= least) add(alias, name, true);
}

/** Not read as words: they are understood as they are. */
const FACET_PHRASES = new Set(FACETS.flatMap(({ phrases }) => phrases).map(normalise));
/** Romanised words may have another vowel per this many letters. */
const LETTERS_PER_VOWEL = 6;
/** Suffixes that mean "in": पुण्यात, ಬೆಂಗಳೂರಿನಲ್ಲಿ, சென்னையில், కోల్‌కతాలో, কলকাতায়, મુંબઈમાં. */
const IN = /(?:[vy]?(?:inalli|nalli|alli|il)|yalo|lo|yat|at|te|yaya|ya|(?<=aa)y|maan|mam|re)$/;

/** English for `length` words; `differs`: how much from its nearest spelling, less than 0 if they mean nothing else. */
export type English = { text: string; length: number; isPlace: boolean; differs: number };

/** English for the words at `start`, in any Indian script or romanised. */
export function inEnglish(words: readonly string[], start: number): English | null {
  const word = words[start]!;
  const romanised = romanise(word);
  const without = isIndian(word) ? romanised.replace(IN, '') : romanised;
  const base = without === romanised ? null : soundingLike([without], 0);
  if (base?.isPlace && base.differs <= 0) return { ...base, differs: -1 };
  const found =
    soundingLike(words, start) ??
    soundingLike(
      words.map((each) => readingsInScript(each).at(-1)!),
      start,
    );
  const letters = words.slice(start, start + (found?.length ?? 0)).join('').length;
  const isAlike =
    isIndian(word) || (found?.differs ?? 0) <= OTHER_VOWEL * Math.floor(letters / LETTERS_PER_VOWEL);
  return (isAlike ? found : null) ?? initialsAt(words, start) ?? base;
}

/** Initials spelt out in an Indian script: बीपीओ, ಹೆಚ್ ಆರ್. */
function initialsAt(words: readonly string[], start: number): English | null {
  const letters = words.slice(start).map(lettersNamed);
  const end = letters.indexOf('');
  const named = end < 0 ? letters : letters.slice(0, end);
  const text = named.join('');
  return text.length < 2 ? null : { text, length: named.length, isPlace: false, differs: -1 };
}

/** What sounds like the words at `start` and is spelt most alike; the longest. Two consonants must be spelt alike. */
function soundingLike(words: readonly string[], start: number): English | null {
  const found = BY_SOUND.longestAt(words.map(roughSoundOf), start);
  if (!found) return null;
  const own = words.slice(start, start + found.length);
  if (FACET_PHRASES.has(own.join(' '))) return null;
  const [nearest] = found.value
    .filter((each) => own.every((word, at) => soundsLike(word, each.words[at]!)))
    .map(({ words: others, text, isPlace }) => {
      const differs = own.reduce((sum, word, at) => sum + differenceOf(word, others[at]!), 0);
      return { text, isPlace, length: own.length, differs: others.join() === own.join() ? -1 : differs };
    })
    .sort((a, b) => a.differs - b.differs);
  const { length } = own.map(soundOf).join('');
  const most = length < MIN_SOUNDS ? LIKE_VOWEL : length / SOUNDS_PER_DIFFERENCE;
  return nearest && nearest.differs <= most ? nearest : null;
}
