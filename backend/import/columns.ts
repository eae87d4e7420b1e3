import { COLUMN_ALIASES, COLUMNS, type Column } from './column-names';

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
export const keysOf = (column: Column): string[] => [column, ...aliasesOf(column)].map(columnKey);
