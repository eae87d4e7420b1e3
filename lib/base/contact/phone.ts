import { MAX_PHONE } from './limits';
import { plainCharacters } from '../text/plain-characters';

const INDIA = '91';

// Without its leading 0: a mobile, an area code of 2 to 4 digits with its number, or a toll-free number.
// https://dot.gov.in/numbering-plan
const NATIONAL = /^(?:[6-9]\d{9}|(?=\d{10}$)[1-8]\d{1,3}[2-7]\d{5,7}|18[06]0\d{6,7})$/;
/** Numbers typed to get past a required field. */
const PLACEHOLDER = /^(?:(\d)\1*|1234567890)$/;

// Separators between numbers: first any character unusual within one; if that finds none, words only.
const GAPS = [/[^\d\s().+-]+|(?=\+)/, /\p{L}+|(?=\+)/u];
// Numbers pasted from several lines into a one-line field run together.
const GROUP = /(?:91|0)?[6-9]\d{9}(?=(?:(?:91|0)?[6-9]\d{9}){1,5}(?!\d))|\d+/g;
// Limits: ITU-T E.164, and the shortest numbers that can be dialled from abroad.
const [MIN_DIGITS, MAX_DIGITS] = [7, 15];

/** The stored form of a typed number: as typed, in plain characters. */
export const plainPhone = (typed: string): string => plainCharacters(typed).replace(/\p{Pd}/gu, '-');

/**
 * The numbers in user input, in E.164 ("+919845000000"): Indian ones with or without 0, 91, +91 or 0091, foreign ones
 * after + or 00. Ignores surrounding words and punctuation. Empty if a digit seems to be missing.
 */
export const phoneNumbers = (typed: string): string[] => numbersByPart(typed).flat();

function numbersByPart(typed: string): string[][] {
  const found = GAPS.map((gap) => partsOf(typed, gap).map(numbersIn));
  return found.find((parts) => parts.flat().length > 0) ?? [];
}

/** 'doubtful': possibly a number with a digit missing; 'none': not a number. */
export function judgePhone(typed: string): 'number' | 'doubtful' | 'none' {
  // Untrusted input may be of any length.
  if (typed.length > MAX_PHONE) return 'none';
  if (phoneNumbers(typed).length > 0) return 'number';
  const parts = GAPS.flatMap((gap) => partsOf(typed, gap));
  if (parts.some((part) => isLongEnough(digitsOf(part)))) return 'doubtful';
  // "560001 98450 00000": a number preceded by other digits.
  const groups = plainPhone(typed).match(/\d+/g) ?? [];
  return groups.some((_, at) => phoneNumbers(groups.slice(at).join(' ')).length > 0) ? 'doubtful' : 'none';
}

/** The number, in E.164, of a text that contains nothing else; null otherwise. */
export function internationalNumber(typed: string): string | null {
  const [[number, second] = [], ...others] = numbersByPart(typed);
  const isAll = !second && others.length === 0 && !/\p{L}/u.test(typed);
  return (isAll && number) || null;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
const isLongEnough = ({ length }: string) => length >= MIN_DIGITS && length <= MAX_DIGITS;

function partsOf(typed: string, gap: RegExp): string[] {
  return (
    plainPhone(typed)
      // A stand-alone O is a zero.
      .replace(/(?<!\p{L})o+(?!\p{L})/giu, (letters) => '0'.repeat(letters.length))
      // "91+ 98450 00000" and "+91+98450 00000".
      .replace(/(?<!\d)(\d{1,3})\)?\+/g, '+$1 ')
      // A lone digit with a bracket is the 0 of "+91 (0) 98450 00000", or a list marker: "1) 98450 00000 2) 98450 00001".
      .replace(/(?<![\d+])\(?\d\)/g, ' ')
      .split(gap)
      .filter(digitsOf)
  );
}

/** The numbers that make up a part; [] if anything is left over. */
function numbersIn(part: string): string[] {
  const groups = part.match(GROUP) ?? [];
  const isInternational = /^[\s(]*(?:\+|00)/.test(part);
  for (let count = Math.min(groups.length, MAX_DIGITS); count > 0; count--) {
    const number = numberOf(groups.slice(0, count).join(''), isInternational);
    if (!number) continue;
    if (count === groups.length) return [number];
    const others = numbersIn(groups.slice(count).join(' '));
    if (others.length > 0) return [number, ...others];
  }
  return [];
}

function numberOf(digits: string, isInternational: boolean): string | null {
  const bare = digits.replace(/^0+/, '');
  const hasCode = bare.startsWith(INDIA) && bare.length > 10;
  const national = hasCode ? bare.slice(INDIA.length).replace(/^0+/, '') : bare;
  const isIndian = NATIONAL.test(national) && !PLACEHOLDER.test(national);
  if (isIndian && (hasCode || !isInternational)) return `+${INDIA}${national}`;
  const isForeign = isInternational && !bare.startsWith(INDIA);
  return isForeign && isLongEnough(bare) ? `+${bare}` : null;
}
