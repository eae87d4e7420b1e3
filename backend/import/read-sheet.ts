import { rowProblems, sheetProblems } from '../../lib/content/sheet-problems';
import { csvSheet } from './csv-sheet';
import { findHeader, HEADER_ROWS, missingTitle, type Header, type UnusedColumns } from './header';
import { peek, sheetText, type Chunks } from './sheet-text';
import { type RawRow, type RawSheet, type UnreadableRow, SheetProblem } from './raw-sheet';
import { headingKind, isBelowHeading } from './headings';
import { readRow, type FileRow } from './read-row';
import { isWorkbook, workbookSheets } from './workbook/workbook-sheets';

type Sheet = {
  columns: UnusedColumns;
  /** Without blank rows. Throws SheetProblem and the file's errors. */
  rows: AsyncGenerator<FileRow>;
};

/**
 * Opens a CSV or an Excel workbook, detected by content. Titles and notes may precede the header; of a workbook, the
 * first visible sheet with a title column is read.
 *
 * @param isHtml whether the Content-Type says HTML
 * @throws SheetProblem for other formats, or without a title column
 */
export async function openSheet(bytes: Chunks, isHtml = false): Promise<Sheet> {
  const { head, chunks } = await peek(bytes);
  if (!isWorkbook(head)) {
    const { sheet, firstRows } = await withHeader(csvSheet(sheetText(chunks, isHtml)));
    if (sheet) return sheet;
    throw firstRows.length > 0 ? missingTitle(firstRows) : new SheetProblem(sheetProblems.empty);
  }
  const seen: string[][] = [];
  for (const raw of await workbookSheets(chunks)) {
    const { sheet, firstRows } = await withHeader(raw);
    if (sheet) return sheet;
    seen.push(...firstRows);
  }
  throw seen.length > 0 ? missingTitle(seen) : new SheetProblem(sheetProblems.empty);
}

/** Finds the header in the first rows; `sheet` is null without one. */
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
    // Rows before the failure still count.
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
  const { ignoredColumns, doubledColumns } = header;
  const columns = { ignoredColumns, doubledColumns };
  return { sheet: { columns, rows: readRows(rest(), header, raw) }, firstRows };
}

async function* readRows(
  rows: AsyncGenerator<RawRow | UnreadableRow>,
  header: Header,
  raw: RawSheet,
): AsyncGenerator<FileRow> {
  // Held back until the next row arrives: only what follows shows whether a row is complete and whether it is a
  // heading.
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
