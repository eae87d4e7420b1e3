import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { rowProblems, sheetProblems } from '../../lib/content/sheet-problems';
import { unescapeFormula } from './escape-formula';
import { SheetProblem } from './sheet-problem';
import { sheetText, type Chunks } from './sheet-text';

const MAX_ROW_LENGTH = 4_000_000;
const ROWS_PER_YIELD = 200;

/**
 * A row of a sheet. `number` is the row number that a spreadsheet shows. `isCutOff`: the file ends in the middle of this
 * row.
 */
export type SheetRow = { number: number; row: Record<string, string> } | BadSheetRow;
type BadSheetRow = { number: number; problem: string; isCutOff?: true };

type RawRow = { number: number; record: string[]; raw: string };

/**
 * Reads the rows of a CSV as spreadsheet programs write it, separated by commas, semicolons or tabs. Blank rows are
 * skipped.
 *
 * @param isHtml whether the Content-Type says HTML
 * @throws SheetProblem if it is not text, has no column "title" or has a row of more than 4 MB
 */
export async function* readSheet(bytes: Chunks, isHtml = false): AsyncGenerator<SheetRow> {
  const text = withLastCharacter(sheetText(bytes, isHtml));
  const rows = rawRows(text.pieces);
  const first = (await rows.next()).value;
  if (!first) throw new SheetProblem(sheetProblems.empty);
  const header = headerOf('record' in first ? first.record : []);
  // Held back until the next row arrives: only the end of the file shows whether the last row is complete.
  let last: RawRow | null = null;
  const takeLast = function* () {
    if (last) yield readRow(last, header);
    last = null;
  };
  try {
    for await (const row of rows) {
      yield* takeLast();
      if ('record' in row) last = row;
      else yield row;
    }
  } catch (error) {
    yield* takeLast();
    throw error;
  }
  if (last && isCutOff(last, header, text.end()))
    yield { number: last.number, problem: rowProblems.cutOff, isCutOff: true };
  else yield* takeLast();
}

// Programs omit trailing empty cells, but terminate every row.
function isCutOff({ record }: RawRow, header: string[], end: string): boolean {
  return record.length < header.length && !/[\r\n]$/.test(end);
}

async function* rawRows(pieces: AsyncGenerator<string>): AsyncGenerator<RawRow | BadSheetRow> {
  const head = (await pieces.next()).value ?? '';
  const { separator, start } = separatorOf(head);
  let isUnclosed = false;
  const parser = parse({
    raw: true,
    // In strict mode a misplaced quote would swallow all rows up to the next quote.
    relax_quotes: true,
    relax_column_count: true,
    delimiter: separator,
    max_record_size: MAX_ROW_LENGTH,
    skip_records_with_error: true,
    on_skip: (error) => {
      // Everything after an unclosed quote belongs to that cell: there is no next row to continue with.
      if (error?.code === 'CSV_MAX_RECORD_SIZE') parser.destroy(rowTooLong(number + 1));
      else isUnclosed = true;
      return undefined;
    },
  });
  const rest = async function* () {
    yield head.slice(start);
    yield* pieces;
  };
  // Errors of the source surface through the parser.
  pipeline(Readable.from(rest()), parser).catch(() => {});
  let number = 0;
  for await (const { record, raw } of parser as AsyncIterable<{ record: string[]; raw: string }>) {
    number += 1;
    // Yields, so that requests need not wait for a large sheet.
    if (number % ROWS_PER_YIELD === 0) await yieldToEventLoop();
    if (record.some((cell) => cell.trim() !== '')) yield { number, record, raw };
  }
  if (isUnclosed)
    yield {
      number: number + 1,
      problem: rowProblems.quoteNotClosed,
      isCutOff: true,
    };
}

function readRow({ number, record, raw }: RawRow, header: string[]): SheetRow {
  if (record.some((cell) => isMisquoted(cell, raw))) return { number, problem: rowProblems.quoteMisplaced };
  if (record.slice(header.length).some((cell) => cell.trim() !== ''))
    return { number, problem: rowProblems.tooManyCells(record.length, header.length) };
  return {
    number,
    row: Object.fromEntries(header.map((name, index) => [name, unescapeFormula(record[index] ?? '')])),
  };
}

// relax_quotes leaves a misquoted cell with its opening quote; in a cell that legitimately begins with a quote, the raw
// text has all quotes doubled.
function isMisquoted(cell: string, raw: string): boolean {
  return cell.startsWith('"') && !raw.includes(`"${cell.replaceAll('"', '""')}"`);
}

function headerOf(record: string[]): string[] {
  const names = record.map((name) => name.trim().toLowerCase().replace(/\s+/g, '_'));
  if (!names.includes('title')) throw new SheetProblem(sheetProblems.noTitleColumn);
  return names;
}

function rowTooLong(number: number): SheetProblem {
  return new SheetProblem(sheetProblems.longRow(number));
}

/** Passes the pieces through and remembers the last character. */
function withLastCharacter(source: AsyncGenerator<string>) {
  let end = '';
  const pieces = async function* () {
    for await (const piece of source) {
      if (piece !== '') end = piece.slice(-1);
      yield piece;
    }
  };
  return { pieces: pieces(), end: () => end };
}

const SEPARATORS = [',', ';', '\t'];

/**
 * Detects the separator, and the offset of the first row: from Excel's "sep=;" line, or else whichever of comma,
 * semicolon and tab is most frequent in the header outside quotes.
 */
function separatorOf(text: string): { separator: string; start: number } {
  const [line = '', declared] = /^"?sep=([^"\r\n])"?(?:\r?\n|\r|$)/i.exec(text) ?? [];
  if (declared) return { separator: declared, start: line.length };
  const header = /^(?:"[^"]*"|[^"\r\n])*/.exec(text.trimStart())?.[0].replace(/"[^"]*"/g, '') ?? '';
  const count = (separator: string) => header.split(separator).length;
  const separator = SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
  return { separator, start: 0 };
}
