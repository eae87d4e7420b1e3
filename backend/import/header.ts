import { sheetProblems } from '../../lib/content/sheet-problems';
import {
  columnLetters,
  columnKey,
  columnNamed,
  isOwnName,
  payUnitOf,
  mistypedColumn,
  nameNearest,
} from './columns';
import type { Column } from './column-names';
import { SheetProblem } from './raw-sheet';
import { isStatusName } from './status';

/** In how many of a sheet's first rows its header is looked for: titles and notes may stand above it. */
export const HEADER_ROWS = 10;

const MAX_NAMED = 15;
const MAX_NAME = 40;

/** A column of which two are there: the name of the one that is used, and of the one that is not. */
export type DoubledColumn = { column: Column; used: string; unused: string };

export type Header = {
  /** Which column stands where. */
  columns: Map<Column, number>;
  /** The number of columns, named or not. */
  width: number;
  /** What the bracket behind the pay's name says: "LPA" of "CTC (LPA)". */
  payUnit: string;
  /** Whether the recruiter's column may hold names instead of addresses, as its own name does not speak of mail. */
  mayNameRecruiter: boolean;
  /** The columns that say which jobs are shown, by their own names. */
  statuses: Map<string, number>;
  /** Names of columns that no column of a job has. */
  ignored: string[];
  doubled: DoubledColumn[];
  /** How many of the given rows are the header, or stand above it. */
  rows: number;
};

/** The header within a sheet's first rows, in one row or in two (a group above its columns); null where there is none. */
export function findHeader(rows: string[][]): Header | null {
  let best: Header | null = null;
  const consider = (names: string[], rowCount: number) => {
    const header = readHeader(names, rowCount);
    const title = header.columns.get('title');
    if (title === undefined || header.columns.size <= (best?.columns.size ?? 0)) return;
    // A lone "Position" or "Job" may be anything, a heading of instructions for example.
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

/** The names of a header of two rows: that of the lower, with its group's where only both say it ("Job", "Title"). */
function inTwoRows(upper: string[], lower: string[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const [above, name] = [upper[index]?.trim() ?? '', lower[index]?.trim() ?? ''];
    if (above !== '') group = above;
    if (name === '') return above;
    return columnNamed(name) === null || isGeneral(name) ? `${group} ${name}` : name;
  });
}

// Below "Company" or "Recruiter" these say less than with their group.
const isGeneral = (name: string) => ['name', 'code', 'type', 'details', 'ref'].includes(columnKey(name));

function readHeader(names: string[], rows: number): Header {
  const columns = new Map<Column, number>();
  const statuses = new Map<string, number>();
  const ignored: string[] = [];
  const doubled: DoubledColumn[] = [];
  const nameAt = (index: number) => names[index]?.trim().replace(/\s+/g, ' ').slice(0, MAX_NAME) ?? '';
  for (const [index, cell] of names.entries()) {
    const column = columnNamed(cell);
    const before = column === null ? undefined : columns.get(column);
    if (column === null && isStatusName(cell)) statuses.set(nameAt(index), index);
    else if (column === null) {
      if (cell.trim() !== '') ignored.push(withGuess(nameAt(index)));
    } else if (before === undefined) columns.set(column, index);
    else {
      const [used, unused] =
        isOwnName(cell, column) && !isOwnName(nameAt(before), column) ? [index, before] : [before, index];
      columns.set(column, used);
      doubled.push({ column, used: label(nameAt(used), used), unused: label(nameAt(unused), unused) });
    }
  }
  const named = (column: Column) => nameAt(columns.get(column) ?? -1);
  return {
    columns,
    width: names.reduce((width, name, index) => (name.trim() === '' ? width : index + 1), 0),
    payUnit: payUnitOf(named('salary')),
    mayNameRecruiter: !columnKey(named('recruiter_email')).includes('mail'),
    statuses,
    ignored,
    doubled,
    rows,
  };
}

/** "salry (salary?)": a name that nobody knows, with what it may be mistyped for. */
function withGuess(name: string): string {
  const column = mistypedColumn(name);
  return column === null ? name : `${name} (${column}?)`;
}

const label = (name: string, index: number) => `${columnLetters(index)} “${name}”`;

/** Says that no column is the title's: what was found instead, and what of it comes nearest. */
export function noTitle(rows: string[][]): SheetProblem {
  const texts = rows.slice(0, HEADER_ROWS).map((row) => row.map((cell) => cell.trim()).filter(Boolean));
  const isHeader = (row: string[]) => row.filter((cell) => columnNamed(cell)).length;
  // The row that looks most like a header: of most known names, then of most cells.
  const [found = []] = texts.toSorted((a, b) => isHeader(b) - isHeader(a) || b.length - a.length);
  const shown = found.slice(0, MAX_NAMED).map((name) => name.replace(/\s+/g, ' ').slice(0, MAX_NAME));
  return new SheetProblem(sheetProblems.noTitleColumn(shown, nameNearest(shown, 'title')));
}
