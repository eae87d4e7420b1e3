import { wordsOf } from './places/names';
import { CITIES, SHORT_CITY_NAMES } from './places/table';
import { routes } from '../routes';
import { normalise, toWords } from '../search/normalise';
import { slugify } from '../base/text/slugify';
import { MIN_TYPED, type Suggestion } from './suggestion';
import type { CountedTitle } from './titles';

const MAX_SUGGESTIONS = 8;
/** Of cities and of categories each, so that titles have room. */
const MAX_PLACES = 2;
const MAX_TYPED = 200;

/** What can be suggested, and its names: normalised, with a space before every word. */
type Entry = { suggestion: Suggestion; name: string; otherNames: string[] };

/** Each most frequent first. */
export type SuggestionIndex = Record<'cities' | 'categories' | 'titles', Entry[]>;

type Known = {
  /** With jobs now, those with most first. */
  cities: { slug: string; name: string }[];
  categories: { name: string; href: string }[];
  titles: CountedTitle[];
};

export function suggestionIndex({ cities, categories, titles }: Known): SuggestionIndex {
  return {
    cities: cities.map(({ slug, name }) => ({
      suggestion: { kind: 'city', label: name, href: routes.jobsInLocation(slug) },
      name: spaced(placeWords(name)),
      otherNames: (OTHER_NAMES.get(slug) ?? []).map((other) => spaced(placeWords(other))),
    })),
    categories: categories.map(({ name, href }) => ({
      suggestion: { kind: 'category', label: name, href },
      name: spaced(toWords(name)),
      otherNames: [],
    })),
    titles: titles.map(([label]) => ({
      suggestion: { kind: 'title', label },
      name: spaced(toWords(label)),
      otherNames: [],
    })),
  };
}

/** At most 8: cities and categories first, then titles; [] for fewer than two characters. */
export function suggest(index: SuggestionIndex, typed: string): Suggestion[] {
  const text = typed.slice(0, MAX_TYPED).trim();
  if (text.length < MIN_TYPED) return [];
  const words = toWords(text);
  const places = [
    ...matching(index.cities, placeWords(text), MAX_PLACES),
    ...matching(index.categories, words, MAX_PLACES),
  ];
  return [...places, ...matching(index.titles, words, MAX_SUGGESTIONS - places.length)];
}

const OTHER_NAMES = new Map<string, string[]>();
for (const { name, aliases } of CITIES) OTHER_NAMES.set(slugify(name), [...(aliases ?? [])]);
for (const [short, slug] of Object.entries(SHORT_CITY_NAMES)) OTHER_NAMES.get(slug)?.push(short);

// Also without the dots of Indian scripts, which people leave out.
const placeWords = (text: string) => wordsOf(normalise(text)).map((word) => word.text);
const spaced = (words: string[]) => words.map((word) => ` ${word}`).join('');

/** Those that begin with what was typed, then those with it at a later word, then those with its words in any order. */
function matching(entries: Entry[], words: string[], limit: number): Suggestion[] {
  if (words.length === 0) return [];
  const whole = spaced(words);
  const parts = words.map((word) => ` ${word}`);
  const byRank: Entry[][] = [[], [], []];
  for (const entry of entries) byRank[rankOf(entry)]?.push(entry);
  return byRank
    .flat()
    .slice(0, limit)
    .map(({ suggestion }) => suggestion);

  function rankOf({ name, otherNames }: Entry): number {
    // From the beginning only: "Delhi Cantonment" is no reason to suggest Delhi to who types "ca".
    if (name.startsWith(whole) || otherNames.some((other) => other.startsWith(whole))) return 0;
    if (name.includes(whole)) return 1;
    return parts.every((part) => name.includes(part)) ? 2 : -1;
  }
}
