import { slugify } from '../text/slugify';
import { type City, findCity } from './cities-in';
import { placeNames } from './place-names';
import { wordsOf } from './words-of';

/** How people shorten names where they search; in an ad's place these could mean something else. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ blr: 'bengaluru', bglr: 'bengaluru', blore: 'bengaluru', hyd: 'hyderabad', ggn: 'gurugram' },
  ...{ ncr: 'delhi', tvm: 'thiruvananthapuram', cbe: 'coimbatore', bbsr: 'bhubaneswar', kol: 'kolkata' },
};

/** `alsoWord`: the name is also a word or a person's name ("Anand"). */
export type CalledCity = City & { alsoWord: boolean };

/** The city that goes by this name or slug, its old and short names included ("bangalore", "new-delhi"); or null. */
export function cityCalled(name: string): CalledCity | null {
  const words = wordsOf(name.replaceAll('-', ' '));
  const short = words.length === 1 ? SHORT[words[0]!.text] : undefined;
  const [place] = placeNames(words);
  const isWhole = place?.kind === 'city' && place.start === 0 && place.end === words.length;
  const city = findCity(short ?? (isWhole ? slugify(place.row.name) : ''));
  return city && { ...city, alsoWord: isWhole && place.row.alsoWord === true };
}
