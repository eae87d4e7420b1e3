import places from './places.json';

/** A state or union territory of India, by its official English name. */
export type Region = string;

/** A city: its current official name, state or union territory, and other spellings in job ads. */
export interface CityRow {
  name: string;
  region: Region;
  /** Its former name, if still in use. */
  oldName?: string;
  aliases?: readonly string[];
  /** There is a place of the same name abroad (Salem in Oregon, Hyderabad in Sindh). */
  alsoAbroad?: boolean;
  /** The name is also a common word or a person's name, so it counts only where it stands alone. */
  alsoWord?: boolean;
  /** If a text contains one of these, it means another Indian place of the same name. */
  notWith?: readonly string[];
}

/** Parses "Rohini*, Saket": a star marks names that are also a word or a person's name. */
function namesIn(list: string): { names: string[]; alsoWord: boolean }[] {
  return list.split(', ').map((entry) => ({
    names: entry.replace('*', '').split('/'),
    alsoWord: entry.endsWith('*'),
  }));
}

/** Towns: "Ooty/Nilgiris" is a name with aliases, including those of the surrounding districts. */
const TOWNS: readonly CityRow[] = Object.entries(places.towns).flatMap(([region, list]) =>
  namesIn(list).map(({ names: [name = '', ...aliases], alsoWord }) => ({ name, region, aliases, alsoWord })),
);
const DISTRICTS: Readonly<Record<string, string>> = places.districts;

/** Every city and town by which jobs are grouped. Names and aliases are unique. */
export const CITIES: readonly CityRow[] = [...places.cities, ...TOWNS].map((row: CityRow) => ({
  ...row,
  aliases: [row.oldName ?? [], row.aliases ?? [], DISTRICTS[row.name]?.split(', ') ?? []].flat(),
}));

/** A part of a city that is often named without it. */
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

/** Other spellings in ads. */
export const REGION_ALIASES: Readonly<Record<string, Region>> = places.regionAliases;

/** Abbreviations in searches ("blr"), by slug; ambiguous in ads. */
export const SHORT_CITY_NAMES: Readonly<Record<string, string>> = places.shortCityNames;

/** Abbreviations of states ("up"), which count only after "in". */
export const SHORT_REGION_NAMES: Readonly<Record<string, Region>> = places.shortRegionNames;

/** A metropolitan area: its names, and its cities, the largest first. */
interface MetroRow {
  names: readonly string[];
  cities: readonly string[];
}

/** Cities with commuting between them. A city is in one area at most. */
export const METROS: readonly MetroRow[] = places.metros;

/** Foreign countries and provinces, as named in locations. */
export const FOREIGN_PLACES: readonly string[] = places.foreignPlaces;

/** Postal codes of US states and Canadian provinces, except IN and TN, which also mean India and Tamil Nadu. */
export const FOREIGN_CODES: ReadonlySet<string> = new Set(places.foreignCodes.split(' '));
