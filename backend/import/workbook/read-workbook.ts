import { readXlsx, type ReadOptions, type Sheet } from 'hucre/xlsx';
import { columnLetters } from '../columns';
import { findHeader, HEADER_ROWS, type Header } from '../header';
import { isBlank, type RawRow } from '../raw-sheet';
import { readStatus } from '../status';
import { cellText, standsOut, struckPart } from './cell-text';
import { MAX_ROWS, type ReaderAnswer, type ReadSheet } from './messages';

// Names of other sheets: instructions, choices, closed jobs, and lists of people.
const OTHER_SHEETS =
  /instruct|read ?me|how ?to|guide|guid(?:ance|elines)|help|example|sample|template|lookup|drop ?down|legend|\blists?\b|archive|\bold\b|\bpast\b|history|candidate|applicant|resum|\bcvs?\b|employee|attendance|invoice/i;
const OF_JOBS = /\bjobs?\b|opening|vacanc|position|requirement|current/i;
const OF_PEOPLE = /candidate|applicant|father|birth|gender|aadhaar|current (?:ctc|salary)/i;

/**
 * Scores how likely a sheet is to list jobs, from 0 (it accompanies them) to 2; the first of the best is read.
 *
 * @param rows number of rows below its header
 */
function readsAsJobs(name: string, { columns, ignoredColumns }: Header, rows: number): 0 | 1 | 2 {
  if (
    OTHER_SHEETS.test(name) ||
    readStatus(name) === 'closed' ||
    ignoredColumns.some((each) => OF_PEOPLE.test(each))
  )
    return 0;
  return rows > 0 && (columns.size > 1 || OF_JOBS.test(name)) ? 2 : 1;
}

const MAX_COLUMNS = 256;

type SheetRow = RawRow['cells'];

/** Reads a workbook synchronously, which would block a server; runs in the reader process. */
export async function readWorkbook(bytes: Uint8Array): Promise<ReaderAnswer> {
  const visible: { index: number; name: string }[] = [];
  try {
    const { dateSystem } = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden, name }, index) => {
        if (!hidden && !veryHidden) visible.push({ index, name });
        return false;
      },
    });
    const range = `A1:${columnLetters(MAX_COLUMNS)}${MAX_ROWS + 1}`;
    const sheets: (ReadSheet & { score: number })[] = [];
    for (const { index, name } of visible) {
      const [sheet] = await readSheets(bytes, { readStyles: true, range, sheets: [index] });
      if (!sheet) continue;
      sheets.push(trimSheet(sheet, name));
      if (sheets.at(-1)?.score === 2) break;
    }
    sheets.sort((a, b) => b.score - a.score);
    return { sheets, daysFrom1904: dateSystem === '1904' };
  } catch (error) {
    if (isNamed(error, 'EncryptedFileError')) return { failure: 'encrypted' };
    return { failure: isNamed(error, 'ParseError', /over the \d+ limit/) ? 'too-large' : 'damaged' };
  }
}

// Checks names, because importing hucre's error classes loads the whole library.
function isNamed(error: unknown, name: string, message = /(?:)/): boolean {
  return error instanceof Error && error.name === name && message.test(error.message);
}

async function readSheets(bytes: Uint8Array, options: ReadOptions): Promise<Sheet[]> {
  try {
    return (await readXlsx(bytes, options)).sheets;
  } catch (error) {
    // hucre does not know chart sheets.
    if (isNamed(error, 'ParseError', /missing worksheet file/)) return [];
    throw error;
  }
}

function textsOf({ rows, cells, merges = [] }: Sheet): SheetRow[] {
  const texts = rows.map((row, rowIndex) =>
    row.map((value, column) => cellText(value, cells?.get(`${rowIndex},${column}`))),
  );
  // Cells merged down a column apply to each row.
  for (const { startRow, endRow, startCol } of merges) {
    const text = texts[startRow]?.[startCol];
    for (let row = startRow + 1; row <= endRow && row < texts.length; row += 1) {
      const below = texts[row];
      if (text !== undefined && below && startCol < below.length) below[startCol] = text;
    }
  }
  return texts;
}

/**
 * Removes unused columns and struck text, except titles. Of a sheet without a header, keeps only the rows that were
 * searched for one.
 */
function trimSheet(sheet: Sheet, name: string): ReadSheet & { score: number } {
  const rows = textsOf(sheet);
  const head = rows.filter((row) => !isBlank(row)).slice(0, HEADER_ROWS);
  const header = findHeader(head.map((row) => row.map((cell) => cell ?? '')));
  if (!header) return { rows: head, struck: [], standOut: [], score: -1 };
  const wanted = new Set([...header.columns.values(), ...header.statuses.values()]);
  const title = header.columns.get('title') ?? 0;
  const below = rows.indexOf(head[header.rows - 1] ?? []) + 1;
  const cellAt = (row: number, column: number) => sheet.cells?.get(`${row},${column}`);
  const of = (is: (row: number) => boolean) => [...rows.keys()].filter((row) => row >= below && is(row));
  const struck = of((row) => struckPart(cellAt(row, title), rows[row]?.[title]) === 'all');
  const written = of((row) => rows[row]?.[title]?.trim() !== '');
  const standOut = written.filter((row) => standsOut(cellAt(row, title)));
  const wide = (sheet.merges ?? [])
    .filter(({ startCol, endCol }) => endCol > startCol)
    .map((each) => each.startRow);
  const isStruck = new Set(struck);
  return {
    rows: rows.map((row, index) =>
      index < below
        ? row
        : row.map((cell, column) => {
            if (!wanted.has(column)) return '';
            const part = isStruck.has(index) ? '' : struckPart(cellAt(index, column), cell);
            return part === 'all' ? '' : cell !== null && part !== '' ? part.rest : cell;
          }),
    ),
    struck,
    standOut: [...wide, ...(standOut.length * 2 < written.length ? standOut : [])],
    score: readsAsJobs(name, header, rows.slice(below).filter((row) => !isBlank(row)).length),
  };
}
