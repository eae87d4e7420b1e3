import { indianPlaces, namesPlaceAbroad } from '../places/indian-places';
import { salaryTokens, type PayUnit, type SalaryToken } from './salary-tokens';

/** In whole rupees per `unit`, if the text names one; `min` or `max` is missing if that end is open. */
export interface Amounts {
  min?: number;
  max?: number;
  unit?: PayUnit;
}

export type Salary = Amounts & { unit: PayUnit };

/**
 * Plausible rupees per period. Less is a typo ("₹5 a year" for lakhs) or not a living; more exceeds the pay of the head of a
 * large listed company.
 */
export const PAY_BOUNDS: Readonly<Record<PayUnit, readonly [number, number]>> = {
  YEAR: [50_000, 200_000_000],
  MONTH: [1_000, 16_000_000],
  WEEK: [500, 4_000_000],
  DAY: [100, 1_000_000],
  HOUR: [20, 50_000],
};

/** Without a period; less may be in thousands or lakhs. */
const ANY_PERIOD = [1_000, 200_000_000] as const;

/** No salary exceeds a few thousand lakhs, so a larger first number is in plain rupees ("50,000-1 Lac"). */
const MAX_SHARED_NUMBER = 999;

/** [period] [up to | from] amount [period] [- amount] [period] [+], one letter per token kind. */
const SHAPE = /^P?[UF]?C?#M?C?P?\+?P?(-C?#M?C?P?)?\+?$/;

/**
 * Parses a salary; null unless amount, currency (rupees) and period are certain. If the location is known to be in India, an
 * amount without a currency is in rupees.
 */
export function parseSalary(text: string, location = ''): Salary | null {
  const { unit, ...amounts } = readSalary(text, location) ?? {};
  return unit ? { ...amounts, unit } : null;
}

/** As `parseSalary`, but the text may name no period. */
export function readSalary(text: string, location: string): Amounts | null {
  const tokens = salaryTokens(text);
  if (!tokens || !SHAPE.test(tokens.map(({ kind }) => kind).join(''))) return null;
  const units = new Set(tokens.flatMap((token) => (token.kind === 'P' ? token.unit : [])));
  const [unit] = units;
  if (units.size > 1 || !isInRupees(tokens, unit, location)) return null;
  const dash = tokens.findIndex(({ kind }) => kind === '-');
  const amounts = dash < 0 ? single(tokens) : range(tokens.slice(0, dash), tokens.slice(dash + 1));
  return amounts && isPlausible(amounts, unit) ? { ...amounts, unit } : null;
}

/** Whether a short text is certainly a salary and nothing else, even without a period: "18000/-", "36 lakhs CTC". */
export function isPay(text: string): boolean {
  if (!/\d/.test(text)) return false;
  const kinds =
    salaryTokens(text)
      ?.map(({ kind }) => kind)
      .join('') ?? '';
  return SHAPE.test(kinds) && (/[CMP]/.test(kinds) || /\d{4,}\/-/.test(text));
}

/** Neighbouring countries with a currency called rupee, or that count in lakhs. */
const COUNTS_LIKE_INDIA = /\b(pakistan|sindh|bangladesh|nepal|sri lanka|bhutan|maldives|mauritius)\b/i;

/**
 * Whether an amount is in rupees: by name, by lakhs or crores (or, per month, spelled-out thousands), or by Indian grouping,
 * all of which only India and its neighbours use; or, without such a sign, because only India is named.
 */
function isInRupees(tokens: readonly SalaryToken[], unit: PayUnit | undefined, location: string): boolean {
  if (tokens.some((token) => token.kind === 'C' && token.isIndian)) return true;
  const isInIndia = indianPlaces(location).length > 0;
  if (tokens.some((token) => isIndianNotation(token, unit)))
    return isInIndia || !COUNTS_LIKE_INDIA.test(location);
  return isInIndia && !namesPlaceAbroad(location);
}

function isIndianNotation(token: SalaryToken, unit?: PayUnit): boolean {
  if (token.kind === 'C') return true;
  if (token.kind === '#') return token.isIndian;
  if (token.kind === 'P') return token.times !== undefined;
  return token.kind === 'M' && (token.isIndian || (token.isSpelledOut === true && unit === 'MONTH'));
}

function single(tokens: readonly SalaryToken[]): Amounts | null {
  const has = (kind: SalaryToken['kind']) => tokens.some((token) => token.kind === kind);
  const amount = Math.round(numberIn(tokens) * (multiplierIn(tokens) ?? 1));
  if (has('U')) return has('+') ? null : { max: amount };
  if (has('F') || has('+')) return { min: amount };
  return { min: amount, max: amount };
}

function range(first: readonly SalaryToken[], second: readonly SalaryToken[]): Amounts | null {
  if ([...first, ...second].some(({ kind }) => kind === 'U' || kind === 'F' || kind === '+')) return null;
  const number = numberIn(first);
  const secondMultiplier = multiplierIn(second);
  // "5 Lacs - 15": the unit of the second number is unknown.
  if (
    multiplierIn(first) !== undefined &&
    secondMultiplier === undefined &&
    numberIn(second) <= MAX_SHARED_NUMBER
  )
    return null;
  const firstMultiplier = multiplierIn(first) ?? (number <= MAX_SHARED_NUMBER ? secondMultiplier : undefined);
  const min = Math.round(number * (firstMultiplier ?? 1));
  const max = Math.round(numberIn(second) * (secondMultiplier ?? 1));
  return min <= max ? { min, max } : null;
}

function numberIn(tokens: readonly SalaryToken[]): number {
  return tokens.find((token) => token.kind === '#')?.value ?? 0;
}

function multiplierIn(tokens: readonly SalaryToken[]): number | undefined {
  return tokens.flatMap((token) => (token.kind === 'M' || token.kind === 'P' ? (token.times ?? []) : []))[0];
}

function isPlausible({ min, max }: Amounts, unit?: PayUnit): boolean {
  const [least, most] = unit ? PAY_BOUNDS[unit] : ANY_PERIOD;
  return [min, max].every((amount) => amount === undefined || (amount >= least && amount <= most));
}

/** A currency sign or code beside a non-zero amount: "$90K", "CA$160K", "SGD 115K", "₹70L". */
const AMOUNT =
  /([₹$€£¥]|(?<![a-z])(inr|rs\.?|usd|eur|gbp|sgd|aed|sar|qar|myr|cad|aud))\s*[\d,.]*[1-9]|[1-9][\d,.]*\s?(lpa|lakhs?|la[ck]s?|crores?|inr|usd|eur|gbp)(?![a-z])/i;

/** An average of other ads, which some job boards show in place of a salary. */
const AVERAGE = /^\W*(avg|average)(?![a-z])/i;

/** Longer texts are prose. */
const MAX_LENGTH = 300;

/** Whether a salary text states an amount in some currency; false for "Not disclosed", "Unpaid", "8.8" and averages. */
export function statesPay(salary: string): boolean {
  if (salary.length > MAX_LENGTH || AVERAGE.test(salary)) return false;
  return AMOUNT.test(salary) || readSalary(salary, 'India') !== null;
}

/** Signs of rupees: symbol or name, lakhs or crores, or Indian digit grouping as in 12,00,000. */
const RUPEES =
  /₹|(?<![a-z])(inr|rs\.?|rupees?|lakhs?|la[ck]s?|crores?|lpa|l\.p\.a)(?![a-z])|(?<![\d,])\d{1,2}(,\d{2})+,\d{3}(?![\d,])/i;

/** Other currencies, by sign or code. */
export const OTHER_CURRENCIES =
  /[$€£¥]|(?<![a-z])(usd|eur|gbp|aed|sgd|myr|cad|aud|sar|qar|omr|kwd|pkr|npr|lkr|bdt)(?![a-z])/i;

/** Whether a salary text mentions rupees and no other currency, even if no amount can be parsed. */
export function mentionsRupees(salary: string): boolean {
  return RUPEES.test(salary) && !OTHER_CURRENCIES.test(salary);
}
