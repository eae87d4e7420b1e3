import { rowProblems } from '../../lib/content/sheet-problems';
import { brokenCell } from './broken-cell';
import { cellName } from './cell-name';
import type { Column } from './column-names';
import { columnNamed } from './columns';
import { unescapeFormula } from './escape-formula';
import type { Header } from './header';
import type { RawRow, RawSheet, UnreadableRow } from './raw-sheet';
import { serialFrom1900 } from './serial-day';

/**
 * A row of a sheet: its cells by their columns' own names, what is wrong with one of them, if anything, and with what it
 * can be used without; or a row of which not even the cells can be told.
 */
export type SheetRow =
  | { number: number; row: Partial<Record<Column, string>>; broken: string | null; notes: string[] }
  | UnreadableRow;

const DAYS: readonly Column[] = ['posted_at', 'expires_at', 'confirmed_at'];
/** Of these a broken cell counts as empty. */
const USED_WITHOUT: readonly Column[] = ['questions'];

/** Whether a row says the columns' names again, as under the page breaks of a printed sheet. */
export function isRepeatedHeader({ cells }: RawRow, { columns }: Header): boolean {
  const named = [...columns].filter(([column, index]) => columnNamed(cells[index] ?? '') === column);
  return columns.size > 1 && named.length === columns.size;
}

/** Reads a row by its sheet's header. */
export function readRow({ number, cells, isMisquoted }: RawRow, header: Header, raw: RawSheet): SheetRow {
  if (isMisquoted) return { number, problem: rowProblems.quoteMisplaced };
  if (raw.isDelimited && cells.slice(header.width).some((cell) => cell?.trim() !== ''))
    return { number, problem: rowProblems.tooManyCells(cells.length, header.width) };
  const row: Partial<Record<Column, string>> = {};
  const broken = new Map<Column, string>();
  const notes: string[] = [];
  for (const [column, index] of header.columns) {
    const cell = cells[index] === undefined ? '' : cells[index];
    const problem = brokenCell(column, cellName(index, number), cell);
    if (problem !== null && USED_WITHOUT.includes(column)) {
      notes.push(problem);
      continue;
    }
    if (problem !== null) broken.set(column, problem);
    row[column] = unescapeFormula(
      (DAYS.includes(column) && raw.daysFrom1904 ? serialFrom1900(cell) : cell) ?? '',
    );
  }
  const [problem = null] = broken.values();
  // A broken id stays what it is, which no id can be: whose row this is cannot be told.
  return { number, row: broken.has('id') ? row : asMeant(row, header), broken: problem, notes };
}

/**
 * Cells as their header means them: a pay of bare numbers with its unit, a reference such as "PUN/2026/7" as an id can be
 * written, no name for the recruiter's mail address.
 */
function asMeant(row: Partial<Record<Column, string>>, { payUnit, mayNameRecruiter, hasFreeIds }: Header) {
  const { id = '', salary = '', recruiter_email: recruiter = '' } = row;
  if (hasFreeIds) row.id = id.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '');
  if (payUnit !== '' && /\d/.test(salary) && !/\p{L}/u.test(salary))
    row.salary = `${salary.trim()} ${payUnit}`;
  if (mayNameRecruiter && !recruiter.includes('@')) delete row.recruiter_email;
  return row;
}
