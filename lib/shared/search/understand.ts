import type { JobFilters } from './filters';
import { findCity, type CalledCity, cityCalled } from '../places/cities';
import { placeNames, wordsOf } from '../places/names';
import type { Region } from '../places/table';

/** What a visitor searches for: words, and a city's slug; '' for any. */
export type Search = { keyword: string; location: string };

/** Words that only say that one is looking for a job; "work", which can be part of a title, is handled below. */
const FILLERS = new Set(
  (
    'a an the for in at near nearby around of to with and or any all latest today urgent urgently ' +
    'job jobs vacancy vacancies opening openings position positions careers wanted needed required ' +
    'requirement looking available apply naukri naukari nokri rojgar chahiye chahie नौकरी नौकरियां काम ಕೆಲಸ ಉದ್ಯೋಗ'
  ).split(' '),
);
/** What follows these is a place, even if its name is also a common word or a person's name. */
const BEFORE_PLACES = new Set(['in', 'at', 'near', 'around', 'from']);
/** Hindi postpositions for "in", which follow the place. */
const AFTER_PLACES = new Set(['me', 'mein', 'mai', 'main', 'में']);
/** After a city's name, these make it part of another name: "Mysore Road", "Delhi Public School". */
const MAKES_OTHER_NAME = /^(road|rd|highway|street|nagar|university|public|bank|metro|steel|cements?)$/i;
const MAX_NAME_WORDS = 4;
const MAX_TOKENS = 40;

/**
 * Interprets a typed search: finds the city that it names, by any of its names, and drops filler words. A chosen
 * `location` stays; then another city in the keyword is an ordinary word.
 */
export function understandSearch({ keyword, location }: Search): Search {
  const tokens = keyword.split(/[\s,;]+/).filter(Boolean);
  if (tokens.length > MAX_TOKENS) return { keyword, location };
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

/** What is searched for. */
type Typed = { keyword: string; filters: JobFilters };

/**
 * Runs the search as it was meant, and if that finds nothing, as it was typed. Returns the search that was used. Rejects
 * as `read` does.
 */
export async function searchAsMeant<Found extends { total: number }>(
  typed: Typed,
  read: (search: Typed) => Promise<Found>,
): Promise<{ found: Found; search: Typed }> {
  const meant = understandSearch({ keyword: typed.keyword, location: typed.filters.location });
  const search = { keyword: meant.keyword, filters: { ...typed.filters, location: meant.location } };
  const found = await read(search);
  const isSame = meant.keyword === typed.keyword && meant.location === typed.filters.location;
  if (found.total > 0 || isSame) return { found, search };
  const literal = await read(typed);
  return literal.total > 0 ? { found: literal, search: typed } : { found, search };
}

/** Drops "India" and the state that the city is in: "Pune Maharashtra" means no more than "Pune". */
function withoutPlacesAround(tokens: string[], state: Region | undefined): string[] {
  const kept: string[] = [];
  for (let index = 0; index < tokens.length;) {
    const length = surroundingPlace(tokens, index, state);
    if (length === 0) kept.push(tokens[index++]!);
    index += length;
  }
  return kept;
}

/** How many tokens from `start` on name India or the state. */
function surroundingPlace(tokens: string[], start: number, state: Region | undefined): number {
  for (let length = Math.min(MAX_NAME_WORDS, tokens.length - start); length > 0; length--) {
    const words = wordsOf(tokens.slice(start, start + length).join(' '));
    const [place] = placeNames(words);
    const isWhole = place?.start === 0 && place.end === words.length;
    if (isWhole && (place.kind === 'india' || (place.kind === 'region' && place.region === state)))
      return length;
  }
  return 0;
}

/** The city named from this token on, longest name first, and how many tokens name it. */
function cityAt(tokens: string[], start: number): { city: CalledCity; length: number } | null {
  for (let length = Math.min(MAX_NAME_WORDS, tokens.length - start); length > 0; length--) {
    const city = cityCalled(tokens.slice(start, start + length).join(' '));
    if (!city) continue;
    const isCity = !city.alsoWord || tokens.length === length || BEFORE_PLACES.has(lower(tokens[start - 1]));
    return isCity && !MAKES_OTHER_NAME.test(tokens[start + length] ?? '') ? { city, length } : null;
  }
  return null;
}

function isFiller(words: string[], index: number): boolean {
  const word = lower(words[index]);
  // Punctuation and emoji occur in no job's text.
  if (!/[\p{L}\p{N}]/u.test(word)) return true;
  // Part of a title only before these words: "hiring manager".
  if (word === 'hiring')
    return !/^(manager|coordinator|specialist|executive|partner)s?$/.test(lower(words[index + 1]));
  const before = lower(words[index - 1]);
  if (word === 'me') return before === 'near';
  // "Work in Pune", but not "social work" or "work from home".
  if (word === 'work') return (index === 0 || FILLERS.has(before)) && lower(words[index + 1]) !== 'from';
  return FILLERS.has(word);
}

const lower = (token = '') => token.toLowerCase();
