import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { readAtMost, TooLarge } from '../../../lib/base/read-at-most';
import { sheetProblems } from '../../../lib/content/sheet-problems';
import { isBlank, type RawRow, type RawSheet, SheetProblem } from '../raw-sheet';
import { checkArchive } from './archive';
import type { ReadSheet } from './messages';
import { runReader } from './run-reader';

const MAX_BYTES = 20_000_000;
const MAX_ROWS = 50_000;
const MAX_COLUMNS = 256;
const ROWS_PER_YIELD = 200;

const ZIP = '504b0304';
const COMPOUND_FILE = 'd0cf11e0';

/** Whether a file begins like a workbook: a zip archive, or a compound file for old and encrypted ones. */
export function isWorkbook(head: Buffer): boolean {
  return [ZIP, COMPOUND_FILE].includes(head.subarray(0, 4).toString('hex'));
}

/**
 * Opens a workbook's visible sheets, the most likely list of jobs first.
 *
 * @throws SheetProblem if it is damaged, locked, too large or of another format
 */
export async function workbookSheets(chunks: AsyncIterable<Uint8Array>): Promise<RawSheet[]> {
  const bytes = await readAtMost(chunks, MAX_BYTES).catch((error: unknown) => {
    throw error instanceof TooLarge ? new SheetProblem(sheetProblems.tooLarge(MAX_BYTES / 1_000_000)) : error;
  });
  if (!bytes.subarray(0, 4).equals(Buffer.from(ZIP, 'hex')))
    throw new SheetProblem(compoundFileProblem(bytes));
  await checkArchive(bytes);
  const { sheets, daysFrom1904 } = await runReader({ bytes, maxRows: MAX_ROWS, maxColumns: MAX_COLUMNS });
  if (sheets.length === 0) throw new SheetProblem(sheetProblems.noVisibleSheet);
  return sheets.map((sheet) => ({
    rows: rowsOf(sheet),
    isCutOff: () => false,
    isDelimited: false,
    daysFrom1904,
  }));
}

/** Identifies a compound file by the names of its streams ([MS-CFB] 2.6.1: in UTF-16). */
function compoundFileProblem(bytes: Buffer): string {
  const has = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'));
  if (has('EncryptedPackage')) return sheetProblems.encrypted;
  return sheetProblems.otherFormat(has('WordDocument') ? 'word' : 'xls');
}

async function* rowsOf({ rows, struck, standOut }: ReadSheet): AsyncGenerator<RawRow> {
  const [isStruck, standsOut] = [new Set(struck), new Set(standOut)];
  if (rows.length > MAX_ROWS) throw new SheetProblem(sheetProblems.tooManyRows(MAX_ROWS));
  for (const [index, cells] of rows.entries()) {
    if (index % ROWS_PER_YIELD === 0) await yieldToEventLoop();
    if (!isBlank(cells))
      yield { number: index + 1, cells, isStruck: isStruck.has(index), standsOut: standsOut.has(index) };
  }
}
