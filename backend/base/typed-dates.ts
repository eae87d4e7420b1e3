import { wireDate } from '../../lib/contract/primitives';
import { plainCharacters } from '../../lib/base/text/plain-characters';

const CLOCK = /(?<![ ,T])[ ,T]+(\d{1,2})[:.](\d{2})(?::(\d{2}))?(?: ?([ap])\.?m\.?)?$/i;
const INDIAN_TIME = '+05:30';
const GAP = "\\s{0,9}[-–—/. ,’'‘]\\s{0,9}";
const GAPS = "[-–—/.,’'‘\\s]";
const END = '(?![\\p{L}\\p{M}\\p{N}]|[-/.]\\d)';
const BEGIN = '(?<![\\p{L}\\p{M}\\p{N}]|\\d[-/.])';
const DAY = '(?<day>\\d{1,2})(?:\\s?(?:st|nd|rd|th))?';
const NAME = '(?<name>(?!(?:st|nd|rd|th)\\b)\\p{L}[\\p{L}\\p{M}]+)\\.?';
// Dates as people write them: year first, Indian order, or month name first.
const ORDERS = [
  `${BEGIN}(?<year>\\d{4})${GAP}(?<month>\\d{1,2})${GAP}${DAY}${END}`,
  `${BEGIN}${DAY}(?:${GAP}(?<month>\\d{1,2})${GAP}|(?:${GAP})?(?:of )?${NAME}${GAPS}*)(?<year>\\d{4}|\\d{2})${END}`,
  `${BEGIN}${NAME}${GAP}${DAY}${GAPS}+(?<year>\\d{4})${END}`,
].map((order) => new RegExp(order, 'giu'));

/**
 * Parses a job's date as people type it or spreadsheets export it, anywhere in the text: 2026-12-15, 2026/12/15,
 * 15/12/2026, 15-12-26, "by 15th Dec, 2026", "१५ दिसंबर २०२६" (always day before month, as in India), 46387 (Excel's
 * serial number), or an ISO 8601 timestamp.
 *
 * @param ifDay the time of day, with its zone, for a date without one
 * @returns ISO 8601 in UTC; null for an empty cell, undefined if the date is missing or ambiguous
 */
export function jobDate(value: unknown, ifDay: string): string | null | undefined {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? plainCharacters(value) : value;
  if (text === '') return null;
  const iso = typeof text === 'string' ? (indianTimestamp(text, ifDay) ?? text) : text;
  const date = wireDate.parse(iso);
  // A five-digit year is written with a sign, which would break comparing dates as text.
  return date !== null && /^\d{4}-/.test(date) ? date : undefined;
}

function indianTimestamp(typed: string, ifDay: string): string | null {
  const text = serialDay(typed) ?? typed;
  const [clock = '', hours, minutes, seconds = '00', half] = CLOCK.exec(text) ?? [];
  // A timestamp in a database's format is not in IST; wireDate parses it.
  if (/^\d{4}-\d{2}-\d{2}[ T]\d/.test(text)) return null;
  const isTime = clock !== '' && (clock.includes(':') || half !== undefined);
  const day = theDay(isTime ? text.slice(0, -clock.length) : text);
  if (!day) return null;
  if (!isTime) return `${day}T${ifDay}`;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return `${day}T${String(hour).padStart(2, '0')}:${minutes}:${seconds}${INDIAN_TIME}`;
}

/** Returns the only date in a text as "2026-12-15"; null if there are none or several. */
function theDay(text: string): string | null {
  const days = ORDERS.flatMap((order) =>
    Array.from(text.matchAll(order), ({ groups = {} }) => {
      const month = groups.month ? Number(groups.month) : monthOf(groups.name ?? '');
      const [yyyy, mm, dd] = [groups.year, String(month), groups.day].map((part = '') =>
        part.padStart(2, '0'),
      );
      return month >= 1 && month <= 12 ? `${yyyy?.padStart(4, '20')}-${mm}-${dd}` : '';
    }),
  );
  const [day = '', ...others] = new Set(days);
  return day !== '' && others.length === 0 ? day : null;
}

const LANGUAGES = ['en-IN', 'hi-IN', 'mr-IN', 'gu-IN', 'bn-IN', 'ta-IN', 'te-IN', 'kn-IN', 'ml-IN', 'pa-IN'];
/** Month names by language, starting with January, for matching abbreviations. */
const MONTHS = LANGUAGES.map((language) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
      .format(Date.UTC(2026, month, 1))
      .toLowerCase(),
  ),
);

/** Returns the number of a month by name or unambiguous prefix; 0 if unknown. */
function monthOf(typed: string): number {
  const name = typed
    .toLowerCase()
    .normalize('NFC')
    .replace(/^sept$/, 'sep');
  for (const months of MONTHS) {
    const index = months.findIndex((month) => month.normalize('NFC').startsWith(name));
    if (name.length >= 3 && index >= 0) return index + 1;
  }
  return 0;
}

// Excel's day 0, correct from 1 March 1900, because Excel treats 1900 as a leap year.
const DAY_0 = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1462;
// 2000 to 2099: other numbers in a date column are mistakes.
const [FIRST, LAST] = [36_526, 73_050];

/** Converts a spreadsheet's serial date or time ("46387") to a typed one; null for anything else. */
function serialDay(text: string): string | null {
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  if (serial < FIRST || serial >= LAST + 1) return null;
  const [day = '', time = ''] = new Date(DAY_0 + Math.round(serial * 86_400) * 1000)
    .toISOString()
    .slice(0, 19)
    .split('T');
  return time === '00:00:00' ? day : `${day.split('-').reverse().join('/')} ${time}`;
}

/** Converts a serial date counting from 1904 to one counting from 1900; returns other cells unchanged. */
export function serialFrom1900(cell: string | null): string | null {
  return cell !== null && /^\d{5}(?:\.\d+)?$/.test(cell) ? String(Number(cell) + DAYS_TO_1904) : cell;
}
