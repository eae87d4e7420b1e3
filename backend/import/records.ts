import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { rowProblems } from '../../lib/content/sheet-problems';
import type { UnusedColumns } from './header';
import { peek } from './sheet-text';
import type { FileRecord, FileRow } from './read-row';
import { openSheet } from './read-sheet';
import { isWorkbook } from './workbook/workbook-sheets';

const MAX_LINE_LENGTH = 4_000_000;

type Line = { number: number; text: string; tooLong: boolean };

/** Splits a UTF-8 stream into lines. Lines over four million characters yield `tooLong` without text. */
async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let number = 1;
  let pending = '';
  let tooLong = false;
  for await (const chunk of chunks) {
    const pieces = decoder.decode(chunk, { stream: true }).split('\n');
    const last = pieces.pop() ?? '';
    for (const piece of pieces) {
      yield { number, text: tooLong ? '' : pending + piece, tooLong };
      number += 1;
      pending = '';
      tooLong = false;
    }
    if (!tooLong) pending += last;
    if (pending.length > MAX_LINE_LENGTH) {
      pending = '';
      tooLong = true;
    }
  }
  pending += decoder.decode();
  if (pending !== '' || tooLong) yield { number, text: pending, tooLong };
}

// Includes formats for which openSheet explains the alternative. Workbooks are also detected by content.
const SPREADSHEET = /\.(csv|tsv|tab|txt|xl[a-z]{1,2}|f?ods|numbers|html?)(\.gz)?$/i;

type FileContent = { records: AsyncGenerator<FileRow>; unit: 'row' | 'line'; columns?: UnusedColumns };

/**
 * Opens a JSON Lines file or, by extension or content, a spreadsheet; gzipped for ".gz". `onBytes` receives the total
 * of bytes read. Rejects, as the records do, with the file's errors and SheetProblem.
 */
export async function openRecords(
  file: string,
  onBytes: (count: number) => void = () => {},
): Promise<FileContent> {
  const source = createReadStream(file);
  let bytesRead = 0;
  source.on('data', (chunk) => onBytes((bytesRead += chunk.length)));
  const bytes = new PassThrough();
  const isGzip = /\.gz$/i.test(file);
  const flow = isGzip ? pipeline(source, createGunzip(), bytes) : pipeline(source, bytes);
  // The error surfaces through `bytes`; an unhandled rejection here would also end the process.
  flow.catch(() => {});
  try {
    const { head, chunks } = await peek(bytes);
    if (!SPREADSHEET.test(file) && !isWorkbook(head)) return { unit: 'line', records: readJsonLines(chunks) };
    const { rows, columns } = await openSheet(chunks);
    return { unit: 'row', records: rows, columns };
  } catch (error) {
    source.destroy();
    throw error;
  }
}

async function* readJsonLines(bytes: AsyncGenerator<Uint8Array>): AsyncGenerator<FileRow> {
  for await (const { number, text, tooLong } of splitLines(bytes)) {
    if (tooLong) yield { number, problem: rowProblems.tooLong };
    else if (text.trim() !== '') yield { number, ...parseJson(text) };
  }
}

function parseJson(text: string): Pick<FileRecord, 'row' | 'broken'> | { problem: string } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { row: { ...value }, broken: new Map() }
      : { problem: rowProblems.notAnObject };
  } catch {
    return { problem: rowProblems.notJson };
  }
}
