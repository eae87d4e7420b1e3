import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { PassThrough, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { rowProblems } from '../../lib/content/sheet-problems';
import { unknownColumns } from './columns';
import { readSheet } from './read-sheet';
import { splitLines } from './split-lines';

// Includes workbooks, for which readSheet says what to do instead.
const SPREADSHEET = /\.(csv|tsv|txt|xlsx?|ods)(\.gz)?$/i;

/**
 * One unparsed record of a file, or what is wrong with it. `where` is its line or row, counted from 1; `unknown` names
 * a sheet's ignored columns.
 */
export type RawRecord =
  { where: string; record: Record<string, unknown>; unknown?: string[] } | { where: string; problem: string };

/**
 * Streams the records of a JSON Lines file or, by its extension, of a spreadsheet; gzipped for ".gz". `onBytes` gets the
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
    yield* SPREADSHEET.test(file) ? readRows(bytes) : readJsonLines(bytes);
  } finally {
    source.destroy();
  }
}

async function* readRows(bytes: Readable): AsyncGenerator<RawRecord> {
  for await (const entry of readSheet(bytes)) {
    const where = `row ${entry.number}`;
    if ('problem' in entry) yield { where, problem: entry.problem };
    else yield { where, record: entry.row, unknown: unknownColumns(entry.row) };
  }
}

async function* readJsonLines(bytes: Readable): AsyncGenerator<RawRecord> {
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
