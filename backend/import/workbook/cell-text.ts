import type { Cell, CellValue } from 'hucre/xlsx';
import { format } from 'numfmt';

// Placeholders of digits, conditions and languages, without a currency or text: the site groups such numbers itself.
const PLAIN = /^(?:\[(?!\$[^-])[^\]]*\]|[#0?,.\\ _)(;-])*$/;
const INDIAN_GROUPS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/**
 * Formats a cell as displayed: a date as 2026-12-31, "₹25,000" with its currency, 10 % as "10%", a unitless number
 * bare. Null for a formula saved without its result.
 *
 * @param cell the cell's formula and style, if any
 */
export function cellText(value: CellValue, cell: Cell | undefined): string | null {
  if (value === null || value === undefined) return cell?.formula === undefined ? '' : null;
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'number') return numberText(value, cell?.style?.numFmt ?? '');
  // Excel writes the carriage return of a line break as _x000D_.
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n');
  return value ? 'TRUE' : 'FALSE';
}

/** Formats a date, or a time to the second as spreadsheets in India show it. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '#VALUE!';
  const rounded = new Date(Math.round(date.getTime() / 1000) * 1000);
  const [day = '', time = ''] = rounded.toISOString().slice(0, 19).split('T');
  // A bare time of day is a fraction of Excel's day 0.
  if (rounded.getUTCFullYear() < 1904) return time.slice(0, 5);
  return time === '00:00:00' ? day : `${day.split('-').reverse().join('/')} ${time}`;
}

function numberText(value: number, numFmt: string): string {
  // Excel shows at most 15 digits: 0.1 + 0.2 is 0.3.
  const bare = String(Number(value.toPrecision(15)));
  if (/^0+$/.test(numFmt) && Number.isInteger(value)) return bare.padStart(numFmt.length, '0');
  if (/^(?:general|@)?$/i.test(numFmt) || (PLAIN.test(numFmt) && Number.isInteger(value))) return bare;
  try {
    const shown = format(numFmt, value).replace(/\s+/g, ' ').trim();
    if (PLAIN.test(numFmt)) return shown.replaceAll(',', '');
    return /₹|\bRs|\bINR/i.test(shown) ? inIndianGroups(shown) : shown;
  } catch {
    // Unknown format.
    return bare;
  }
}

// "#,##0" displays as 2,50,000 on a computer in India, but as 250,000 in numfmt.
const inIndianGroups = (text: string) =>
  text.replace(/\d{1,3}(?:,\d{3})+/g, (digits) => INDIAN_GROUPS.format(Number(digits.replaceAll(',', ''))));

/** Returns what is struck through in a cell: 'all', part (with the `rest` of its text), or '' for nothing. */
export function struckPart(
  cell: Cell | undefined,
  text: string | null | undefined,
): 'all' | { rest: string } | '' {
  if (!cell || !text?.trim()) return '';
  const runs = cell.richText ?? [];
  const whole = cell.style?.font?.strikethrough === true;
  if (runs.length === 0) return whole ? 'all' : '';
  const rest = runs
    .filter(({ font }) => !(font ? font.strikethrough : whole))
    .map((run) => run.text)
    .join('');
  if (rest.trim() === '') return 'all';
  return runs.some(({ font }) => (font ? font.strikethrough : whole)) ? { rest } : '';
}

export function standsOut(cell: Cell | undefined): boolean {
  const { font, fill } = cell?.style ?? {};
  return font?.bold === true || (fill?.type === 'pattern' ? fill.pattern !== 'none' : fill !== undefined);
}
