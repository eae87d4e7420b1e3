import { constants, inflateRawSync } from 'node:zlib';
import { pdfName } from './cv-pdf-marks';

// An object stream takes some ten kilobytes, all of a CV's together some hundred.
const MOST_UNPACKED_BYTES = 16 * 1024 * 1024;
// One a page and a picture.
const MOST_STREAMS = 20_000;
const LONGEST_DICTIONARY = 2000;

const OBJECT_STREAM = new RegExp(pdfName('ObjStm'));
const FILTER = new RegExp(pdfName('Filter'));

/**
 * The dictionaries that lie packed in a PDF's object streams (ISO 32000-1, 7.5.7), or null when one cannot be unpacked or
 * they are too much: what cannot be looked into here might still be read by a more patient reader.
 */
export function unpackObjects(file: Buffer): Buffer[] | null {
  const unpacked: Buffer[] = [];
  let [left, previous, streams] = [MOST_UNPACKED_BYTES, 0, 0];
  for (const { keyword, content } of streamsOf(file)) {
    if (++streams > MOST_STREAMS) return null;
    const before = file.toString('latin1', Math.max(previous, keyword - LONGEST_DICTIONARY), keyword);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    previous = keyword;
    // Without a filter they lie open.
    if (!OBJECT_STREAM.test(dictionary) || !FILTER.test(dictionary)) continue;
    const objects = inflate(file.subarray(content), left);
    if (objects === null) return null;
    left -= objects.length;
    unpacked.push(objects);
  }
  return unpacked;
}

const KEYWORD = Buffer.from('stream');
const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];

/** Where each stream's keyword stands, and where its content begins: behind the keyword's line end. */
function* streamsOf(file: Buffer): Generator<{ keyword: number; content: number }> {
  for (let at = file.indexOf(KEYWORD); at >= 0; at = file.indexOf(KEYWORD, at + KEYWORD.length)) {
    const lineEnd = at + KEYWORD.length;
    const lineFeed = file[lineEnd] === CARRIAGE_RETURN ? lineEnd + 1 : lineEnd;
    if (file[lineFeed] !== LINE_FEED) continue;
    // Not the end of a word such as "endstream".
    if (/\W/.test(file.toString('latin1', at - 1, at))) yield { keyword: at, content: lineFeed + 1 };
  }
}

// Readers forgive a wrong checksum and a missing end, so the two bytes of header are skipped and both are not asked for.
function inflate(packed: Buffer, most: number): Buffer | null {
  if (most <= 0) return null;
  try {
    return inflateRawSync(packed.subarray(2), {
      maxOutputLength: most,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch {
    return null;
  }
}
