/** A number of years in a text: "2-4 years", "at least 3 yrs", "up to 2 years". */
export type Duration = {
  min: number;
  max?: number;
  isRange: boolean;
  /** Has a "+", "at least", "up to" or the like, which is rare for other durations than experience. */
  isBound: boolean;
  /** Given in months only, as for contracts and internships. */
  isMonths: boolean;
  before: string;
  after: string;
};

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
// Parts of texts have their words one space apart.
const NUMBER = `\\d{1,2}(?:\\.\\d{1,2})?|${WORDS.join('|')}`;
const UNIT = `(years?|yrs?|months?|mths?|साल|वर्षों|वर्ष|ವರ್ಷಗಳ|ವರ್ಷ)(?![\\p{L}\\p{M}])'?`;
const PLUS = String.raw` ?(\+|plus\b|(?:and|&|or) (?:above|more|over)\b|or more\b)?`;
const START = String.raw`(?<![\p{L}\p{M}\d.,/%₹$+-])`;

/** Fast check: most parts of texts have none. */
const HAS_UNIT = /year|yr|month|mth|साल|वर्ष|ವರ್ಷ/i;

const RANGE = new RegExp(
  `${START}(${NUMBER}) ?\\+? ?(?:${UNIT})? ?(?:-|to|and|till) ?(${NUMBER})${PLUS}[ -]*${UNIT}`,
  'iu',
);
const SINGLE = new RegExp(`${START}(${NUMBER})${PLUS}[ -]*${UNIT}${PLUS}`, 'iu');

const OF_EXPERIENCE = String.raw`(?:[\s:,-]|\b(?:relevant|work|working|total|overall|required|needed|an?|of|is|should be|must be|experience|exp)\b)*`;
const AT_LEAST = new RegExp(
  String.raw`\b(?:min(?:imum)?\.?|at ?least|more than|over|above|from)${OF_EXPERIENCE}$`,
  'i',
);
const AT_MOST = new RegExp(
  String.raw`\b(?:up ?to|max(?:imum)?\.?|less than|under|below)${OF_EXPERIENCE}$`,
  'i',
);

/** The only duration in a part of a text; null if there is none, 'several' if there are more. */
export function durationIn(part: string): Duration | 'several' | null {
  if (!HAS_UNIT.test(part)) return null;
  const range = RANGE.exec(part);
  const found = range ?? SINGLE.exec(part);
  if (!found) return null;
  const before = part.slice(0, found.index);
  const after = part.slice(found.index + found[0].length);
  if (SINGLE.test(before) || SINGLE.test(after)) return 'several';
  const around = { before, after };
  return range ? rangeOf(range, around) : singleOf(found, around);
}

type Around = { before: string; after: string };

function rangeOf(found: RegExpExecArray, around: Around): Duration | 'several' {
  const [, first = '', firstUnit, second = '', plus, unit = ''] = found;
  const isBetween = / and /i.test(found[0]);
  if (isBetween !== /\bbetween\s*$/i.test(around.before)) return 'several';
  if (AT_MOST.test(around.before)) return 'several';
  // "At least 2-4 years": two as a minimum, and no certain maximum.
  const isAtLeast = AT_LEAST.test(around.before);
  const min = yearsOf(first, firstUnit ?? unit);
  const max = yearsOf(second, unit);
  if (min > max) return 'several';
  const isMonths = isMonth(unit);
  return {
    min,
    ...(!plus && !isAtLeast && { max }),
    isRange: true,
    isBound: min === 0 || isAtLeast,
    isMonths,
    ...around,
  };
}

function singleOf(found: RegExpExecArray, around: Around): Duration | 'several' {
  const [, number = '', plusBefore, unit = '', plusAfter] = found;
  const plus = plusBefore ?? plusAfter;
  const years = yearsOf(number, unit);
  const isMonths = isMonth(unit);
  const isAtMost = AT_MOST.test(around.before);
  if (isAtMost && plus) return 'several';
  if (isAtMost) return { min: 0, max: years, isRange: false, isBound: true, isMonths, ...around };
  const isBound = plus !== undefined || AT_LEAST.test(around.before);
  // "0 years" is not a lower bound.
  const max = years === 0 && !isBound ? { max: 0 } : {};
  return { min: years, ...max, isRange: false, isBound, isMonths, ...around };
}

function isMonth(unit: string): boolean {
  return /^m/i.test(unit);
}

function yearsOf(number: string, unit: string): number {
  const word = WORDS.indexOf(number.toLowerCase());
  const value = word < 0 ? Number(number) : word;
  return isMonth(unit) ? value / 12 : value;
}
