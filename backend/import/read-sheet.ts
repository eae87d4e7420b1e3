import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { rowProblems, sheetProblems } from '../../lib/content/sheet-problems';
import { unguarded } from './cell-guard';
import { SheetProblem } from './sheet-problem';
import { sheetText, type Chunks } from './sheet-text';

const LONGEST_ROW = 4_000_000;
const BETWEEN_BREATHS = 200;

/**
 * A row as it stands in a sheet. `number` is the one that a spreadsheet shows beside it. `isCutOff`: the file ends in the
 * middle of this row.
 */
export type SheetRow = { number: number; row: Record<string, string> } | BadSheetRow;
type BadSheetRow = { number: number; problem: string; isCutOff?: true };

type RawRow = { number: number; record: string[]; raw: string };

/**
 * The rows of a sheet as spreadsheet programs write it, whether commas, semicolons or tabs separate its cells. Rows
 * without text are left out.
 *
 * @param isHtml whether whoever sent it says that it is a web page
 * @throws SheetProblem where it is no text, names no column "title" or has a row of more than 4 MB
 */
export async function* readSheet(bytes: Chunks, isHtml = false): AsyncGenerator<SheetRow> {
  const text = endKept(sheetText(bytes, isHtml));
  const rows = rawRows(text.pieces);
  const first = (await rows.next()).value;
  if (!first) throw new SheetProblem(sheetProblems.empty);
  const header = headerOf('record' in first ? first.record : []);
  // Held back until the next one is there: whether it is whole shows at the end of the file only.
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

// Programs leave out empty cells at a row's end, but end every row.
function isCutOff({ record }: RawRow, header: string[], end: string): boolean {
  return record.length < header.length && !/[\r\n]$/.test(end);
}

async function* rawRows(pieces: AsyncGenerator<string>): AsyncGenerator<RawRow | BadSheetRow> {
  const head = (await pieces.next()).value ?? '';
  const { separator, start } = separatorOf(head);
  let isUnclosed = false;
  const parser = parse({
    raw: true,
    // Strictly read, a misplaced quotation mark would swallow the rows after it up to the next one.
    relax_quotes: true,
    relax_column_count: true,
    delimiter: separator,
    max_record_size: LONGEST_ROW,
    skip_records_with_error: true,
    on_skip: (error) => {
      // Whatever follows an unclosed quotation mark belongs to that one cell: there is no next row to go on with.
      if (error?.code === 'CSV_MAX_RECORD_SIZE') parser.destroy(endless(number + 1));
      else isUnclosed = true;
      return undefined;
    },
  });
  const rest = async function* () {
    yield head.slice(start);
    yield* pieces;
  };
  // A failure of the text reaches the reader through the parser.
  pipeline(Readable.from(rest()), parser).catch(() => {});
  let number = 0;
  for await (const { record, raw } of parser as AsyncIterable<{ record: string[]; raw: string }>) {
    number += 1;
    // Requests must not wait until a large sheet has been read.
    if (number % BETWEEN_BREATHS === 0) await breathe();
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
    row: Object.fromEntries(header.map((name, index) => [name, unguarded(record[index] ?? '')])),
  };
}

// The lenient reading leaves such a cell with its opening quotation mark; a cell that rightly begins with one stands in
// the file with all of them doubled.
function isMisquoted(cell: string, raw: string): boolean {
  return cell.startsWith('"') && !raw.includes(`"${cell.replaceAll('"', '""')}"`);
}

function headerOf(record: string[]): string[] {
  const names = record.map((name) => name.trim().toLowerCase().replace(/\s+/g, '_'));
  if (!names.includes('title')) throw new SheetProblem(sheetProblems.noTitleColumn);
  return names;
}

function endless(number: number): SheetProblem {
  return new SheetProblem(sheetProblems.longRow(number));
}

/** The same pieces of text, and afterwards what they ended with. */
function endKept(source: AsyncGenerator<string>) {
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
 * How a sheet's cells are separated, and where its first row begins: by the line "sep=;" that Excel understands, or else
 * by comma, semicolon or tab, whichever the header has most of outside quotation marks.
 */
function separatorOf(text: string): { separator: string; start: number } {
  const [line = '', said] = /^"?sep=([^"\r\n])"?(?:\r?\n|\r|$)/i.exec(text) ?? [];
  if (said) return { separator: said, start: line.length };
  const header = /^(?:"[^"]*"|[^"\r\n])*/.exec(text.trimStart())?.[0].replace(/"[^"]*"/g, '') ?? '';
  const count = (separator: string) => header.split(separator).length;
  const separator = SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
  return { separator, start: 0 };
}
