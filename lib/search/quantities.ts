import {
  BARE_YEARS,
  BATCH,
  CLASSES,
  MONTHS,
  NOT_PAY,
  NUMBERED,
  NUMBERS,
  PAY,
  SAYS_MONEY,
  SCHOOLING,
  YEARS,
} from './lexicon/quantity-patterns';
import { batchWish } from './stated-wishes';
import type { Wishes } from './wishes';

/** The wish expressed by a number in a search, and its number of words. */
type Quantity = { length: number; wishes: Wishes };

/** Upper bound of "10+ years". */
const OPEN_END = 99;
/** The maximum length of a phrase with a number. */
const MAX_WORDS = 10;

const lengthOf = (phrase: string): number => phrase.split(' ').length;

/** The quantity that begins at `start`, or null. */
export function quantityAt(words: readonly string[], start: number): Quantity | null {
  const text = words.slice(start, start + MAX_WORDS).join(' ');
  return batchIn(text) ?? yearsIn(text) ?? payIn(text, words[start - 1] ?? '') ?? schoolingIn(text);
}

/** "10 pass", "12th fail", "below 8th", "दसवीं", "10th or 12th"; not "class 10" alone, which may be taught. */
function schoolingIn(text: string): Quantity | null {
  const [phrase, below, classes = '', passed] = SCHOOLING.exec(text) ?? [];
  if (!phrase) return null;
  const named = classes.split(/-| or | and | aur | या | (?!th\b|वी|ನೇ|vi)/);
  const isSaid =
    passed || /[^ -~]|matric|vi$/.test(phrase) || (/\d ?th/.test(phrase) && (below || named.length > 1));
  const numbers = named.map((name) => CLASSES[name.replace(/ी$/, 'ीं')] ?? parseInt(name, 10));
  const least = Math.min(...numbers) - (below || /^(?:fail|फेल|ಫೇಲ್)/.test(passed ?? '') ? 1 : 0);
  if (!isSaid || !(least <= 12)) return null;
  const wishes: Wishes =
    least < 10 ? { said: ['unschooled'] } : { education: least < 12 ? 'class-10' : 'class-12' };
  return { length: lengthOf(phrase), wishes };
}

/** "2025 passout", "2024-2025 batch". */
function batchIn(text: string): Quantity | null {
  const batch = BATCH.exec(text);
  if (!batch) return null;
  const [phrase, from = '', to] = batch;
  return { length: lengthOf(phrase), wishes: { said: [from, ...(to ? [to] : [])].map(batchWish) } };
}

function yearsIn(text: string): Quantity | null {
  const months = MONTHS.exec(text);
  if (months) {
    const years = Number(months[1]) / 12;
    return { length: lengthOf(months[0]), wishes: { years: [years, years] } };
  }
  const match = YEARS.exec(text) ?? BARE_YEARS.exec(text);
  if (!match) return null;
  const words = match.slice(1).filter(Boolean);
  const [low, high] = words.map((word) => NUMBERS[word] ?? Number(word));
  if (low === undefined || low > 50 || (high !== undefined && high <= low)) return null;
  const most = high ?? (/\+|plus|above|over|more than|min|at ?least/.test(match[0]) ? OPEN_END : low);
  return { length: lengthOf(match[0]), wishes: { years: [low, most] } };
}

function payIn(text: string, before: string): Quantity | null {
  const match = PAY.exec(text);
  if (!match) return null;
  const [all, prefix = '', amount = '', k = '', , unit = k, tail = ''] = match;
  const next = text.slice(all.length).trim().split(' ')[0] ?? '';
  const rupees = Number(amount) * factor(unit.trim());
  const isPlain = unit.trim() === '' && k === '';
  const isSaid = SAYS_MONEY.test(prefix) || tail !== '';
  if (NUMBERED.test(before) || NOT_PAY.test(next) || rupees < 5_000) return null;
  if (isPlain && !isSaid && (amount.length < 5 || rupees % 500 !== 0)) return null;
  const isLarge = rupees >= 100_000;
  const isMonthly = /\b(?:month|monthly|pm|m|mahina|mahine)\b|माह|महीन/.test(tail);
  const isYearly = /\b(?:annum|year|yearly|annually|pa)\b|p a\b/.test(tail) || isLarge;
  const yearly = isMonthly || !isYearly ? rupees * 12 : rupees;
  return { length: lengthOf(all), wishes: { pay: yearly } };
}

function factor(unit: string): number {
  if (unit === '') return 1;
  if (unit === 'k') return 1_000;
  return unit.startsWith('cr') ? 10_000_000 : 100_000;
}
