import { CHOICES, type FactFilters } from '../contract/filters';
import {
  BARE_YEARS,
  MONTHS,
  NOT_PAY,
  NUMBERED,
  NUMBERS,
  PAY,
  SAYS_MONEY,
  YEARS,
} from './lexicon/quantity-patterns';

/** What a number in a search chooses ('' if every job would do), and how many words say so. */
type Quantity = { length: number; chooses: Partial<FactFilters> };

/** No phrase about a number has more words. */
const MAX_WORDS = 10;

/** The quantity said from this word on, or null. */
export function quantityAt(words: readonly string[], start: number): Quantity | null {
  const text = words.slice(start, start + MAX_WORDS).join(' ');
  return yearsIn(text) ?? payIn(text, words[start - 1] ?? '');
}

function yearsIn(text: string): Quantity | null {
  const months = MONTHS.exec(text);
  if (months) return experience(Number(months[1]) / 12, months[0]);
  const said = YEARS.exec(text) ?? BARE_YEARS.exec(text);
  if (!said) return null;
  const [low, high] = said.slice(1).filter(Boolean).map(count);
  if (low === undefined || low > 50 || (high !== undefined && high <= low)) return null;
  // "0-2 years" is what beginners type; else the middle of what somebody has.
  return experience(high === undefined || low === 0 ? low : Math.floor((low + high) / 2), said[0]);
}

function count(said: string): number {
  return NUMBERS[said] ?? Number(said);
}

function experience(years: number, said: string): Quantity {
  const length = said.split(' ').length;
  const choice =
    years < 1 ? 'fresher' : years < 3 ? '1-2' : years < 6 ? '3-5' : years < 10 ? '6-9' : '10-plus';
  return { length, chooses: { experience: choice } };
}

function payIn(text: string, before: string): Quantity | null {
  const said = PAY.exec(text);
  if (!said) return null;
  const [all, prefix = '', amount = '', k = '', , unit = k, tail = ''] = said;
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
  return { length: all.split(' ').length, chooses: { pay: greatestChoice(yearly) } };
}

function factor(unit: string): number {
  if (unit === '') return 1;
  if (unit === 'k') return 1_000;
  return unit.startsWith('cr') ? 10_000_000 : 100_000;
}

/** The greatest choice that is not above so many rupees a year; '' if all are. */
function greatestChoice(yearly: number): FactFilters['pay'] {
  return CHOICES.pay.findLast((choice) => Number(choice) <= yearly) ?? '';
}
