import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { rowProblems } from '../../lib/content/sheet-problems';
import type { DoubledColumn } from './header';
import { peek } from './peek';
import { openSheet } from './read-sheet';
import { splitLines } from './split-lines';
import { isWorkbook } from './workbook/workbook-sheets';

// With those of formats for which openSheet says what to do instead. A workbook is known by its content, too.
const SPREADSHEET = /\.(csv|tsv|tab|txt|xl[a-z]{1,2}|f?ods|numbers|html?)(\.gz)?$/i;

/**
 * One unparsed record of a file, or what is wrong with it. `where` is its line or row, counted from 1; `notes` say what of
 * it is left out, `sheet`
 * says what its columns are not used for.
 */
export type RawRecord =
  | { where: string; record: Record<string, unknown>; notes?: string[]; sheet?: SheetColumns }
  | { where: string; problem: string; sheet?: SheetColumns };

export type SheetColumns = { ignoredColumns: string[]; doubledColumns: DoubledColumn[] };

/**
 * Streams the records of a JSON Lines file or, by its extension or content, of a spreadsheet; gzipped for ".gz". `onBytes` gets the
 * number of bytes read so far. Throws the file's errors, and SheetProblem for an unusable spreadsheet.
 */
export async function* readRecords(
  file: string,
  onBytes: (count: number) => void,
): AsyncGenerator<RawRecord> {
  const source = createReadStream(file);
  let bytesRead = 0;
  source.on('data', (chunk) => onBytes((bytesRead += chunk.length)));
  const bytes = new PassThrough();
  const isGzip = /\.gz$/i.test(file);
  const flow = isGzip ? pipeline(source, createGunzip(), bytes) : pipeline(source, bytes);
  // The error surfaces through `bytes`; an unhandled rejection here would end the process as well.
  flow.catch(() => {});
  try {
    const { head, chunks } = await peek(bytes);
    yield* SPREADSHEET.test(file) || isWorkbook(head) ? readRows(chunks) : readJsonLines(chunks);
  } finally {
    source.destroy();
  }
}

async function* readRows(bytes: AsyncGenerator<Uint8Array>): AsyncGenerator<RawRecord> {
  const { rows, ignored, doubled } = await openSheet(bytes);
  const sheet = { ignoredColumns: ignored, doubledColumns: doubled };
  for await (const entry of rows) {
    const where = `row ${entry.number}`;
    const problem = 'problem' in entry ? entry.problem : entry.broken;
    if (problem !== null) yield { where, problem, sheet };
    else if ('row' in entry) yield { where, record: entry.row, notes: entry.notes, sheet };
  }
}

async function* readJsonLines(bytes: AsyncGenerator<Uint8Array>): AsyncGenerator<RawRecord> {
  for await (const { number, text, tooLong } of splitLines(bytes)) {
    const where = `line ${number}`;
    if (tooLong) yield { where, problem: rowProblems.tooLong };
    else if (text.trim() !== '') yield { where, ...parseJson(text) };
  }
}

function parseJson(text: string): { record: Record<string, unknown> } | { problem: string } {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { record: { ...value } };
    return { problem: rowProblems.notAnObject };
  } catch {
    return { problem: rowProblems.notJson };
  }
}
