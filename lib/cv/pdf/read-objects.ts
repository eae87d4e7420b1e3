import { constants, inflateRawSync } from 'node:zlib';
import { refuse } from '../refused';
import { errorCode } from '../../base/log';

/**
 * An object: its text (up to `>>stream` if it is a stream) with names decoded, `()` for each string, no comments and minimal
 * white space; and the stream's bytes, null if they need further unpacking.
 */
export type PdfObject = { number: number; text: string; stream: Buffer | null };

const MB = 1024 * 1024;
// About ten per page, and one per letter of some fonts.
const MAX_OBJECTS = 100_000;
const MAX_STREAM_BYTES = 50 * MB;
// Per file. Object streams of a CV take some hundred kilobytes; a scanned page is a picture of up to 26 MB.
const MAX_BYTES = { objects: 16 * MB, pictures: 250 * MB, others: 50 * MB };

const START = /(\d{1,10})[\s\0]+\d{1,5}[\s\0]*obj|trailer(?=[\s\0]*<<)/g;

/**
 * Every object of a PDF, whether in the cross-reference table or not, and those in object streams (ISO 32000-1, 7.5.7).
 * `isWhole` is false if an object stream could not be read, e.g. in encrypted files.
 *
 * @throws Refused for more objects, or larger streams, than a CV has
 */
export function readObjects(file: Buffer): { objects: PdfObject[]; isWhole: boolean } {
  const left = { ...MAX_BYTES };
  const objects: PdfObject[] = [];
  let isWhole = true;
  read(file);
  return { objects, isWhole };

  function read(bytes: Buffer): void {
    const source = bytes.toString('latin1');
    const starts = source.matchAll(START);
    for (let start = starts.next().value, next; start; start = next) {
      next = starts.next().value;
      const from = start.index + start[0].length;
      const { text, streamAt } = readText(source.slice(from, next?.index));
      const stream = streamAt === null ? null : readStream(text, bytes, from + streamAt, next?.index);
      if (objects.push({ number: Number(start[1]), text, stream }) > MAX_OBJECTS) refuse('too-expanded');
    }
  }
  function readStream(text: string, bytes: Buffer, from: number, to?: number): Buffer | null {
    const first = /\/N \d/.test(text) ? /\/First (\d+)/.exec(text)?.[1] : undefined;
    const kind = first ? 'objects' : /\/Subtype\/Image\b/.test(text) ? 'pictures' : 'others';
    const unpacked = unpack(text, bytes, from, to, Math.min(left[kind], MAX_STREAM_BYTES));
    left[kind] -= unpacked?.length ?? 0;
    const packed = first && unpacked && listObjects(unpacked.toString('latin1'), Number(first));
    if (packed) read(Buffer.from(packed, 'latin1'));
    else if (first) isWhole = false;
    return kind === 'others' ? unpacked : null;
  }
}

// A string with nested parentheses, two levels deep; deeper ones are read like names.
const INNER = String.raw`\([^\\()]*(?:\\[^][^\\()]*)*\)`;
const STRING = String.raw`\([^\\()]*(?:(?:\\[^]|${INNER})[^\\()]*)*\)`;
const TOKEN = new RegExp(
  String.raw`%[^\r\n]*|${STRING}|<[\da-f][\da-f\s\0]*>|>>[\s\0]*stream(\r?\n|\r)?`,
  'gi',
);

/** Reads an object's text up to the bytes of its stream. */
function readText(source: string): { text: string; streamAt: number | null } {
  let [text, from] = ['', 0];
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    text += source.slice(from, index);
    from = index + token.length;
    if (token.startsWith('>>')) return { text: plain(`${text}>>stream`), streamAt: from };
    text += token.startsWith('%') ? ' ' : '()';
  }
  return { text: plain(text + source.slice(from)), streamAt: null };
}

function plain(text: string): string {
  const packed = text.replace(/[\s\0]+/g, ' ').replace(/ (?=[/(<>[])/g, '');
  return packed
    .trim()
    .replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** Unpacks a stream between `from` and `to`, or the end found by its filter, as its dictionary `text` specifies. */
function unpack(text: string, bytes: Buffer, from: number, to: number | undefined, limit: number) {
  if (/\/(Filter|DecodeParms) \d|\/Predictor (?!1\b)/.test(text)) return null;
  const filters = /\/F(?:ilter)?(\/\w+|\[[^\]]*)/.exec(text)?.[1]?.match(/\w+/g) ?? [];
  if (filters.length === 0) {
    const end = bytes.lastIndexOf('endstream', to);
    return bytes.subarray(from, end < from ? to : end);
  }
  if (!filters.every((filter) => /^Fl(ateDecode)?$/.test(filter))) return null;
  // Readers tolerate a wrong checksum and a missing end: skip the two-byte header, and require neither.
  const options = { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH };
  try {
    return filters.reduce((packed) => inflateRawSync(packed.subarray(2), options), bytes.subarray(from));
  } catch (error) {
    return errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? refuse('too-expanded') : null;
  }
}

/** Rewrites an object stream as separate objects; null if it does not begin with their numbers and offsets. */
function listObjects(source: string, first: number): string | null {
  const head = source.slice(0, first);
  if (head.length < first || !/^[\d\s\0]*$/.test(head)) return null;
  const starts = [...head.matchAll(/(\d{1,10})[\s\0]+(\d+)/g)].map(
    ([, number, at]) => [first + Number(at), number] as const,
  );
  starts.sort(([a], [b]) => a - b);
  return starts
    .map(([at, number], index) => `${number} 0 obj ${source.slice(at, starts[index + 1]?.[0])}\n`)
    .join('');
}
