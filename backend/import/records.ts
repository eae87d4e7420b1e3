import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { PassThrough, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { readCsv } from './read-csv';
import { splitLines } from './split-lines';

/** One record of a file as it stands there, or what is wrong with it. `where` is its line, counted from 1. */
export type RawRecord =
  { where: string; record: Record<string, unknown> } | { where: string; problem: string };

/**
 * The records of a JSON Lines file, or of a CSV file where the name says so, either of them gzipped where the name
 * ends in ".gz". `onBytes` is told how many bytes of the file have been read. Throws when the file cannot be read.
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
  // The failure reaches the reader through `bytes`; unheard here, it would end the process as well.
  flow.catch(() => {});
  try {
    yield* /\.csv(\.gz)?$/i.test(file) ? readCsv(bytes) : readJsonLines(bytes);
  } finally {
    source.destroy();
  }
}

async function* readJsonLines(bytes: Readable): AsyncGenerator<RawRecord> {
  for await (const { number, text, tooLong } of splitLines(bytes)) {
    const where = `line ${number}`;
    if (tooLong) yield { where, problem: 'is too long' };
    else if (text.trim() !== '') yield { where, ...parseJson(text) };
  }
}

function parseJson(text: string): { record: Record<string, unknown> } | { problem: string } {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { record: { ...value } };
    return { problem: 'is not a JSON object' };
  } catch {
    return { problem: 'is not valid JSON' };
  }
}
