import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { unguarded } from './cell-guard';
import type { RawRecord } from './records';

const LONGEST_RECORD = 4_000_000;
/** What is said of a row in which a quotation mark stands where none may. */
export const MISQUOTED = 'has a quotation mark out of place';
const UNCLOSED = 'has a quotation mark that is never closed';

type CsvRow = { record: string[]; raw: string; info: { lines: number } };

/** The records of a CSV file with a header. Throws when no column is called "title" or a record has no end. */
export async function* readCsv(bytes: Readable): AsyncGenerator<RawRecord> {
  const skipped: RawRecord[] = [];
  const parser = parse({
    bom: true,
    info: true,
    raw: true,
    // Strictly read, a misplaced quotation mark would swallow the rows after it up to the next one.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: LONGEST_RECORD,
    on_skip: (error) => {
      // Whatever follows an unclosed quotation mark belongs to that one field: there is no next row to go on with.
      if (error?.code === 'CSV_MAX_RECORD_SIZE') parser.destroy(new Error(endless(error)));
      else skipped.push({ where: `row ending on line ${lineOf(error)}`, problem: UNCLOSED });
      return undefined;
    },
  });
  // A failure of the file reaches the reader through the parser.
  pipeline(bytes, parser).catch(() => {});
  let header: string[] | null = null;
  for await (const { record, raw, info } of parser as AsyncIterable<CsvRow>) {
    yield* skipped.splice(0);
    if (header === null) {
      header = record.map((name) => name.trim().toLowerCase().replace(/\s+/g, '_'));
      if (!header.includes('title')) throw new Error('its first line names no column "title".');
      continue;
    }
    const where = `row ending on line ${info.lines}`;
    const [has, needs] = [record.length, header.length];
    if (record.some((field) => isMisquoted(field, raw))) yield { where, problem: MISQUOTED };
    else if (has !== needs) yield { where, problem: `has ${has} columns where the header has ${needs}` };
    else
      yield {
        where,
        record: Object.fromEntries(header.map((name, index) => [name, unguarded(record[index] ?? '')])),
      };
  }
  yield* skipped.splice(0);
}

/** Whether a quotation mark stands out of place in a field, by the record's raw text. */
export function isMisquoted(field: string, raw: string): boolean {
  // The lenient reading leaves such a field with its opening quotation mark; a field that rightly begins with one
  // stands in the file with all of them doubled.
  return field.startsWith('"') && !raw.includes(`"${field.replaceAll('"', '""')}"`);
}

function endless(error: CsvError): string {
  return `the row that reaches line ${lineOf(error)} is longer than 4 MB; a quotation mark in it may not be closed.`;
}

function lineOf(error: CsvError | undefined): string {
  return error && 'lines' in error ? String(error.lines) : '?';
}
