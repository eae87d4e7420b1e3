import { COLUMN_ALIASES } from '../../lib/content/sheet-columns';
import { importedColumns } from '../jobs/job-rows';
import { distance } from 'fastest-levenshtein';

/** Column names of imports and exports; also the keys of JSON Lines. */
export const COLUMNS = ['id', 'category', ...importedColumns, 'confirmed_at'] as const;
export type Column = (typeof COLUMNS)[number];

/** Normalises a column name, ignoring case, spaces and punctuation. */
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

const BRACKETS = /\(([^)]{0,200})\)|\[([^\]]{0,200})\]/g;

/** Returns the column for a header cell ("Job Title", "LAST DATE *", "CTC (LPA)", "City / Place"), or null. */
export function columnNamed(cell: string): Column | null {
  const name = cell.slice(0, 500);
  const known = (text: string) => byKey.get(columnKey(text)) ?? null;
  const [column = null, ...others] = new Set(name.split(/[/|]/).map(known));
  return known(name) ?? known(name.replace(BRACKETS, ' ')) ?? (others.length === 0 ? column : null);
}

const PAY_UNIT = /lpa|lac|lakh|crore|month|annum|year|day|hour|\bp\.? ?[am]\b/i;

/** Returns the unit in brackets after the pay's name: "LPA" for "CTC (in LPA)"; "" without one. */
export function payUnitOf(name: string): string {
  const bracket = (/[([]([^)\]]{0,200})[)\]]/.exec(name)?.[1] ?? '').trim();
  return PAY_UNIT.test(bracket) ? bracket.replace(/^in\s+/i, '') : '';
}

/** Whether a header cell is the column's own name rather than an alias. */
export const isOwnName = (name: string, column: Column): boolean => columnKey(name) === columnKey(column);

/** All names of a column, normalised by `columnKey`. */
const keysOf = (column: Column): string[] => [column, ...aliasesOf(column)].map(columnKey);

/** Returns a cell's spreadsheet name: "D7" for `column` 3 in row 7. */
export const cellName = (column: number, row: number): string => `${columnLetters(column)}${row}`;

/** Returns a column's spreadsheet letters, counting from 0: "A", "Z", "AA". */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

// Maximum share of changed letters, for guesses and for a required column.
const [LIKELY, POSSIBLE] = [0.25, 0.4];

/** Share of a name's letters to change to get one of a column's names, from 0 to 1. */
function editShare(name: string, column: Column): number {
  const key = columnKey(name);
  return Math.min(...keysOf(column).map((each) => distance(key, each) / Math.max(each.length, 1)));
}

/** Returns the column that an unknown name probably misspells ("salry"), or null. */
export function mistypedColumn(name: string): Column | null {
  if (columnKey(name).length < 4) return null;
  const [nearest] = COLUMNS.map((column) => ({ column, by: editShare(name, column) })).toSorted(
    (a, b) => a.by - b.by,
  );
  return nearest && nearest.by <= LIKELY ? nearest.column : null;
}

/** Returns the unknown name closest to one of a column's ("Titel" for the title), or null. */
export function nearestName(names: string[], column: Column): string | null {
  const [nearest] = names
    .filter((name) => columnNamed(name) === null)
    .map((name) => ({ name, by: editShare(name, column) }))
    .toSorted((a, b) => a.by - b.by);
  return nearest && nearest.by <= POSSIBLE ? nearest.name : null;
}
