import { indianPlaces, namesPlaceAbroad } from '../places/indian-places';
import { parseSalary, type Salary } from './salary';
import { CRORE, LAKH, type PayUnit, salaryTokens } from './salary-tokens';

const PERIODS: Readonly<Record<PayUnit, string>> = {
  YEAR: 'a year',
  MONTH: 'a month',
  WEEK: 'a week',
  DAY: 'a day',
  HOUR: 'an hour',
};

/**
 * A salary for display: '₹9–14 lakh a year', 'Up to ₹24,000 a month'. Unless amounts, currency and period are all certain,
 * the ad's own wording, with a rupee sign added to an amount without a currency.
 */
export function displaySalary(text: string, location = ''): string {
  const salary = parseSalary(text, location);
  // The parser rounds to whole rupees.
  if (!salary || hasFractionOfRupee(text)) return ownWords(text, location);
  const amounts = [amountText(salary), ...kindsOfPay(text), PERIODS[salary.unit]].join(' ');
  return /negotiable/i.test(text) ? `${amounts} (negotiable)` : amounts;
}

/** Details that the parser ignores, but that matter to readers. */
function kindsOfPay(text: string): string[] {
  const kinds = [
    ['CTC', /(?<![a-z])ctc/i],
    ['gross', /gross/i],
    ['package', /package/i],
  ] as const;
  return kinds.flatMap(([name, pattern]) => (pattern.test(text) ? name : []));
}

function hasFractionOfRupee(text: string): boolean {
  const tokens = salaryTokens(text) ?? [];
  const isMultiplied = tokens.some((token) => 'times' in token);
  return !isMultiplied && tokens.some((token) => token.kind === '#' && !Number.isInteger(token.value));
}

function amountText({ min, max, unit }: Salary): string {
  const format = formatFor([min, max], unit);
  if (min === undefined) return `Up to ₹${format(max!)}`;
  if (max === undefined) return `From ₹${format(min)}`;
  if (min === max) return `₹${format(min)}`;
  const [from, to] = [format(min), format(max)];
  // "9 lakh–14 lakh": omits the repeated unit.
  const scale = /\D+$/.exec(to)?.[0] ?? '';
  return `₹${scale && from.endsWith(scale) ? from.slice(0, -scale.length) : from}–${to}`;
}

/** Formats yearly pay in lakhs or crores, if two decimals express it exactly. */
function formatFor(amounts: (number | undefined)[], unit: PayUnit): (amount: number) => string {
  const known = amounts.filter((amount) => amount !== undefined);
  const isShort = known.every((amount) => amount % (amount >= CRORE ? LAKH : LAKH / 100) === 0);
  if (unit !== 'YEAR' || Math.max(...known) < LAKH || !isShort) return grouped;
  return (amount) => (amount >= CRORE ? `${amount / CRORE} crore` : `${amount / LAKH} lakh`);
}

const grouped = (amount: number) => amount.toLocaleString('en-IN');

const NUMBER = String.raw`(\d{1,9}|\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})+,\d{3})`;
const BARE_NUMBERS = new RegExp(String.raw`^₹?\s*${NUMBER}(\s*([-–—]|to)\s*₹?\s*${NUMBER})?$`, 'i');
const NAMES_CURRENCY =
  /[₹$€£¥]|(?<![a-z])(inr|rs|rupees?|usd|eur|gbp|aed|sgd|myr|cad|aud|sar|qar|omr|kwd|pkr|npr|lkr|bdt)(?![a-z])/i;
/** "6 months to 2 years", "10% commission", "401(k)", "24x7": not amounts of money. */
const OTHER_QUANTITY =
  /^\d[\d.,]*(\s*([-–—]|to)\s*\d[\d.,]*)?\s*\+?\s*(%|(years?|yrs?|months?|weeks?|days?|hours?|hrs?)(?![a-z]))|^\d+(\(|x\d)/i;
/** Longer texts are prose. */
const MAX_LENGTH = 60;

/**
 * Adds a rupee sign to "15000 + incentives", and commas to "25000". Leaves "$90K", "Not disclosed" and "2 years" unchanged,
 * and amounts abroad, which may be in any currency.
 */
function ownWords(text: string, location: string): string {
  if (namesPlaceAbroad(location) && indianPlaces(location).length === 0) return text;
  if (BARE_NUMBERS.test(text)) return bareNumbers(text);
  const isAmount =
    text.length <= MAX_LENGTH && /^\d/.test(text) && !NAMES_CURRENCY.test(text) && !OTHER_QUANTITY.test(text);
  return isAmount ? `₹${text}` : text;
}

/** "175000 - 250000" as '₹1,75,000–2,50,000'. */
function bareNumbers(text: string): string {
  const numbers = text.match(/\d[\d,]*/g) ?? [];
  return `₹${numbers.map((number) => grouped(Number(number.replaceAll(',', '')))).join('–')}`;
}
