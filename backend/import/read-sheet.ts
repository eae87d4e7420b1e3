import { rowProblems, sheetProblems } from '../../lib/content/sheet-problems';
import { brokenCell } from './broken-cell';
import { cellName } from './cell-name';
import type { Column } from './column-names';
import { columnNamed } from './columns';
import { csvSheet } from './csv-sheet';
import { unescapeFormula } from './escape-formula';
import { serialFrom1900 } from './serial-day';
import { findHeader, HEADER_ROWS, noTitle, type DoubledColumn, type Header } from './header';
import { peek } from './peek';
import type { RawRow, RawSheet, UnreadableRow } from './raw-sheet';
import { SheetProblem } from './sheet-problem';
import { sheetText, type Chunks } from './sheet-text';
import { isWorkbook, workbookSheets } from './workbook/workbook-sheets';

/**
 * A row of a sheet: its cells by their columns' own names, and what is wrong with one of them, if anything; or a row of
 * which not even the cells can be told.
 */
export type SheetRow =
  { number: number; row: Partial<Record<Column, string>>; broken: string | null } | UnreadableRow;

export type Sheet = {
  /** Names of columns that no column of a job has. */
  ignored: string[];
  doubled: DoubledColumn[];
  /** Without blank rows. Throws SheetProblem and the errors of the file. */
  rows: AsyncGenerator<SheetRow>;
};

/**
 * Opens a sheet: a CSV or an Excel workbook, as its content says. Titles and notes may stand above its header; of a
 * workbook it is the first visible sheet with a column for the title.
 *
 * @param isHtml whether the Content-Type says HTML
 * @throws SheetProblem if it is anything else, or no column is the title's
 */
export async function openSheet(bytes: Chunks, isHtml = false): Promise<Sheet> {
  const { head, chunks } = await peek(bytes);
  if (!isWorkbook(head)) {
    const { sheet, firstRows } = await withHeader(csvSheet(sheetText(chunks, isHtml)));
    if (sheet) return sheet;
    throw firstRows.length > 0 ? noTitle(firstRows) : new SheetProblem(sheetProblems.empty);
  }
  const seen: string[][] = [];
  for (const raw of await workbookSheets(chunks)) {
    const { sheet, firstRows } = await withHeader(raw);
    if (sheet) return sheet;
    seen.push(...firstRows);
  }
  throw seen.length > 0 ? noTitle(seen) : new SheetProblem(sheetProblems.empty);
}

/** Finds the header within the first rows. `sheet` is null where there is none. */
async function withHeader(raw: RawSheet): Promise<{ sheet: Sheet | null; firstRows: string[][] }> {
  const first: (RawRow | UnreadableRow)[] = [];
  let failure: { error: unknown } | null = null;
  try {
    while (first.length < HEADER_ROWS) {
      const next = await raw.rows.next();
      if (next.done) break;
      first.push(next.value);
    }
  } catch (error) {
    // Rows before the failure count all the same.
    failure = { error };
  }
  const firstRows = first.map((row) => ('cells' in row ? row.cells.map((cell) => cell ?? '') : []));
  const header = findHeader(firstRows);
  if (!header && failure) throw failure.error;
  if (!header) return { sheet: null, firstRows };
  const rest = async function* () {
    yield* first.slice(header.rows);
    if (failure) throw failure.error;
    yield* raw.rows;
  };
  const { ignored, doubled } = header;
  return { sheet: { ignored, doubled, rows: readRows(rest(), header, raw) }, firstRows };
}

async function* readRows(
  rows: AsyncGenerator<RawRow | UnreadableRow>,
  header: Header,
  raw: RawSheet,
): AsyncGenerator<SheetRow> {
  // Held back until the next row arrives: only the end of the file shows whether the last row is complete.
  let last: RawRow | null = null;
  const takeLast = function* () {
    if (last && !isRepeatedHeader(last, header)) yield readRow(last, header, raw);
    last = null;
  };
  try {
    for await (const row of rows) {
      yield* takeLast();
      if ('cells' in row) last = row;
      else yield row;
    }
  } catch (error) {
    yield* takeLast();
    throw error;
  }
  if (last && raw.isCutOff(last, header.width))
    yield { number: last.number, problem: rowProblems.cutOff, isCutOff: true };
  else yield* takeLast();
}

/** Whether a row says the columns' names again, as under the page breaks of a printed sheet. */
function isRepeatedHeader({ cells }: RawRow, { columns }: Header): boolean {
  const named = [...columns].filter(([column, index]) => columnNamed(cells[index] ?? '') === column);
  return columns.size > 1 && named.length === columns.size;
}

function readRow({ number, cells, isMisquoted }: RawRow, header: Header, raw: RawSheet): SheetRow {
  if (isMisquoted) return { number, problem: rowProblems.quoteMisplaced };
  if (raw.isDelimited && cells.slice(header.width).some((cell) => cell?.trim() !== ''))
    return { number, problem: rowProblems.tooManyCells(cells.length, header.width) };
  const row: Partial<Record<Column, string>> = {};
  const broken = new Map<Column, string>();
  for (const [column, index] of header.columns) {
    const cell = cells[index] === undefined ? '' : cells[index];
    const problem = brokenCell(column, cellName(index, number), cell);
    if (problem !== null) broken.set(column, problem);
    const isDay = column === 'posted_at' || column === 'expires_at';
    row[column] = unescapeFormula((isDay && raw.daysFrom1904 ? serialFrom1900(cell) : cell) ?? '');
  }
  const [problem = null] = broken.values();
  // A broken id stays what it is, which no id can be: whose row this is cannot be told.
  return { number, row: broken.has('id') ? row : asMeant(row, header), broken: problem };
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
