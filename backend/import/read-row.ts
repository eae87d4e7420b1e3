import { rowProblems } from '../../lib/content/sheet-problems';
import { cellName } from './columns';
import type { Column } from './column-names';
import { unescapeFormula } from '../base/csv';
import type { Header } from './header';
import type { RawRow, RawSheet, UnreadableRow } from './raw-sheet';
import { serialFrom1900 } from '../base/typed-dates';

const ERROR =
  /^(?:#(?:REF|VALUE|NAME|NUM|NULL|SPILL|CALC|ERROR|FIELD|BLOCKED|CONNECT|BUSY|UNKNOWN|DIV\/0)[!?]|#N\/A|#GETTING_DATA|Err:\d{3})$/;
// What a spreadsheet makes of "10-12", typed into a cell that is not a text.
const DATE =
  /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:-\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{2})$/i;

/**
 * Describes what a spreadsheet program spoilt in a cell ("D7"), to be read after "Row 7"; null if it is intact. `cell` is
 * null for a formula that was saved without its result.
 */
function brokenCell(column: Column, name: string, cell: string | null): string | null {
  if (cell === null) return rowProblems.noResult(name, column);
  const text = cell.trim();
  if (ERROR.test(text)) return rowProblems.formulaError(text, name, column);
  // Excel's plain CSV replaces the rupee sign and every Indian script by question marks.
  if (/^\?{3}[\s?]*$|^\?\s?\d/.test(text)) return rowProblems.lostLetters(name, column, text.slice(0, 20));
  if (/^#{3,}$/.test(text)) return rowProblems.tooNarrow(name, column);
  if (column === 'salary' && DATE.test(text)) return rowProblems.dateAsPay(name, text);
  return null;
}

/**
 * A record of a file: a sheet's row, or a line of JSON. Its cells by the columns' own names, and those of a status by theirs;
 * what is wrong with a cell that is left out; whether it is struck through.
 */
export type FileRecord = {
  number: number;
  row: Record<string, unknown>;
  broken: ReadonlyMap<string, string>;
  isStruck?: boolean;
};

/** Or a row of which not even the cells can be told, or that is no job but a heading or a total. */
export type FileRow = FileRecord | UnreadableRow | { number: number; heading: string };

const DAYS: readonly Column[] = ['posted_at', 'expires_at', 'confirmed_at'];

/** Reads a row by its sheet's header. */
export function readRow(
  { number, cells, isMisquoted, isStruck }: RawRow,
  header: Header,
  raw: RawSheet,
): FileRecord | UnreadableRow {
  if (isMisquoted) return { number, problem: rowProblems.quoteMisplaced };
  if (raw.isDelimited && cells.slice(header.width).some((cell) => cell?.trim() !== ''))
    return { number, problem: rowProblems.tooManyCells(cells.length, header.width) };
  const row: Record<string, string> = {};
  const broken = new Map<string, string>();
  for (const [column, index] of header.columns) {
    const cell = cells[index] === undefined ? '' : cells[index];
    const problem = brokenCell(column, cellName(index, number), cell);
    if (problem !== null) broken.set(column, problem);
    else
      row[column] = unescapeFormula(
        (DAYS.includes(column) && raw.daysFrom1904 ? serialFrom1900(cell) : cell) ?? '',
      );
  }
  for (const [name, index] of header.statuses) row[name] = cells[index] ?? '';
  return { number, row: asMeant(row, header), broken, isStruck };
}

/** Cells as their header means them: a pay of bare numbers with its unit, no name for the recruiter's mail address. */
function asMeant(row: Record<string, string>, { payUnit, mayNameRecruiter }: Header) {
  const { salary = '', recruiter_email: recruiter = '' } = row;
  if (payUnit !== '' && /\d/.test(salary) && !/\p{L}/u.test(salary))
    row.salary = `${salary.trim()} ${payUnit}`;
  if (mayNameRecruiter && !recruiter.includes('@')) delete row.recruiter_email;
  return row;
}
