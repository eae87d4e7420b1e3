import { slugify } from '../../base/text/slugify';
import { CITIES, type CityRow, type Region, SHORT_CITY_NAMES } from './table';
import { placeNames, type PlaceName, wordsOf, type Word } from './names';

/** An Indian city, as named on pages and in URLs. */
export interface City {
  slug: string;
  name: string;
  region: Region;
}

/** Ads for "all India" name every big city; a longer list is of branches. */
const MAX_CITIES = 20;

/** Words that turn a preceding city's name into that of a street, a district or an institution. */
const NOT_THE_CITY =
  /^(road|rd|highway|hwy|expressway|street|st|marg|gate|colony|nagar|bypass|chowk|layout|university|rural|dehat)$/;

const BY_SLUG = new Map<string, City>();
const OLD_NAMES = new Map<string, string>();
for (const { name, region, oldName } of CITIES) {
  const slug = slugify(name);
  BY_SLUG.set(slug, { slug, name, region });
  if (oldName) OLD_NAMES.set(slug, oldName);
}

/** The city with this slug ("bengaluru"), or null. */
export function findCity(slug: string): City | null {
  return BY_SLUG.get(slug) ?? null;
}

/** A city's former name that is still in use, by its slug. */
export const oldNameOf = (slug: string): string | undefined => OLD_NAMES.get(slug);

/** The Indian cities named in an ad's location, in order and without duplicates, at most 20; [] if none is certain. */
export function citiesIn(location: string): City[] {
  const words = wordsOf(location);
  const names = placeNames(words);
  const cities = new Set<City>();
  let isAfterCity = false;
  for (const [index, name] of names.entries()) {
    if (name.kind !== 'city') continue;
    // Brackets after a city contain its areas, which may be named after other cities: "Hyderabad (Srinagar Colony)".
    const mustStandAlone = name.row.alsoWord || (isAfterCity && words[name.start]?.inBrackets);
    isAfterCity = true;
    if (mustStandAlone && !standsAlone(words, name, names[index + 1])) continue;
    if (isPartOfAnotherName(words, name) || isElsewhere(words, names, index, name.row)) continue;
    const city = findCity(slugify(name.row.name));
    if (city) cities.add(city);
    if (cities.size === MAX_CITIES) break;
  }
  const [first, second, ...others] = cities;
  const isDistrict = second && others.length === 0 && IN_DISTRICT[first!.name] === second.name;
  return isDistrict ? [first!] : [...cities];
}

/** "Noida, Ghaziabad": the second is the district that the first is said to be in. */
const IN_DISTRICT: Readonly<Record<string, string>> = {
  Noida: 'Ghaziabad',
  'Greater Noida': 'Ghaziabad',
  'Navi Mumbai': 'Thane',
};

function standsAlone(words: readonly Word[], name: PlaceName, next: PlaceName | undefined): boolean {
  const first = name.start === 0 || isDelimiter(words[name.start]?.gap);
  const last = name.end === words.length || isDelimiter(words[name.end]?.gap);
  return first && (last || (next?.start === name.end && next.kind !== 'city'));
}

function isDelimiter(gap = ''): boolean {
  return /[^\s.'’]/.test(gap);
}

function isPartOfAnotherName(words: readonly Word[], name: PlaceName): boolean {
  const next = words[name.end];
  if (next && /^[\s-]*$/.test(next.gap) && NOT_THE_CITY.test(next.text)) return true;
  const before = words[name.start - 1]?.text;
  return before === 'chhota' || (before === 'of' && words[name.start - 2]?.text === 'bank');
}

function isElsewhere(
  words: readonly Word[],
  names: readonly PlaceName[],
  index: number,
  row: CityRow,
): boolean {
  if (row.notWith?.some((other) => words.some((word) => word.text === other.toLowerCase()))) return true;
  if (!row.alsoAbroad) return false;
  const next = names[index + 1];
  if (next?.kind === 'foreign' && next.start === names[index]?.end) return true;
  const namesIndia = names.some(
    (name) =>
      name.kind === 'india' || name.kind === 'region' || (name.kind === 'city' && !name.row.alsoAbroad),
  );
  return !namesIndia && names.some((name) => name.kind === 'foreign');
}

/** `alsoWord`: the name is also a common word or a person's name ("Anand"); `isArea`: it names a part of the city. */
type FoundCity = City & { alsoWord: boolean; isArea: boolean };

/** The city with this name or slug, or with an area of this name ("bangalore", "new-delhi", "Andheri"); or null. */
export function findCityByName(name: string): FoundCity | null {
  const words = wordsOf(name.replaceAll('-', ' '));
  const short = words.length === 1 ? SHORT_CITY_NAMES[words[0]!.text] : undefined;
  const [place] = placeNames(words);
  const isWhole = place?.kind === 'city' && place.start === 0 && place.end === words.length;
  const city = findCity(short ?? (isWhole ? slugify(place.row.name) : ''));
  return (
    city && {
      ...city,
      alsoWord: isWhole && place.row.alsoWord === true,
      isArea: isWhole && place.isArea === true,
    }
  );
}
