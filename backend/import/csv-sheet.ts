import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { rowProblems, sheetProblems } from '../../lib/content/sheet-problems';
import { isBlank, type RawRow, type RawSheet, type UnreadableRow, SheetProblem } from './raw-sheet';

const MAX_ROW_LENGTH = 4_000_000;
const ROWS_PER_YIELD = 200;

/** Parses CSV separated by commas, semicolons or tabs, skipping blank rows. `rows` throws SheetProblem beyond 4 MB a row. */
export function csvSheet(text: AsyncGenerator<string>): RawSheet {
  const { pieces, end } = withLastCharacter(text);
  return {
    rows: csvRows(pieces),
    // Programs omit empty cells at the end of a row, but terminate every row.
    isCutOff: ({ cells }, width) => cells.length < width && !/[\r\n]$/.test(end()),
    isDelimited: true,
  };
}

async function* csvRows(pieces: AsyncGenerator<string>): AsyncGenerator<RawRow | UnreadableRow> {
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
  const records: AsyncIterable<{ record: string[]; raw: string }> = parser;
  for await (const { record, raw } of records) {
    number += 1;
    // Lets requests in between while reading a large sheet.
    if (number % ROWS_PER_YIELD === 0) await yieldToEventLoop();
    if (isBlank(record)) continue;
    yield { number, cells: record, isMisquoted: record.some((cell) => isMisquoted(cell, raw)) };
  }
  if (isUnclosed) yield { number: number + 1, problem: rowProblems.quoteNotClosed, isCutOff: true };
}

// relax_quotes leaves a misquoted cell with its opening quote; in a cell that legitimately begins with a quote, the
// raw text has all quotes doubled.
function isMisquoted(cell: string, raw: string): boolean {
  return cell.startsWith('"') && !raw.includes(`"${cell.replaceAll('"', '""')}"`);
}

const rowTooLong = (number: number) => new SheetProblem(sheetProblems.longRow(number));

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
const HEAD_LINES = 10;

/**
 * Detects the separator and the offset of the first row: from Excel's "sep=;" line, or else the most frequent of
 * comma, semicolon and tab outside quotes in one of the first lines, as titles may precede the header.
 */
function separatorOf(text: string): { separator: string; start: number } {
  const [line = '', declared] = /^"?sep=([^"\r\n])"?(?:\r?\n|\r|$)/i.exec(text) ?? [];
  if (declared) return { separator: declared, start: line.length };
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split(/\r\n?|\n/)
    .slice(0, HEAD_LINES);
  const header = lines.find((each) => each.trim() !== '') ?? '';
  const count = (separator: string, within: string) => within.split(separator).length;
  const most = (within: string) =>
    SEPARATORS.reduce((best, next) => (count(next, within) > count(best, within) ? next : best));
  const separated = [header, ...lines].find((each) => count(most(each), each) > 1) ?? header;
  return { separator: most(separated), start: 0 };
}
