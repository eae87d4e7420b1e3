import { findCity, type CalledCity, cityCalled } from '../places/cities';
import { placeNames, wordsOf } from '../places/names';
import type { Region } from '../places/table';

/** What somebody looks for: words, and the slug of a city; '' for any. */
export type Search = { keyword: string; location: string };

/** Words that say no more than that a job is looked for; with "work", which may be a word of a title, see below. */
const FILLERS = new Set(
  (
    'a an the for in at near nearby around of to with and or any all latest today urgent urgently ' +
    'job jobs vacancy vacancies opening openings position positions careers wanted needed required ' +
    'requirement looking available apply naukri naukari nokri rojgar chahiye chahie नौकरी नौकरियां काम ಕೆಲಸ ಉದ್ಯೋಗ'
  ).split(' '),
);
/** What stands before it is a place, although its name may be a word or a person's, too. */
const BEFORE_PLACES = new Set(['in', 'at', 'near', 'around', 'from']);
/** In Hindi it follows the place: "in". */
const AFTER_PLACES = new Set(['me', 'mein', 'mai', 'main', 'में']);
/** Before these a city's name is part of another one: "Mysore Road", "Delhi Public School". */
const AFTER_OTHER_NAMES = /^(road|rd|highway|street|nagar|university|public|bank|metro|steel|cements?)$/i;
const LONGEST_NAME = 4;
const MOST_TOKENS = 40;

/**
 * What a typed search asks for: the city that it names, by any of its names, and its words without those that every
 * search could have. A `location` that was chosen stays; then another city in the keyword is a word.
 */
export function understandSearch({ keyword, location }: Search): Search {
  const tokens = keyword.split(/[\s,;]+/).filter(Boolean);
  if (tokens.length > MOST_TOKENS) return { keyword, location };
  const rest: string[] = [];
  let city = location;
  for (let index = 0; index < tokens.length;) {
    const named = cityAt(tokens, index);
    if (named && (!location || named.city.slug === location)) {
      city ||= named.city.slug;
      if (BEFORE_PLACES.has(lower(rest.at(-1)))) rest.pop();
      index += named.length;
      // "Pune me naukri": in Pune.
      if (AFTER_PLACES.has(lower(tokens[index]))) index += 1;
    } else {
      rest.push(tokens[index++]!);
    }
  }
  const placed = withoutPlacesAround(rest, findCity(city)?.region);
  const words = placed.filter((_, index) => !isFiller(placed, index));
  return { keyword: words.length === tokens.length ? keyword.trim() : words.join(' '), location: city };
}

/**
 * Reads what a search means; where that finds nothing, what it says word for word. `search` is the one that was found by.
 * Rejects as `read` does.
 */
export async function searchAsMeant<Found extends { total: number }>(
  typed: Search,
  read: (search: Search) => Promise<Found>,
): Promise<{ found: Found; search: Search }> {
  const search = understandSearch(typed);
  const found = await read(search);
  const isSame = search.keyword === typed.keyword && search.location === typed.location;
  if (found.total > 0 || isSame) return { found, search };
  const literal = await read(typed);
  return literal.total > 0 ? { found: literal, search: typed } : { found, search };
}

/** Without India, and without the state that the city lies in: "Pune Maharashtra" asks for nothing more than "Pune". */
function withoutPlacesAround(tokens: string[], state: Region | undefined): string[] {
  const left: string[] = [];
  for (let index = 0; index < tokens.length;) {
    const length = surroundingPlace(tokens, index, state);
    if (length === 0) left.push(tokens[index++]!);
    index += length;
  }
  return left;
}

/** How many tokens from this one on name India or the state. */
function surroundingPlace(tokens: string[], start: number, state: Region | undefined): number {
  for (let length = Math.min(LONGEST_NAME, tokens.length - start); length > 0; length--) {
    const words = wordsOf(tokens.slice(start, start + length).join(' '));
    const [place] = placeNames(words);
    const isWhole = place?.start === 0 && place.end === words.length;
    if (isWhole && (place.kind === 'india' || (place.kind === 'region' && place.region === state)))
      return length;
  }
  return 0;
}

/** The city named from this token on, by the longest name, and how many tokens name it. */
function cityAt(tokens: string[], start: number): { city: CalledCity; length: number } | null {
  for (let length = Math.min(LONGEST_NAME, tokens.length - start); length > 0; length--) {
    const city = cityCalled(tokens.slice(start, start + length).join(' '));
    if (!city) continue;
    const isMeant = !city.alsoWord || tokens.length === length || BEFORE_PLACES.has(lower(tokens[start - 1]));
    return isMeant && !AFTER_OTHER_NAMES.test(tokens[start + length] ?? '') ? { city, length } : null;
  }
  return null;
}

function isFiller(words: string[], index: number): boolean {
  const word = lower(words[index]);
  // Signs and pictures are in no job's text.
  if (!/[\p{L}\p{N}]/u.test(word)) return true;
  // A title of its own.
  if (word === 'hiring')
    return !/^(manager|coordinator|specialist|executive|partner)s?$/.test(lower(words[index + 1]));
  const before = lower(words[index - 1]);
  if (word === 'me') return before === 'near';
  // "Work in Pune", but not "social work" or "work from home".
  if (word === 'work') return (index === 0 || FILLERS.has(before)) && lower(words[index + 1]) !== 'from';
  return FILLERS.has(word);
}

const lower = (token = '') => token.toLowerCase();
