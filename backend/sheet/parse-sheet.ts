import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { unguarded } from '../import/cell-guard';
import { isMisquoted, MISQUOTED } from '../import/read-csv';
import { SheetProblem } from './sheet-problem';
import { separatorOf } from './sheet-text';

const PIECE = 64 * 1024;
const BETWEEN_BREATHS = 200;

/** A row as it stands in the sheet. `number` is the one that a spreadsheet shows beside it. */
export type SheetRow = { number: number; row: Record<string, string> } | { number: number; problem: string };

/** The rows of a sheet. Throws SheetProblem where it has no usable header or breaks off. Rows without text are left out. */
export async function* parseSheet(text: string): AsyncGenerator<SheetRow> {
  const parser = parse({
    bom: true,
    raw: true,
    relax_quotes: true,
    relax_column_count: true,
    delimiter: separatorOf(text),
  });
  // A failure reaches the reader through the parser.
  pipeline(Readable.from(pieces(text)), parser).catch(() => {});
  let header: string[] | null = null;
  let number = 0;
  let isLastShort = false;
  try {
    for await (const { record, raw } of parser as AsyncIterable<{ record: string[]; raw: string }>) {
      number += 1;
      // Requests must not wait until a large sheet has been read.
      if (number % BETWEEN_BREATHS === 0) await breathe();
      if (record.every((cell) => cell.trim() === '')) continue;
      if (header === null) {
        header = headerOf(record);
        continue;
      }
      isLastShort = record.length < header.length;
      if (record.some((cell) => isMisquoted(cell, raw))) yield { number, problem: MISQUOTED };
      else if (record.slice(header.length).some((cell) => cell.trim() !== ''))
        yield { number, problem: `has ${record.length} cells where the first row has ${header.length}` };
      else yield { number, row: rowOf(header, record) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SheetProblem(
      'A quotation mark in the sheet is never closed; the file may have been cut off on its way.',
    );
  }
  if (header === null) throw new SheetProblem('The sheet is empty.');
  // Excel leaves out empty cells at a row's end, but ends every row.
  if (isLastShort && !/[\r\n]$/.test(text))
    throw new SheetProblem('The sheet ends in the middle of a row; the file was cut off on its way.');
}

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

function headerOf(record: string[]): string[] {
  const names = record.map((name) => name.trim().toLowerCase().replace(/\s+/g, '_'));
  if (!names.includes('title')) throw new SheetProblem('The first row of the sheet names no column “title”.');
  return names;
}

function rowOf(header: string[], record: string[]): Record<string, string> {
  return Object.fromEntries(header.map((name, index) => [name, unguarded(record[index] ?? '')]));
}
