import { COLUMN_ALIASES } from '../../lib/content/sheet-columns';
import { COLUMNS, type Column } from './column-names';
import { distance } from 'fastest-levenshtein';

/** One form for all ways of writing a column's name: case, spaces and punctuation do not count. */
export const columnKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const aliasesOf = (column: Column) => COLUMN_ALIASES[column].split(', ').filter(Boolean);

const byKey = new Map<string, Column>(
  COLUMNS.flatMap((column) =>
    [column, ...aliasesOf(column)].map((name) => [columnKey(name), column] as const),
  ),
);

const BRACKETS = /\(([^)]*)\)|\[([^\]]*)\]/g;

/** The column that a cell of a header names ("Job Title", "LAST DATE *", "CTC (LPA)", "City / Place"); null for any other. */
export function columnNamed(name: string): Column | null {
  const known = (text: string) => byKey.get(columnKey(text)) ?? null;
  const [column = null, ...others] = new Set(name.split(/[/|]/).map(known));
  return known(name) ?? known(name.replace(BRACKETS, ' ')) ?? (others.length === 0 ? column : null);
}

const PAY_UNIT = /lpa|lac|lakh|crore|month|annum|year|day|hour|\bp\.? ?[am]\b/i;

/** The unit in brackets behind the pay's name: "LPA" of "CTC (in LPA)"; "" where there is none. */
export function payUnitOf(name: string): string {
  const bracket =
    [...name.matchAll(BRACKETS)].map(([, round, square]) => (round ?? square ?? '').trim())[0] ?? '';
  return PAY_UNIT.test(bracket) ? bracket.replace(/^in\s+/i, '') : '';
}

/** Whether a cell of a header is the column's own name, rather than another one for it. */
export const isOwnName = (name: string, column: Column): boolean => columnKey(name) === columnKey(column);

/** All names of a column, as `columnKey` writes them. */
const keysOf = (column: Column): string[] => [column, ...aliasesOf(column)].map(columnKey);

/** A spreadsheet's name of a cell: "D7" for the fourth column (`column` 3) of row 7. */
export function cellName(column: number, row: number): string {
  return `${columnLetters(column)}${row}`;
}

/** A spreadsheet's letters of a column, counted from 0: "A", "Z", "AA". */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

// Of the letters of a name, for one that is guessed at, and for one that must be there.
const [LIKELY, POSSIBLE] = [0.25, 0.4];

/** How much of a name must change to be one of a column's, from 0 to 1. */
function strangeness(name: string, column: Column): number {
  const key = columnKey(name);
  return Math.min(...keysOf(column).map((each) => distance(key, each) / Math.max(each.length, 1)));
}

/** The column for which an unknown name is mistyped ("salry"); null where it is another word. */
export function mistypedColumn(name: string): Column | null {
  if (columnKey(name).length < 4) return null;
  const [nearest] = COLUMNS.map((column) => ({ column, by: strangeness(name, column) })).toSorted(
    (a, b) => a.by - b.by,
  );
  return nearest && nearest.by <= LIKELY ? nearest.column : null;
}

/** Of names of which none is a column's, the one that comes nearest to it ("Titel" to the title); null if none does. */
export function nameNearest(names: string[], column: Column): string | null {
  const [nearest] = names
    .filter((name) => columnNamed(name) === null)
    .map((name) => ({ name, by: strangeness(name, column) }))
    .toSorted((a, b) => a.by - b.by);
  return nearest && nearest.by <= POSSIBLE ? nearest.name : null;
}
