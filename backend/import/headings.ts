import { placeNames, wordsOf } from '../../lib/jobs/places/names';
import { columnNamed } from './columns';
import type { Header } from './header';
import type { RawRow } from './raw-sheet';

// Words at the end of a heading that name a group of jobs or employers.
const GROUP =
  '(?:jobs|openings|positions|posts|vacancies|roles|requirements|profiles|locations?|branch|region|zone|depart(?:ment|ments)|dept|division|section|category|sector|industry|freshers|rows|records|headcount)';
const HEADING = new RegExp(
  `(?:^|\\P{L})${GROUP}[^\\p{L}]*$|[:@]|https?:|\\d[-/.]\\d{1,2}[-/.]\\d|^[^\\p{L}\\p{N}]+\\p{L}[^]*[-–—=*]$|^\\*`,
  'iu',
);
const TOTAL = new RegExp(
  `^(?:grand |sub[- ]?)?(?:total|count|sum|कुल|ಒಟ್ಟು)[^\\p{L}]*(?:(?:no|number|of|all|open|the|${GROUP})(?!\\p{L})[^\\p{L}]*)*$`,
  'iu',
);
const isNumber = (text: string) => !/\p{L}/u.test(text);

/**
 * Recognises rows that are no jobs: a repeated header, a heading above jobs ("MUMBAI"), or a total. 'maybe': a lone
 * title, which is a heading only if jobs follow. Null for anything that may be a job.
 */
export function headingKind(row: RawRow, { columns }: Header): 'header' | 'heading' | 'maybe' | null {
  const filled = [...columns].flatMap(([column, index]) => {
    const text = row.cells[index] === null ? '=' : (row.cells[index] ?? '').trim();
    return text === '' ? [] : [{ column, index, text }];
  });
  const named = filled.filter(({ column, text }) => columnNamed(text) === column);
  if (named.length >= Math.min(2, columns.size) && named.length * 2 > filled.length) return 'header';
  const [first, ...others] = filled.toSorted((a, b) => a.index - b.index);
  // Only unknown columns have text.
  if (!first) return 'header';
  const has = (name: string) => filled.some(({ column }) => column === name);
  const allNumbers = others.every(({ text }) => isNumber(text));
  if (allNumbers && TOTAL.test(first.text)) return 'heading';
  if (allNumbers && isNumber(first.text) && !has('title') && !has('id')) return 'heading';
  if (others.length > 0) return null;
  if (first.column !== 'title') return first.column === 'id' && /\p{N}/u.test(first.text) ? null : 'heading';
  if (row.standsOut || HEADING.test(first.text) || isPlace(first.text)) return 'heading';
  return isInCapitals(first.text) ? 'maybe' : null;
}

/** Whether a row shows that capitals above it are a heading: it has more than a title, in mixed case. */
export function isBelowHeading({ cells }: RawRow, { columns }: Header): boolean {
  const filled = [...columns.values()].filter((index) => (cells[index] ?? '').trim() !== '');
  return filled.length > 1 && !isInCapitals(cells[columns.get('title') ?? -1] ?? '');
}

const isInCapitals = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** Whether a text consists of place names only, such as "Navi Mumbai (3)". */
function isPlace(text: string): boolean {
  const words = wordsOf(text.replace(/\p{N}+/gu, ' '));
  const named = placeNames(words).reduce((sum, { start, end }) => sum + end - start, 0);
  return words.length > 0 && named === words.length;
}
