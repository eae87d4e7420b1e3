import { rowProblems, sheetProblems } from '../../lib/content/sheet-problems';
import { csvSheet } from './csv-sheet';
import { findHeader, HEADER_ROWS, noTitle, type DoubledColumn, type Header } from './header';
import { peek, sheetText, type Chunks } from './sheet-text';
import { type RawRow, type RawSheet, type UnreadableRow, SheetProblem } from './raw-sheet';
import { headingKind, isBelowHeading } from './headings';
import { readRow, type FileRow } from './read-row';
import { isWorkbook, workbookSheets } from './workbook/workbook-sheets';

type Sheet = {
  /** Names of columns that no column of a job has. */
  ignored: string[];
  doubled: DoubledColumn[];
  /** Without blank rows. Throws SheetProblem and the errors of the file. */
  rows: AsyncGenerator<FileRow>;
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
): AsyncGenerator<FileRow> {
  // Held back until the next row arrives: only what follows shows whether a row is whole, and whether it is a heading.
  let held: RawRow[] = [];
  let last: RawRow | null = null;
  const release = function* (areHeadings = false) {
    for (const row of held)
      yield areHeadings && headingKind(row, header) === 'maybe' ? asHeading(row) : readRow(row, header, raw);
    held = [];
  };
  try {
    for await (const row of rows) {
      if (!('cells' in row)) {
        yield* release();
        yield row;
        continue;
      }
      last = row;
      const kind = row.isMisquoted ? null : headingKind(row, header);
      if (kind === 'heading') yield asHeading(row);
      if (kind === 'heading' || kind === 'header') continue;
      if (kind === null) yield* release(isBelowHeading(row, header));
      held.push(row);
    }
  } catch (error) {
    yield* release();
    throw error;
  }
  if (last && raw.isCutOff(last, header.width)) {
    held = held.filter((row) => row !== last);
    yield* release();
    yield { number: last.number, problem: rowProblems.cutOff, isCutOff: true };
  } else yield* release();
}

const asHeading = ({ number, cells }: RawRow) => ({
  number,
  heading: cells.find((cell) => cell !== null && cell.trim() !== '')?.trim() ?? '',
});
