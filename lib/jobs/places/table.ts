import places from './places.json';

/** A state or union territory of India, by its official English name. */
export type Region = string;

/** A city of the table: its current official name, its state or union territory, and other spellings in job ads. */
export interface CityRow {
  name: string;
  region: Region;
  aliases?: readonly string[];
  /** There is a place of the same name abroad (Salem in Oregon, Hyderabad in Sindh). */
  alsoAbroad?: boolean;
  /** The name is also a common word or a person's name, so it counts only where it stands alone. */
  alsoWord?: boolean;
  /** A text that contains one of these means another Indian place of the same name. */
  notWith?: readonly string[];
}

/** "Rohini*, Saket": names in a list; a star says that one is also a word or a person's name. */
function namesIn(list: string): { names: string[]; alsoWord: boolean }[] {
  return list.split(', ').map((entry) => ({
    names: entry.replace('*', '').split('/'),
    alsoWord: entry.endsWith('*'),
  }));
}

/** Towns: "Ooty/Nilgiris" is a name with others, those of the districts around it included. */
const TOWNS: readonly CityRow[] = Object.entries(places.towns).flatMap(([region, list]) =>
  namesIn(list).map(({ names: [name = '', ...aliases], alsoWord }) => ({ name, region, aliases, alsoWord })),
);
const DISTRICTS: Readonly<Record<string, string>> = places.districts;

/** Every city and town that jobs are grouped by. Names and aliases are unique across the table. */
export const CITIES: readonly CityRow[] = [...places.cities, ...TOWNS].map((row: CityRow) =>
  row.name in DISTRICTS
    ? { ...row, aliases: [...(row.aliases ?? []), ...DISTRICTS[row.name]!.split(', ')] }
    : row,
);

/** A part of a city that people and ads name without it, and the city. */
export interface Area {
  name: string;
  city: string;
  alsoWord: boolean;
}

export const AREAS: readonly Area[] = Object.entries(places.areas).flatMap(([city, list]) =>
  namesIn(list).flatMap(({ names, alsoWord }) => names.map((name) => ({ name, city, alsoWord }))),
);

/** The 28 states and 8 union territories of India. */
export const REGIONS: readonly Region[] = places.regions;

/** Other spellings of them in ads. */
export const REGION_ALIASES: Readonly<Record<string, Region>> = places.regionAliases;

/** Abbreviations that people search by ("blr"), by slug; in an ad they could mean something else. */
export const SHORT_CITY_NAMES: Readonly<Record<string, string>> = places.shortCityNames;

/** Abbreviations of states ("up"), which mean one only after "in". */
export const SHORT_REGION_NAMES: Readonly<Record<string, Region>> = places.shortRegionNames;

/** A metropolitan area: what it is called, and the names of its cities, the greatest first. */
interface MetroRow {
  names: readonly string[];
  cities: readonly string[];
}

/** Cities that people commute between. A city is in one area at most. */
export const METROS: readonly MetroRow[] = places.metros;

/** Foreign countries and provinces, as location texts name them. */
export const FOREIGN_PLACES: readonly string[] = places.foreignPlaces;

/** Postal codes of US states and Canadian provinces, except IN and TN, which also mean India and Tamil Nadu. */
export const FOREIGN_CODES: ReadonlySet<string> = new Set(places.foreignCodes.split(' '));
