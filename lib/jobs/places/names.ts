import {
  AREAS,
  CITIES,
  type CityRow,
  REGIONS,
  type Region,
  FOREIGN_CODES,
  FOREIGN_PLACES,
  REGION_ALIASES,
} from './table';

export interface Word {
  /** Lower case, without accents. */
  text: string;
  /** The text between it and the previous word. */
  gap: string;
  /** In capitals in a text that is not all capitals, or after a comma: may be a code like "MA". */
  mayBeCode: boolean;
  inBrackets: boolean;
}

/** Enough for any list of places; longer prose is cut off. */
const MAX_CHARACTERS = 1000;

// Accents and joiners. In Indian scripts, vowel signs distinguish words (रांची, रुचि), so only dots that are often
// omitted are ignored.
const IGNORED_MARKS =
  /(?![\u0900-\u0DFF])\p{M}|[\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC]|[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;

/** The words of a text in order, without HTML tags and words cut off by an ellipsis. */
export function wordsOf(text: string): Word[] {
  const plain = text
    .slice(0, MAX_CHARACTERS)
    .replace(/<[^<>]*>/g, ' ; ')
    .normalize('NFKD')
    .replace(IGNORED_MARKS, '')
    .replaceAll('\u0901', '\u0902')
    .replace(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+\.{2,}/gu, ' ; ');
  const isAllCapitals = !/\p{Ll}/u.test(plain);
  const words: Word[] = [];
  let end = 0;
  let depth = 0;
  for (const match of plain.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)) {
    const gap = plain.slice(end, match.index);
    for (const character of gap) {
      if (character === '(' || character === '[') depth += 1;
      if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    }
    end = match.index + match[0].length;
    words.push({
      text: match[0].toLowerCase(),
      gap,
      mayBeCode: /^[A-Z]{2}$/.test(match[0]) && (!isAllCapitals || gap.includes(',')),
      inBrackets: depth > 0,
    });
  }
  return words;
}

/** A place named in a text; `start` and `end` (exclusive) are word indexes, `text` its words in lower case. */
export type PlaceName = { start: number; end: number; text: string } & Meaning;

type Meaning =
  | { kind: 'city'; row: CityRow; isArea?: true }
  | { kind: 'region'; region: Region }
  | { kind: 'india' }
  | { kind: 'foreign' };

const MEANINGS = new Map<string, Meaning>();
for (const name of FOREIGN_PLACES) MEANINGS.set(key(name), { kind: 'foreign' });
for (const region of REGIONS) MEANINGS.set(key(region), { kind: 'region', region });
for (const [name, region] of Object.entries(REGION_ALIASES))
  MEANINGS.set(key(name), { kind: 'region', region });
for (const name of ['India', 'Bharat']) MEANINGS.set(key(name), { kind: 'india' });
// Last, because Delhi, Chandigarh and Puducherry are both cities and territories.
for (const row of CITIES)
  for (const name of [row.name, ...(row.aliases ?? [])]) MEANINGS.set(key(name), { kind: 'city', row });

const ROWS = new Map(CITIES.map((row) => [row.name, row]));
// An area may share its name with a place abroad: Brookefield.
for (const { name, city, alsoWord } of AREAS) {
  const row = { ...ROWS.get(city)!, alsoAbroad: true, alsoWord };
  MEANINGS.set(key(name), { kind: 'city', row, isArea: true });
}

const MAX_NAME_WORDS = Math.max(...[...MEANINGS.keys()].map((name) => name.split(' ').length));

/** The places named by the words, in order, longest match first ("Navi Mumbai", not "Mumbai"). */
export function placeNames(words: readonly Word[]): PlaceName[] {
  const found: PlaceName[] = [];
  for (let start = 0; start < words.length;) {
    const name = nameAt(words, start);
    if (name) found.push(name);
    start = name?.end ?? start + 1;
  }
  return found;
}

/** The place that a text names and nothing else; null if there is none. */
export function placeNamed(text: string): PlaceName | null {
  const words = wordsOf(text);
  const [place] = placeNames(words);
  return place?.start === 0 && place.end === words.length ? place : null;
}

function nameAt(words: readonly Word[], start: number): PlaceName | null {
  let name: PlaceName | null = null;
  let text = '';
  for (const [index, word] of words.slice(start, start + MAX_NAME_WORDS).entries()) {
    if (index > 0 && !/^[\s&.-]*$/.test(word.gap)) break;
    text = index === 0 ? word.text : `${text} ${word.text}`;
    const meaning = MEANINGS.get(text);
    if (meaning) name = { start, end: start + index + 1, text, ...meaning };
    else if (index === 0 && word.mayBeCode && FOREIGN_CODES.has(word.text))
      name = { start, end: start + 1, text, kind: 'foreign' };
  }
  return name;
}

/** A name normalised for comparison: its words only. */
export function key(name: string): string {
  return wordsOf(name)
    .map((word) => word.text)
    .join(' ');
}
