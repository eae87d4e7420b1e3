import { closest, distance } from 'fastest-levenshtein';
import { wordsOf } from '../../jobs/places/names';
import { AREAS, CITIES, SHORT_CITY_NAMES } from '../../jobs/places/table';
import { routes } from '../../routes';
import { browseJobs } from '../../content/jobs';
import { isRole, titleHeads } from '../../search/heads';
import { shortForms } from '../../search/initials';
import { MEANINGFUL } from '../../search/known-words';
import { ABBREVIATIONS } from '../../search/lexicon/abbreviations';
import { FAMILIES } from '../../search/lexicon/families';
import { BEFORE_PLACES, FILLERS } from '../../search/lexicon/fillers';
import { TRANSLATIONS } from '../../search/lexicon/translations';
import { isIndian } from '../../search/sound';
import { suggestions as copy } from '../../content/suggestions';
import { normalise, toWords } from '../../search/normalise';
import { slugify } from '../../base/text/slugify';
import { MIN_TYPED, type Suggestion } from '../../jobs/suggestion';
import type { CountedTitle } from '../../jobs/titles';

const MAX_SUGGESTIONS = 8;
/** Per kind other than titles, so that titles have room. */
const MAX_PLACES = 2;
const MAX_IN_CITIES = 4;
const MAX_KNOWN = 4;
/** Words of a title that a single ad has. */
const MAX_SINGLE = 4;
const MAX_TYPED = 200;
/** Shorter words are not corrected. */
const MIN_MISSPELT = 4;
/** Allows one typo per this many letters. */
const LETTERS_EACH = 3;
/** A shorter last word is not matched to cities, unless preceded by "in". */
const MIN_CITY = 3;
const MIN_AREA = 4;

/** A suggestion and its names: normalised, with a space before every word. */
type Entry = { suggestion: Suggestion; name: string; otherNames: string[] };

/** Each in descending order of frequency. */
export type SuggestionIndex = Record<
  'cities' | 'areas' | 'lists' | 'categories' | 'titles' | 'known',
  Entry[]
> & {
  /** Of all names, for correcting typos. */
  words: string[];
};

type Known = {
  /** With open jobs, in descending order of their number. */
  cities: { slug: string; name: string }[];
  /** Lists of jobs by something else than the work ("10th pass"), with other terms for that. */
  lists: { label: string; href: string; otherNames: readonly string[] }[];
  categories: { name: string; href: string }[];
  titles: CountedTitle[];
};

export function suggestionIndex({ cities, lists, categories, titles }: Known): SuggestionIndex {
  const entries = {
    cities: cities.map(({ slug, name }) =>
      entryOf(
        { kind: 'city', label: name, href: routes.jobsInLocation(slug) },
        [name, ...(OTHER_NAMES.get(slug) ?? [])],
        placeWords,
      ),
    ),
    areas: AREAS.filter(({ city }) => cities.some(({ name }) => name === city)).map(({ name, city }) =>
      entryOf({ kind: 'title', label: `${name}, ${city}` }, [name], placeWords),
    ),
    lists: lists.map(({ label, href, otherNames }) =>
      entryOf({ kind: 'list', label, href }, [label, ...otherNames]),
    ),
    categories: categories.map(({ name, href }) => entryOf({ kind: 'category', label: name, href }, [name])),
    titles: [...ordinary(titles), ...copy.searches].map(titleEntry),
    known: [...KNOWN, ...titles.flatMap(([label]) => longHeads(label)).map(titleEntry)],
  };
  const words = Object.values(entries).flatMap((group: Entry[]) =>
    group.flatMap(({ name, otherNames }) => [name, ...otherNames].flatMap((text) => text.split(' '))),
  );
  return { ...entries, words: [...new Set(words)].filter((word) => word.length >= MIN_MISSPELT) };
}

/**
 * Returns at most 8: cities, lists and categories first, then titles, then titles in cities that match the last words
 * ("driver in del"). If nothing matches, corrects typos. [] for fewer than two characters.
 */
export function suggest(index: SuggestionIndex, typed: string): Suggestion[] {
  const text = typed.slice(0, MAX_TYPED).trim();
  if (text.length < MIN_TYPED) return [];
  const words = toWords(text);
  const found = fitting(index, words, placeWords(text));
  if (found.length > 0) return found;
  const corrected = words.map((word) => nearest(index, word));
  return fitting(index, corrected, corrected);
}

function fitting(index: SuggestionIndex, words: string[], inPlaces: string[]): Suggestion[] {
  const pages = [
    ...matching(index.cities, inPlaces, MAX_PLACES),
    ...partsOfCities(index, inPlaces),
    ...matching(index.lists, words, MAX_PLACES),
    ...matching(index.categories, words, MAX_PLACES),
  ];
  const titles = matching(index.titles, words, MAX_SUGGESTIONS - pages.length);
  const found = [...pages, ...titles, ...inCities(index, words)];
  // A job that is not open now can still be searched for.
  return (found.length > 0 ? found : matching(index.known, words, MAX_KNOWN)).slice(0, MAX_SUGGESTIONS);
}

/** Jobs by the lexicon's names, in any script; an index adds what each title says that its job is. */
const KNOWN = [...FAMILIES.flat(), ...ABBREVIATIONS.flat(), ...variantsOfJobs()].map(titleEntry);

/** What a title says that its job is, where that has initials: "multi tasking staff". */
const longHeads = (title: string): string[] => titleHeads(title).filter((head) => head.split(' ').length > 2);

function titleEntry(label: string): Entry {
  const entry = entryOf({ kind: 'title', label }, [label]);
  return { ...entry, otherNames: [...shortForms(label).keys()].map((form) => spaced([form])) };
}

function entryOf(suggestion: Suggestion, names: string[], wordsIn = toWords): Entry {
  const [name = '', ...otherNames] = names.map((each) => spaced(wordsIn(each)));
  return { suggestion, name, otherNames };
}

function spaced(words: string[]): string {
  return words.map((word) => ` ${word}`).join('');
}

function variantsOfJobs(): string[] {
  return Object.values(TRANSLATIONS).flatMap((variants) => variants.split(', ').filter(isIndian));
}

/** Without titles of a single ad that are odd: long ones, and those with a word that is nowhere else. */
function ordinary(titles: readonly CountedTitle[]): string[] {
  const uses = new Map<string, number>();
  for (const [label] of titles)
    for (const word of new Set(toWords(label))) uses.set(word, (uses.get(word) ?? 0) + 1);
  const isUsual = (word: string) => uses.get(word)! > 1 || MEANINGFUL.has(word) || isRole(word);
  return titles.flatMap(([label, jobs]) => {
    const words = toWords(label);
    return jobs > 1 || (words.length <= MAX_SINGLE && words.every(isUsual)) ? [label] : [];
  });
}

/** Only for longer input: "Nagar" is part of hundreds of names. */
function partsOfCities({ areas }: SuggestionIndex, words: string[]): Suggestion[] {
  const whole = spaced(words);
  const begun = whole.length > MIN_AREA ? areas.filter(({ name }) => name.startsWith(whole)) : [];
  return begun.slice(0, MAX_PLACES).map(suggestionOf);
}

/** Titles in the cities that match the last words: "driver del", "driver in del"; in any city after "driver in". */
function inCities(index: SuggestionIndex, words: string[]): Suggestion[] {
  for (let at = 1; at <= words.length; at++) {
    const isSaid = IN.has(words[at - 1]!);
    const [before, where] = [words.slice(0, isSaid ? at - 1 : at), words.slice(at)];
    const what = before.filter((word) => !FILLER_WORDS.has(word));
    // "jobs in ban"
    if (what.length === 0 && before.length > 0 && isSaid && where.length > 0)
      return index.cities.length > 0 ? jobsIn(matching(index.cities, where, MAX_PLACES)) : [];
    if (what.length === 0 || (!isSaid && where.join('').length < MIN_CITY)) continue;
    const cities =
      where.length === 0 ? index.cities.map(suggestionOf) : matching(index.cities, where, MAX_PLACES);
    const titles = cities.length > 0 ? matching(index.titles, what, MAX_PLACES) : [];
    if (titles.length > 0)
      return titles
        .flatMap((title) => cities.map((city) => copy.inCity(title.label, city.label)))
        .slice(0, MAX_IN_CITIES)
        .map((label) => ({ kind: 'title', label }));
  }
  return [];
}

const jobsIn = (cities: Suggestion[]): Suggestion[] =>
  cities.map((city) => ({ ...city, label: browseJobs.jobsIn(city.label) }));

const IN = new Set(BEFORE_PLACES);
const FILLER_WORDS = new Set(FILLERS);

/** The known word, or beginning of one, that this is probably a typo of; else the word itself. */
function nearest({ words }: SuggestionIndex, typed: string): string {
  if (typed.length < MIN_MISSPELT) return typed;
  const beginnings = words.filter((word) => word[0] === typed[0]).map((word) => word.slice(0, typed.length));
  const near = closest(typed, beginnings);
  return near && distance(typed, near) <= Math.floor(typed.length / LETTERS_EACH) ? near : typed;
}

const OTHER_NAMES = new Map<string, string[]>();
for (const { name, aliases } of CITIES) OTHER_NAMES.set(slugify(name), [...(aliases ?? [])]);
for (const [short, slug] of Object.entries(SHORT_CITY_NAMES)) OTHER_NAMES.get(slug)?.push(short);

// Also drops the dots of Indian scripts, which are often omitted.
const placeWords = (text: string) => wordsOf(normalise(text)).map((word) => word.text);
const suggestionOf = ({ suggestion }: Entry) => suggestion;

/** Entries that begin with the words, then those that contain them in sequence, then in any order. */
function matching(entries: Entry[], words: string[], limit: number): Suggestion[] {
  if (words.length === 0) return [];
  const whole = spaced(words);
  const parts = words.map((word) => ` ${word}`);
  const byRank: Entry[][] = [[], [], []];
  for (const entry of entries) byRank[rankOf(entry)]?.push(entry);
  const names = new Set<string>();
  const distinct = byRank.flat().filter(({ name }) => !names.has(name) && names.add(name));
  return distinct.slice(0, limit).map(suggestionOf);

  function rankOf({ name, otherNames }: Entry): number {
    // From the beginning only: "ca" must not suggest Delhi for "Delhi Cantonment".
    if (name.startsWith(whole) || otherNames.some((other) => other.startsWith(whole))) return 0;
    if (name.includes(whole)) return 1;
    return parts.every((part) => name.includes(part)) ? 2 : -1;
  }
}
