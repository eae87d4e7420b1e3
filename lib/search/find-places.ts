import { findCityByName } from '../jobs/places/cities';
import { anyOfPlaces, findMetroByName, metroOf, placesIn, stateOf } from '../jobs/places/metros';
import { placeNamed } from '../jobs/places/names';
import { type Region, SHORT_REGION_NAMES } from '../jobs/places/table';
import { slugify } from '../base/text/slugify';
import type { JobFilters } from '../contract/filters';
import { AFTER_PLACES, BEFORE_PLACES, NEAR_AFTER, NEAR_BEFORE } from './lexicon/fillers';
import { MEANINGFUL } from './known-words';
import { PhraseTable } from './phrase-table';
import { comparable, type Piece } from './pieces';

export type Place = Pick<JobFilters, 'location' | 'near'>;
/** `areas`: names of areas of the city. */
type SearchedPlace = Place & { areas: string[] };

/** A city named by `length` pieces: by its own name, by its metropolitan area (whose largest it is), or by an area. */
type Named = { length: number; slug: string; by: 'name' | 'metro' | 'area' };

const MAX_NAME_PIECES = 4;

/** After a place's name, these make it part of another name: "Mysore Road", "Delhi Public School". */
const MAKES_OTHER_NAME =
  /^(road|rd|highway|street|nagar|university|public|bank|metro|steel|cements?|police|high|national|gas|rifles|shipyard|express|gramin)$/;
/** The same before "India". */
const ORGANISATION_OF = /^(of|air|make|startup|digital)$/;

const BEFORE = new Set(BEFORE_PLACES);
const AROUND = new Set(NEAR_BEFORE);
const AFTER = new PhraseTable<{ near: boolean }>();
for (const phrase of AFTER_PLACES) AFTER.add(comparable(phrase), { near: false });
for (const phrase of NEAR_AFTER) AFTER.add(comparable(phrase), { near: true });

/**
 * Finds the place in a search, and marks its pieces in `taken`. Several are meant as alternatives;
 * if they are in the same metropolitan area, all of it is meant. An area means its city; its words are kept, because they
 * rank the jobs.
 */
export function findPlaces(pieces: readonly Piece[], taken: boolean[]): SearchedPlace {
  const place: SearchedPlace = { location: '', near: false, areas: [] };
  const areas: { slug: string; name: string }[] = [];
  for (let index = 0; index < pieces.length;) {
    const named = cityAt(pieces, index);
    if (named?.by === 'area') areas.push({ slug: named.slug, name: nameOf(pieces, index, named.length) });
    const isMeant = named && named.by !== 'area';
    if (isMeant) {
      const isAround = placesIn(place.location).some(
        (slug) => slug !== named.slug && metroOf(slug).includes(named.slug),
      );
      if (named.by === 'metro' || isAround) place.near = true;
      if (!isAround) place.location = anyOfPlaces([place.location, named.slug]);
    }
    index = isMeant ? take(pieces, index, named.length, place, taken) : index + (named?.length ?? 1);
  }
  findRegions(pieces, place, taken);
  // Without a named city, the first area determines it.
  place.location ||= areas[0]?.slug ?? '';
  const here = areas.filter(({ slug }) => placesIn(place.location).includes(slug));
  place.areas = [...here.map(({ name }) => name), ...partsNamed(pieces, taken)];
  return place;
}

const MIN_FOREIGN = 4;

/** Takes the place abroad that a search names; a short one only where a place is expected: "jobs in UK", but not "US recruiter". */
export function takeAbroad(pieces: readonly Piece[], taken: boolean[]): string | null {
  for (let start = 0; start < pieces.length; start++)
    for (let length = Math.min(MAX_NAME_PIECES, pieces.length - start); length > 0; length--) {
      const name = nameOf(pieces, start, length);
      const isExpected = start + length === pieces.length || BEFORE.has(wordAt(pieces, start - 1));
      if (name.length < MIN_FOREIGN && !isExpected) continue;
      if (placeNamed(name)?.kind !== 'foreign') continue;
      taken.fill(true, start, start + length);
      return name;
    }
  return null;
}

/** Numbered or lettered parts of a city ("sector 62", "phase 1"), and named ones ("MG Road"). */
const NUMBERED_PART = /^(sector|phase|block|stage|ward|sec|plot)$/;
const NUMBER = /^(\d{1,3}[a-z]?|[a-z]|i{1,3}|iv|v)$/;
const NAMED_PART = /^(road|rd|nagar|marg|chowk|colony|layout|vihar|enclave|puram|circle|extension|cross)$/;

/** Areas that are not in the table, except for words with another meaning: "service road". */
function partsNamed(pieces: readonly Piece[], taken: readonly boolean[]): string[] {
  const names: string[] = [];
  for (let index = 1; index < pieces.length; index++) {
    const [before, word] = [wordAt(pieces, index - 1), wordAt(pieces, index)];
    const isPart = NUMBERED_PART.test(before)
      ? NUMBER.test(word)
      : NAMED_PART.test(word) && !MEANINGFUL.has(before);
    if (isPart && !taken[index - 1] && !taken[index]) names.push(nameOf(pieces, index - 1, 2));
  }
  return names;
}

function nameOf(pieces: readonly Piece[], start: number, length: number): string {
  return pieces
    .slice(start, start + length)
    .map(({ text, words }) => (words.length === 1 && /^[a-z]+$/.test(words[0]!) ? words[0]! : text))
    .join(' ');
}

/** The city named at this piece, longest name first. */
function cityAt(pieces: readonly Piece[], start: number): Named | null {
  for (let length = Math.min(MAX_NAME_PIECES, pieces.length - start); length > 0; length--) {
    const name = nameOf(pieces, start, length);
    const metro = findMetroByName(name);
    if (metro) return { length, slug: metro, by: 'metro' };
    const city = findCityByName(name);
    if (!city) continue;
    const isCity = !city.alsoWord || pieces.length === length || BEFORE.has(wordAt(pieces, start - 1));
    if (!isCity || MAKES_OTHER_NAME.test(wordAt(pieces, start + length))) return null;
    return { length, slug: city.slug, by: city.isArea ? 'area' : 'name' };
  }
  return null;
}

/** Marks a place's pieces and related words ("in", "ke paas"); returns the index after them. */
function take(
  pieces: readonly Piece[],
  start: number,
  length: number,
  place: SearchedPlace,
  taken: boolean[],
): number {
  const before = wordAt(pieces, start - 1);
  if (BEFORE.has(before)) taken[start - 1] = true;
  const end = start + length;
  const following = pieces.slice(end, end + MAX_NAME_PIECES).map((_, index) => wordAt(pieces, end + index));
  const after = AFTER.longestAt(following, 0);
  if (AROUND.has(before) || after?.value.near) place.near = true;
  const next = end + (after?.length ?? 0);
  taken.fill(true, start, next);
  return next;
}

/** Drops "India" and the city's state; without a city, the first state named is the place. */
function findRegions(pieces: readonly Piece[], place: SearchedPlace, taken: boolean[]): void {
  const states = placesIn(stateOf(place.location));
  for (let index = 0; index < pieces.length;) {
    const named = taken[index] ? null : regionAt(pieces, index, taken);
    const slug = slugify(named?.region ?? '');
    const isMeant = named && (!slug || states.length === 0 || states.includes(slug));
    if (slug && states.length === 0) place.location = anyOfPlaces([place.location, slug]);
    index = isMeant ? take(pieces, index, named.length, place, taken) : index + 1;
  }
}

/** The state named at this piece ('' for India), and by how many pieces. */
function regionAt(
  pieces: readonly Piece[],
  start: number,
  taken: readonly boolean[],
): { region: Region; length: number } | null {
  const before = wordAt(pieces, start - 1);
  const short = BEFORE.has(before) ? SHORT_REGION_NAMES[wordAt(pieces, start)] : undefined;
  if (short) return { region: short, length: 1 };
  for (let length = Math.min(MAX_NAME_PIECES, pieces.length - start); length > 0; length--) {
    if (taken.slice(start, start + length).some(Boolean)) continue;
    const place = placeNamed(nameOf(pieces, start, length));
    if (!place) continue;
    if (place.kind === 'india') return ORGANISATION_OF.test(before) ? null : { region: '', length };
    const isState = place.kind === 'region' && !MAKES_OTHER_NAME.test(wordAt(pieces, start + length));
    return isState ? { region: place.region, length } : null;
  }
  return null;
}

const wordAt = (pieces: readonly Piece[], index: number): string => pieces[index]?.words.join(' ') ?? '';
