import { sheetProblems } from '../../lib/content/sheet-problems';
import {
  columnLetters,
  columnKey,
  columnNamed,
  isOwnName,
  payUnitOf,
  mistypedColumn,
  nearestName,
  type Column,
} from './columns';
import { SheetProblem } from './raw-sheet';
import { isStatusName } from './status';

/** How many of a sheet's first rows may contain the header; titles and notes may precede it. */
export const HEADER_ROWS = 10;

const MAX_NAMED = 15;
const MAX_NAME = 40;

/** A column that occurs twice: the labels of the one used and of the one ignored. */
type DoubledColumn = { column: Column; used: string; unused: string };

/** Names of unknown columns, and columns that occur twice. */
export type UnusedColumns = { ignoredColumns: string[]; doubledColumns: DoubledColumn[] };

export type Header = {
  /** Index of each column. */
  columns: Map<Column, number>;
  /** Number of columns, named or not. */
  width: number;
  /** The unit in brackets after the pay's name: "LPA" for "CTC (LPA)". */
  payUnit: string;
  /** Whether the recruiter's column may contain names, because its own name does not mention mail. */
  mayNameRecruiter: boolean;
  /** Indexes of status columns, which say whether a job is shown, by their names. */
  statuses: Map<string, number>;
  /** Number of given rows up to the end of the header. */
  rows: number;
} & UnusedColumns;

/** Finds the header in a sheet's first rows, in one row or two (groups above columns); null if there is none. */
export function findHeader(rows: string[][]): Header | null {
  let best: Header | null = null;
  const consider = (names: string[], rowCount: number) => {
    const header = readHeader(names, rowCount);
    const title = header.columns.get('title');
    if (title === undefined || header.columns.size <= (best?.columns.size ?? 0)) return;
    // A lone "Position" or "Job" may be anything, such as a heading of instructions.
    if (header.columns.size > 1 || /^(?:job)?title$/.test(columnKey(names[title] ?? ''))) best = header;
  };
  const head = rows.slice(0, HEADER_ROWS);
  for (const [index, row] of head.entries()) consider(row, index + 1);
  for (const [index, row] of head.entries()) {
    const below = head[index + 1];
    if (below) consider(inTwoRows(row, below), index + 2);
  }
  return best;
}

/** Combines a two-row header: the lower names, prefixed by their group where both are needed ("Job", "Title"). */
function inTwoRows(upper: string[], lower: string[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const [above, name] = [upper[index]?.trim() ?? '', lower[index]?.trim() ?? ''];
    if (above !== '') group = above;
    if (name === '') return above;
    return columnNamed(name) === null || isGeneral(name) ? `${group} ${name}` : name;
  });
}

// Ambiguous without their group, such as "Company" or "Recruiter".
const isGeneral = (name: string) => ['name', 'code', 'type', 'details', 'ref'].includes(columnKey(name));

function readHeader(names: string[], rows: number): Header {
  const columns = new Map<Column, number>();
  const statuses = new Map<string, number>();
  const ignoredColumns: string[] = [];
  const doubledColumns: DoubledColumn[] = [];
  const nameAt = (index: number) => names[index]?.trim().replace(/\s+/g, ' ').slice(0, MAX_NAME) ?? '';
  for (const [index, cell] of names.entries()) {
    const column = columnNamed(cell);
    const before = column === null ? undefined : columns.get(column);
    if (column === null && isStatusName(cell)) statuses.set(nameAt(index), index);
    else if (column === null) {
      if (cell.trim() !== '') ignoredColumns.push(withGuess(nameAt(index)));
    } else if (before === undefined) columns.set(column, index);
    else {
      const [used, unused] =
        isOwnName(cell, column) && !isOwnName(nameAt(before), column) ? [index, before] : [before, index];
      columns.set(column, used);
      doubledColumns.push({ column, used: label(nameAt(used), used), unused: label(nameAt(unused), unused) });
    }
  }
  const named = (column: Column) => nameAt(columns.get(column) ?? -1);
  return {
    columns,
    width: names.reduce((width, name, index) => (name.trim() === '' ? width : index + 1), 0),
    payUnit: payUnitOf(named('salary')),
    mayNameRecruiter: !columnKey(named('recruiter_email')).includes('mail'),
    statuses,
    ignoredColumns,
    doubledColumns,
    rows,
  };
}

/** Appends the probable column to an unknown name: "salry (salary?)". */
function withGuess(name: string): string {
  const column = mistypedColumn(name);
  return column === null ? name : `${name} (${column}?)`;
}

const label = (name: string, index: number) => `${columnLetters(index)} “${name}”`;

/** Describes a missing title column: what was found instead, and which name comes closest. */
export function missingTitle(rows: string[][]): SheetProblem {
  const texts = rows.slice(0, HEADER_ROWS).map((row) => row.map((cell) => cell.trim()).filter(Boolean));
  const isHeader = (row: string[]) => row.filter((cell) => columnNamed(cell)).length;
  // The row most likely to be the header: most known names, then most cells.
  const [found = []] = texts.toSorted((a, b) => isHeader(b) - isHeader(a) || b.length - a.length);
  const shown = found.slice(0, MAX_NAMED).map((name) => name.replace(/\s+/g, ' ').slice(0, MAX_NAME));
  return new SheetProblem(sheetProblems.noTitleColumn(shown, nearestName(shown, 'title')));
}
