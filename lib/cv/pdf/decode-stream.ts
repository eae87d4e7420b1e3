import { constants, inflateRawSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFContext, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { TooExpanded } from '../too-expanded';
import { undoPredictor } from './predictor';
import { type Definitions, nameOf, numberOf, valuesOf } from './values';

/** Filters by their short names, which readers accept everywhere. ISO 32000-1, table 92. */
const SHORT_NAMES: Record<string, string> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  RL: 'RunLengthDecode',
};
const MAX_FILTERS = 8;
const CHUNK_BYTES = 64 * 1024;

/**
 * Decodes a stream from its first byte: filters know their end, which is more certain than what a dictionary claims.
 *
 * @throws TooExpanded beyond `limit` bytes; Error for filters that nobody uses for objects, and for damaged data
 */
export function decodeStream(
  dict: PDFDict,
  content: Buffer,
  limit: number,
  defined: Definitions,
  { isMeasured = false } = {},
): Buffer {
  const filters = namesOf(dict, ['Filter', 'F'], defined);
  if (filters.length > MAX_FILTERS) throw new Error('too many filters');
  const parameters = listOf(dict, ['DecodeParms', 'DP'], defined);
  return filters.reduce<Buffer>((bytes, short, index) => {
    const filter = SHORT_NAMES[short] ?? short;
    const given = parameters[index];
    const decoded =
      filter === 'FlateDecode' ? inflate(bytes, limit) : decodeBy(filter, bytes, limit, given, defined);
    // It hardly changes the length.
    if (!given || (isMeasured && index === filters.length - 1)) return decoded;
    return undoPredictor(decoded, settingsOf(given, defined));
  }, content);
}

/** How long what decodeStream returns is. */
export const unpackedLength = (dict: PDFDict, packed: Buffer, limit: number, defined: Definitions): number =>
  decodeStream(dict, packed, limit, defined, { isMeasured: true }).length;

/** The same of a stream that is a file by itself, which without a filter does not know its end. */
export function decodeFile(dict: PDFDict, content: Buffer, limit: number, defined: Definitions): Buffer {
  if (namesOf(dict, ['Filter', 'F'], defined).length > 0) return decodeStream(dict, content, limit, defined);
  return extentOf(dict, content, defined);
}

/** A stream's own bytes, of those from its first on: as many as are claimed, where its end follows. */
export function extentOf(dict: PDFDict, content: Buffer, defined: Definitions): Buffer {
  const length = numberOf(valuesOf(dict, 'Length', defined)[0]) ?? 0;
  const isRight = /^\s*endstream/.test(content.toString('latin1', length, length + 16));
  return content.subarray(0, isRight ? length : (content.indexOf('endstream') + 1 || content.length + 1) - 1);
}

function namesOf(dict: PDFDict, keys: string[], defined: Definitions): string[] {
  return keys.flatMap((key) =>
    valuesOf(dict, key, defined)
      .flatMap((value) => (value instanceof PDFArray ? value.asArray().slice(0, MAX_FILTERS + 1) : [value]))
      .flatMap((value) => nameOf(value) ?? []),
  );
}

function listOf(dict: PDFDict, keys: string[], defined: Definitions): (PDFDict | null)[] {
  const asDict = (value: unknown) => (value instanceof PDFDict ? value : null);
  return keys.flatMap((key) =>
    valuesOf(dict, key, defined).flatMap((value) =>
      value instanceof PDFArray ? value.asArray().map(asDict) : [asDict(value)],
    ),
  );
}

function settingsOf(dict: PDFDict, defined: Definitions) {
  const number = (key: string, other: number) => numberOf(valuesOf(dict, key, defined)[0]) ?? other;
  return {
    predictor: number('Predictor', 1),
    colors: number('Colors', 1),
    bitsPerComponent: number('BitsPerComponent', 8),
    columns: number('Columns', 1),
  };
}

// Not pdf-lib's, which unpacks without a limit. Readers forgive a wrong checksum and a missing end, so the two-byte header
// is skipped and neither is required.
function inflate(packed: Buffer, limit: number): Buffer {
  try {
    return inflateRawSync(packed.subarray(2), {
      maxOutputLength: limit,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new TooExpanded();
    throw error;
  }
}

function decodeBy(
  filter: string,
  bytes: Buffer,
  limit: number,
  given: PDFDict | null | undefined,
  defined: Definitions,
): Buffer {
  const early = given ? numberOf(valuesOf(given, 'EarlyChange', defined)[0]) : null;
  const context = PDFContext.create();
  const dict = context.obj({
    Filter: filter,
    ...(early === null ? {} : { DecodeParms: { EarlyChange: early } }),
  });
  const stream = decodePDFRawStream(PDFRawStream.of(dict as PDFDict, bytes));
  // By and by: it makes room at once for as much as is asked for.
  const chunks: Buffer[] = [];
  for (let length = 0; ;) {
    const chunk = stream.getBytes(CHUNK_BYTES);
    if (chunk.length === 0) return Buffer.concat(chunks);
    if ((length += chunk.length) > limit) throw new TooExpanded();
    chunks.push(Buffer.from(chunk));
  }
}
