import { sheetProblems, type OtherFormat } from '../../lib/content/sheet-problems';
import { SheetProblem } from './raw-sheet';

const SIGNATURES: [OtherFormat, RegExp][] = [
  ['pdf', /^25504446/],
  ['gzip', /^1f8b/],
  ['picture', /^(?:89504e47|ffd8ff|47494638)/],
  // The first records of Excel 2 to 4 workbooks, which predate compound files.
  ['xls', /^09(?:00|02|04|08)0[46]00/],
];

/** Detects an unsupported file format by its first bytes; null if unknown. */
function fileOfOtherFormat(head: Uint8Array): OtherFormat | null {
  const mark = Buffer.from(head.subarray(0, 8)).toString('hex');
  return SIGNATURES.find(([, signature]) => signature.test(mark))?.[0] ?? null;
}

/** Detects an unsupported text format that other programs write tables in; null if unknown. */
function tableOfOtherFormat(text: string): OtherFormat | null {
  if (/^\s*MIME-Version:/i.test(text)) return 'mhtml';
  if (!/^\s*</.test(text)) return null;
  if (/urn:schemas-microsoft-com:office:spreadsheet/.test(text) && /<(?:\w+:)?Workbook\b/.test(text))
    return 'xml';
  if (/<office:document\b/.test(text)) return 'fods';
  return /^\s*<(?:!doctype html|html|head|body|meta|style|table|\?xml)/i.test(text) && /<table\b/i.test(text)
    ? 'htmlTable'
    : null;
}

const HEAD_BYTES = 64 * 1024;

export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Decodes a sheet in pieces: UTF-8, or UTF-16 with a byte order mark (Excel's “Unicode Text”).
 *
 * @param isHtml whether the Content-Type says HTML
 * @throws SheetProblem for anything else: a web page, another format or encoding, an empty file
 */
export async function* sheetText(chunks: Chunks, isHtml = false): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let head = Buffer.alloc(0);
  let hasText = false;
  const read = (bytes?: Uint8Array): string => {
    decoder ??= decoderFor(head);
    const text = decode(decoder, bytes);
    hasText ||= text.trim() !== '';
    return text;
  };
  const begin = (): string => {
    const text = read(head);
    const other = tableOfOtherFormat(text);
    if (other) throw new SheetProblem(sheetProblems.otherFormat(other));
    if (isHtml || isWebPage(text)) throw new SheetProblem(sheetProblems.webPage);
    return text;
  };
  for await (const chunk of chunks) {
    if (decoder) yield* pieces(read(chunk));
    else {
      head = Buffer.concat([head, chunk]);
      if (head.length >= HEAD_BYTES) yield* pieces(begin());
    }
  }
  if (!decoder) yield* pieces(begin());
  yield read();
  if (!hasText) throw new SheetProblem(sheetProblems.empty);
}

// Small pieces, so that a server can answer requests in between.
function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += HEAD_BYTES) yield text.slice(at, at + HEAD_BYTES);
}

function decoderFor(head: Buffer): TextDecoder {
  const mark = head.subarray(0, 4).toString('hex');
  const other = fileOfOtherFormat(head);
  if (other) throw new SheetProblem(sheetProblems.otherFormat(other));
  if (mark.startsWith('fffe')) return new TextDecoder('utf-16le', { fatal: true });
  if (mark.startsWith('feff')) return new TextDecoder('utf-16be', { fatal: true });
  if (head.includes(0)) throw new SheetProblem(sheetProblems.utf16WithoutMark);
  return new TextDecoder('utf-8', { fatal: true });
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new SheetProblem(decoder.encoding === 'utf-8' ? sheetProblems.notUtf8 : sheetProblems.damaged);
  }
}

const isWebPage = (text: string) => /^\s*<(!doctype|html|head|body|script|\?xml|!--)/i.test(text);

// Covers every signature above.
const SIGNATURE_BYTES = 8;

/** Returns a stream's first bytes, at least eight unless it is shorter, and the whole stream. */
export async function peek(chunks: Chunks): Promise<{ head: Buffer; chunks: AsyncGenerator<Uint8Array> }> {
  const source = Symbol.asyncIterator in chunks ? chunks[Symbol.asyncIterator]() : chunks[Symbol.iterator]();
  const first: Uint8Array[] = [];
  let size = 0;
  while (size < SIGNATURE_BYTES) {
    const next = await source.next();
    if (next.done) break;
    first.push(next.value);
    size += next.value.length;
  }
  async function* all() {
    try {
      yield* first;
      for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
    } finally {
      await source.return?.();
    }
  }
  return { head: Buffer.concat(first), chunks: all() };
}
