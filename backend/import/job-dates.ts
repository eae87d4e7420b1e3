import { wireDate } from '../../lib/shared/contract/primitives';
import { serialDay } from './serial-day';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const CLOCK = /[ ,T]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([ap])\.?m\.?)?$/i;
const INDIAN_TIME = '+05:30';

/**
 * Parses a job's date as typed by hand or exported by spreadsheets: 2026-12-15, 15/12/2026, 15-12-26, 15.12.2026,
 * 31-Dec-26, 31 December 2026 (always day before month, as in India), 46387 (Excel's number of that day), or an ISO 8601
 * timestamp.
 *
 * @param ifDay the time of day, with its zone, for a date without one
 * @returns ISO 8601 in UTC; null for an empty cell, undefined for an invalid date
 */
export function jobDate(value: unknown, ifDay: string): string | null | undefined {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === '') return null;
  const iso = typeof text === 'string' ? (indianTimestamp(text, ifDay) ?? text) : text;
  const date = wireDate.parse(iso);
  // A five-digit year is written with a sign, which would break comparing dates as text.
  return date !== null && /^\d{4}-/.test(date) ? date : undefined;
}

function indianTimestamp(given: string, ifDay: string): string | null {
  const text = serialDay(given) ?? given;
  const [clock = '', hours, minutes, seconds = '00', half] = CLOCK.exec(text) ?? [];
  const day = isoDay(text.slice(0, text.length - clock.length));
  if (!day) return null;
  if (clock === '') return `${day}T${ifDay}`;
  // A timestamp in a database's format is not in IST; wireDate parses it.
  if (text.startsWith(day)) return null;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return `${day}T${String(hour).padStart(2, '0')}:${minutes}:${seconds}${INDIAN_TIME}`;
}

function isoDay(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const [, day, separator, month = '', year] =
    /^(\d{1,2})([-/. ])(\d{1,2}|[a-z]{3,9})\.?,?\2(\d{4}|\d{2})$/i.exec(text) ?? [];
  if (!day || !separator || !year) return null;
  const number = /^\d/.test(month) ? Number(month) : monthOf(month);
  if (number < 1 || number > 12) return null;
  const [yyyy, mm, dd] = [year.padStart(4, '20'), String(number).padStart(2, '0'), day.padStart(2, '0')];
  return `${yyyy}-${mm}-${dd}`;
}

/** The number of a month given by its English name or a prefix of it; 0 for anything else. */
function monthOf(name: string): number {
  const index = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  const whole = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' })
    .format(Date.UTC(2026, index, 1))
    .toLowerCase();
  return index >= 0 && whole.startsWith(name.toLowerCase().replace(/^sept$/, 'sep')) ? index + 1 : 0;
}
