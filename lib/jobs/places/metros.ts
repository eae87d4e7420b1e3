import { slugify } from '../../base/text/slugify';
import { findCity } from './cities';
import { key } from './names';
import { METROS } from './table';

const BY_CITY = new Map<string, string[]>();
const BY_NAME = new Map<string, string[]>();
for (const { names, cities } of METROS) {
  const slugs = cities.map(slugify);
  for (const slug of slugs) BY_CITY.set(slug, slugs);
  for (const name of names) BY_NAME.set(key(name), slugs);
}

/** The slugs of all cities in this city's metropolitan area, including itself; only itself if there is none. */
export function metroOf(citySlug: string): string[] {
  return [...(BY_CITY.get(citySlug) ?? [citySlug])];
}

/** The slugs of a location of a search: "Jaipur or Udaipur" is `jaipur,udaipur`. */
export const placesIn = (location: string): string[] => location.split(',').filter(Boolean);
export const anyOfPlaces = (slugs: string[]): string => [...new Set(slugs)].filter(Boolean).join(',');

/** Slugs of the places covered by a search in a location: with `near`, all cities of its metropolitan areas. */
export const placesWithin = (location: string, near: boolean): string[] =>
  near ? placesIn(location).flatMap(metroOf) : placesIn(location);

export const stateOf = (location: string): string =>
  anyOfPlaces(placesIn(location).map((slug) => slugify(findCity(slug)?.region ?? '')));

/** The slug of the largest city of the metropolitan area with this name ("NCR", "tricity"), or null. */
export function findMetroByName(name: string): string | null {
  return BY_NAME.get(key(name))?.[0] ?? null;
}
