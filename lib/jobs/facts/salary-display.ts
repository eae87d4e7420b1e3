import { indianPlaces, namesPlaceAbroad } from '../places/indian-places';
import { type Amounts, OTHER_CURRENCIES, readSalary } from './salary';
import { CRORE, LAKH, type PayUnit, salaryTokens } from './salary-tokens';

const PERIODS: Readonly<Record<PayUnit, string>> = {
  YEAR: 'a year',
  MONTH: 'a month',
  WEEK: 'a week',
  DAY: 'a day',
  HOUR: 'an hour',
};

/** What an ad adds to its pay: "+ incentives", "(Including Variable: 25%)", "• Offers Equity". */
const WITH_ADDITION = /^([^+(•]+)([+(•].*)$/s;

/**
 * A salary for display: '₹9–14 lakh a year', 'Up to ₹24,000 a month', '₹15,000 + incentives'. Unless amounts and currency are
 * certain, the ad's own wording, with a rupee sign added to an amount without a currency.
 */
export function displaySalary(given: string, location = ''): string {
  const text = given.replace(/₹ ?(rs|inr)(?![a-z])\.? ?/gi, '₹');
  const whole = salaryText(text, location);
  if (whole) return whole;
  const [, pay = '', addition = ''] = WITH_ADDITION.exec(text) ?? [];
  const shown = OTHER_CURRENCIES.test(addition) ? null : salaryText(pay, location);
  return shown ? `${shown}${addition === '+' ? '' : ' '}${addition}` : ownWords(text, location);
}

/** Null if uncertain. An amount without a currency is in rupees unless the job is abroad. */
function salaryText(text: string, location: string): string | null {
  const salary = readSalary(text, isAbroad(location) ? location : 'India');
  if (!salary || hasSmallFraction(text)) return null;
  const amounts = [amountText(salary, text), ...kindsOfPay(text)].join(' ');
  const pay = salary.unit ? `${amounts} ${PERIODS[salary.unit]}` : amounts;
  return /negotiable/i.test(text) ? `${pay} (negotiable)` : pay;
}

const isAbroad = (location: string) => namesPlaceAbroad(location) && indianPlaces(location).length === 0;

/** Details that the parser ignores, but that matter to readers. */
const kindsOfPay = (text: string) =>
  ['CTC', 'gross', 'package'].filter((kind) => new RegExp(`(?<![a-z])${kind}`, 'i').test(text));

/** The parser rounds to whole rupees, which is less than what "₹172.50 per hour" says. */
function hasSmallFraction(text: string): boolean {
  const tokens = salaryTokens(text) ?? [];
  const isMultiplied = tokens.some((token) => 'times' in token);
  return !isMultiplied && tokens.some((token) => token.kind === '#' && token.value % 1 && token.value < 1000);
}

function amountText({ min, max, unit }: Amounts, text: string): string {
  const format = formatFor([min, max], unit === 'YEAR' || (!unit && /\d ?(l|cr)/i.test(text)));
  if (min === undefined) return `Up to ₹${format(max!)}`;
  if (max === undefined) return `From ₹${format(min)}`;
  if (min === max) return `₹${format(min)}`;
  const [from, to] = [format(min), format(max)];
  // "9 lakh–14 lakh": omits the repeated unit.
  const scale = /\D+$/.exec(to)?.[0] ?? '';
  return `₹${scale && from.endsWith(scale) ? from.slice(0, -scale.length) : from}–${to}`;
}

/** Formats large amounts in lakhs or crores, if two decimals express it exactly. */
function formatFor(amounts: (number | undefined)[], isInLakhs: boolean): (amount: number) => string {
  const known = amounts.filter((amount) => amount !== undefined);
  const isShort = known.every((amount) => amount % (amount >= CRORE ? LAKH : LAKH / 100) === 0);
  if (!isInLakhs || Math.max(...known) < LAKH || !isShort) return grouped;
  return (amount) => (amount >= CRORE ? `${amount / CRORE} crore` : `${amount / LAKH} lakh`);
}

const grouped = (amount: number) => amount.toLocaleString('en-IN');

const NAMES_RUPEES = /₹|(?<![a-z])(inr|rs|rupees?)(?![a-z])/i;
/** "6 months to 2 years", "10% commission", "401(k)", "24x7": not amounts of money. */
const OTHER_QUANTITY =
  /^\d[\d.,]*(\s*([-–—]|to)\s*\d[\d.,]*)?\s*\+?\s*(%|(years?|yrs?|months?|weeks?|days?|hours?|hrs?)(?![a-z]))|^\d+(\(|x\d)/i;
/** Longer texts are prose. */
const MAX_LENGTH = 60;

/** Adds a rupee sign to "15000 to be agreed", not to "2 years", nor to amounts abroad, which may be in any currency. */
function ownWords(text: string, location: string): string {
  if (text.length > MAX_LENGTH || !/^\d/.test(text) || isAbroad(location)) return text;
  const isOther = [NAMES_RUPEES, OTHER_CURRENCIES, OTHER_QUANTITY].some((other) => other.test(text));
  return isOther ? text : `₹${text}`;
}
