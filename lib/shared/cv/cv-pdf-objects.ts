import { constants, inflateRawSync } from 'node:zlib';
import { pdfName } from './cv-pdf-marks';

// An object stream takes some ten kilobytes, all of a CV's together some hundred.
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;
// About one per page and image.
const MAX_STREAMS = 20_000;
const MAX_DICTIONARY_LENGTH = 2000;

const OBJECT_STREAM = new RegExp(pdfName('ObjStm'));
const FILTER = new RegExp(pdfName('Filter'));

/**
 * The unpacked object streams of a PDF (ISO 32000-1, 7.5.7), or null when one cannot be unpacked or they are too large:
 * a more lenient reader might still read what cannot be checked here.
 */
export function unpackObjects(file: Buffer): Buffer[] | null {
  const unpacked: Buffer[] = [];
  let [remaining, previous, streams] = [MAX_UNPACKED_BYTES, 0, 0];
  for (const { keyword, content } of streamsOf(file)) {
    if (++streams > MAX_STREAMS) return null;
    const before = file.toString('latin1', Math.max(previous, keyword - MAX_DICTIONARY_LENGTH), keyword);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    previous = keyword;
    // Without a filter they are plain text.
    if (!OBJECT_STREAM.test(dictionary) || !FILTER.test(dictionary)) continue;
    const objects = inflate(file.subarray(content), remaining);
    if (objects === null) return null;
    remaining -= objects.length;
    unpacked.push(objects);
  }
  return unpacked;
}

const KEYWORD = Buffer.from('stream');
const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];

/** Positions of each stream's keyword and of its content, after the keyword's line break. */
function* streamsOf(file: Buffer): Generator<{ keyword: number; content: number }> {
  for (let at = file.indexOf(KEYWORD); at >= 0; at = file.indexOf(KEYWORD, at + KEYWORD.length)) {
    const lineEnd = at + KEYWORD.length;
    const lineFeed = file[lineEnd] === CARRIAGE_RETURN ? lineEnd + 1 : lineEnd;
    if (file[lineFeed] !== LINE_FEED) continue;
    // Skips words that end in it, such as "endstream".
    if (/\W/.test(file.toString('latin1', at - 1, at))) yield { keyword: at, content: lineFeed + 1 };
  }
}

// PDF readers forgive a wrong checksum and a missing end, so the two-byte header is skipped and neither is required.
function inflate(packed: Buffer, limit: number): Buffer | null {
  if (limit <= 0) return null;
  try {
    return inflateRawSync(packed.subarray(2), {
      maxOutputLength: limit,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch {
    return null;
  }
}
