import { citiesIn } from './cities';
import { placeNamed, placeNames, type PlaceName, wordsOf, type Word } from './names';
import type { Region } from './table';

/** A place in India, as precise as the ad; without city and region, the whole country. */
export interface IndianPlace {
  city?: string;
  region?: Region;
}

/** More words than this are prose, which may mention a state for any reason. */
const MAX_WORDS = 12;

/** Districts named after a city are in the same state. */
const DISTRICT = /^(rural|dehat)$/;

/** Words before "India" that make it part of an organisation's name: "Bank of India", "Air India". */
const ORGANISATION_WORDS = /^(of|air|make|invest|startup|digital)$/;

/** States that share their name with a place abroad: Punjab is also a province of Pakistan. */
const ALSO_ABROAD: ReadonlySet<Region> = new Set(['Punjab']);

/**
 * Where in India a job certainly is, by its location: cities, else states, else only the country; [] if even that is
 * uncertain, or a foreign country is named as well.
 */
export function indianPlaces(location: string): IndianPlace[] {
  const cities = citiesIn(location);
  if (cities.length > 0) return cities.map(({ name, region }) => ({ city: name, region }));
  const words = wordsOf(location);
  const names = placeNames(words);
  if (words.length > MAX_WORDS || names.some(({ kind }) => kind === 'foreign')) return [];
  const regions = new Set(names.flatMap((name, index) => regionOf(words, names, index, name) ?? []));
  if (regions.size > 0) return [...regions].map((region) => ({ region }));
  return names.some((name) => name.kind === 'india' && isCountry(words, name)) ? [{}] : [];
}

/** Words of locations that are no places. */
export const NO_PLACES: ReadonlySet<string> = new Set(
  (
    'remote hybrid work from home office wfh in at and or the of on any anywhere all over across pan various multiple many other ' +
    'location locations cities places only'
  ).split(' '),
);

/** Whether a location, as "Work from home, India", leaves open where in India the job is. */
export const namesNoPlace = (location: string): boolean =>
  wordsOf(location).every(({ text }) => NO_PLACES.has(text) || placeNamed(text)?.kind === 'india');

/** Whether a location names a foreign country or state. */
export const namesPlaceAbroad = (location: string): boolean => placesAbroad(location).length > 0;

/** The foreign countries, states and cities that a text names, in lower case. */
export const placesAbroad = (text: string): string[] =>
  placeNames(wordsOf(text)).flatMap((place) => (place.kind === 'foreign' ? place.text : []));

/** Where a job is: the country that its title names ("Staff Nurse in UK"), rather than the office in its location. */
export function placeOfWork(title: string, location: string): string {
  for (const [, place = ''] of title.matchAll(/ in ([^-–|(),]+)/gi))
    if (placeNamed(place)?.kind === 'foreign') return place;
  return location;
}

function regionOf(
  words: readonly Word[],
  names: readonly PlaceName[],
  index: number,
  name: PlaceName,
): Region | null {
  if (name.kind === 'city') return DISTRICT.test(words[name.end]?.text ?? '') ? name.row.region : null;
  if (name.kind !== 'region' || !endsPlace(words, name, names[index + 1])) return null;
  const isAlone = name.end - name.start === words.length;
  const namesIndia = names.some(({ kind }) => kind === 'india');
  return ALSO_ABROAD.has(name.region) && !isAlone && !namesIndia ? null : name.region;
}

/** "Bambolim, Goa" and "Kerala India", not "Goa Shipyard" or "Punjab National Bank". */
function endsPlace(words: readonly Word[], name: PlaceName, next: PlaceName | undefined): boolean {
  const after = words[name.end];
  return after === undefined || next?.start === name.end || /[^\s.'’]/.test(after.gap);
}

function isCountry(words: readonly Word[], name: PlaceName): boolean {
  return !ORGANISATION_WORDS.test(words[name.start - 1]?.text ?? '') && endsPlace(words, name, undefined);
}
