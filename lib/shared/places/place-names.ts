import { CITIES } from './cities';
import type { CityRow } from './city-row';
import { FOREIGN_CODES, FOREIGN_PLACES } from './foreign';
import { REGIONS, type Region } from './regions';
import { wordsOf, type Word } from './words-of';

/** A place named in a text; `start` and `end` are the indexes of its first word and of the word after it. */
export type PlaceName = { start: number; end: number } & Meaning;

type Meaning =
  | { kind: 'city'; row: CityRow }
  | { kind: 'region'; region: Region }
  | { kind: 'india' }
  | { kind: 'foreign' };

const REGION_ALIASES: Readonly<Record<string, Region>> = {
  'Jammu & Kashmir': 'Jammu and Kashmir',
  Orissa: 'Odisha',
  Uttaranchal: 'Uttarakhand',
  Chattisgarh: 'Chhattisgarh',
  Chhatisgarh: 'Chhattisgarh',
  Tamilnadu: 'Tamil Nadu',
  Telengana: 'Telangana',
  'Andaman & Nicobar Islands': 'Andaman and Nicobar Islands',
};

const MEANINGS = new Map<string, Meaning>();
for (const name of FOREIGN_PLACES) MEANINGS.set(key(name), { kind: 'foreign' });
for (const region of REGIONS) MEANINGS.set(key(region), { kind: 'region', region });
for (const [name, region] of Object.entries(REGION_ALIASES))
  MEANINGS.set(key(name), { kind: 'region', region });
for (const name of ['India', 'Bharat']) MEANINGS.set(key(name), { kind: 'india' });
// Last, because Delhi, Chandigarh and Puducherry are both city and territory.
for (const row of CITIES)
  for (const name of [row.name, ...(row.aliases ?? [])]) MEANINGS.set(key(name), { kind: 'city', row });

const LONGEST = Math.max(...[...MEANINGS.keys()].map((name) => name.split(' ').length));

/** The places that the words name, in order, the longest name first ("Navi Mumbai", not "Mumbai"). */
export function placeNames(words: readonly Word[]): PlaceName[] {
  const found: PlaceName[] = [];
  for (let start = 0; start < words.length;) {
    const name = nameAt(words, start);
    if (name) found.push(name);
    start = name?.end ?? start + 1;
  }
  return found;
}

function nameAt(words: readonly Word[], start: number): PlaceName | null {
  let name: PlaceName | null = null;
  let text = '';
  for (const [index, word] of words.slice(start, start + LONGEST).entries()) {
    if (index > 0 && !/^[\s&.-]*$/.test(word.gap)) break;
    text = index === 0 ? word.text : `${text} ${word.text}`;
    const meaning = MEANINGS.get(text);
    if (meaning) name = { start, end: start + index + 1, ...meaning };
    else if (index === 0 && word.mayBeCode && FOREIGN_CODES.has(word.text))
      name = { start, end: start + 1, kind: 'foreign' };
  }
  return name;
}

function key(name: string): string {
  return wordsOf(name)
    .map((word) => word.text)
    .join(' ');
}
