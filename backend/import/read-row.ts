import { rowProblems } from '../../lib/content/sheet-problems';
import { cellName, type Column } from './columns';
import { unescapeFormula } from '../base/csv';
import type { Header } from './header';
import type { RawRow, RawSheet, UnreadableRow } from './raw-sheet';
import { serialFrom1900 } from '../base/typed-dates';

const ERROR =
  /^(?:#(?:REF|VALUE|NAME|NUM|NULL|SPILL|CALC|ERROR|FIELD|BLOCKED|CONNECT|BUSY|UNKNOWN|DIV\/0)[!?]|#N\/A|#GETTING_DATA|Err:\d{3})$/;
// Spreadsheets turn "10-12" into a date unless the cell is text.
const DATE =
  /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:-\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{2})$/i;

/**
 * Describes how a spreadsheet program corrupted a cell ("D7"; to follow "Row 7"); null if it is intact. `cell` is
 * null for a formula saved without its result.
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
 * A record: a sheet's row or a line of JSON. `row`: cells by column name, and status cells by their own; `broken`:
 * problems of ignored cells, by column; `isStruck`: its title is struck through.
 */
export type FileRecord = {
  number: number;
  row: Record<string, unknown>;
  broken: ReadonlyMap<string, string>;
  isStruck?: boolean;
};

/** Also rows whose cells cannot be determined, and headings or totals. */
export type FileRow = FileRecord | UnreadableRow | { number: number; heading: string };

const DAYS: readonly Column[] = ['posted_at', 'expires_at', 'confirmed_at'];

/** Maps a row's cells to columns according to the header. */
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
  return { number, row: applyHeader(row, header), broken, isStruck };
}

/** Applies the header's meaning: adds the unit to bare pay numbers, drops a recruiter's name where an address belongs. */
function applyHeader(row: Record<string, string>, { payUnit, mayNameRecruiter }: Header) {
  const { salary = '', recruiter_email: recruiter = '' } = row;
  if (payUnit !== '' && /\d/.test(salary) && !/\p{L}/u.test(salary))
    row.salary = `${salary.trim()} ${payUnit}`;
  if (mayNameRecruiter && !recruiter.includes('@')) delete row.recruiter_email;
  return row;
}
