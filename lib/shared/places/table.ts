import places from './places.json';

/** A state or union territory of India, by its official English name. */
export type Region = string;

/** A city of the table: its present official name, its state or union territory, and how job ads also write it. */
export interface CityRow {
  name: string;
  region: Region;
  aliases?: readonly string[];
  /** A place of the same name lies abroad (Salem in Oregon, Hyderabad in Sindh). */
  alsoAbroad?: boolean;
  /** The name is also a word or a person's name, so it counts only where it stands alone. */
  alsoWord?: boolean;
  /** A text naming one of these means another Indian place of the same name. */
  notWith?: readonly string[];
}

/** Every city and town that job ads are sorted by. Names and aliases are unique across the table. */
export const CITIES: readonly CityRow[] = places.cities;

/** The 28 states and 8 union territories of India. */
export const REGIONS: readonly Region[] = places.regions;

/** How ads also spell them. */
export const REGION_ALIASES: Readonly<Record<string, Region>> = places.regionAliases;

/** How people shorten city names where they search ("blr"), by slug; in an ad these could mean something else. */
export const SHORT_CITY_NAMES: Readonly<Record<string, string>> = places.shortCityNames;

/** Countries other than India, and provinces abroad, as place texts name them. */
export const FOREIGN_PLACES: readonly string[] = places.foreignPlaces;

/** Postal codes of US states and Canadian provinces, without IN and TN, which also mean India and Tamil Nadu. */
export const FOREIGN_CODES: ReadonlySet<string> = new Set(places.foreignCodes.split(' '));
