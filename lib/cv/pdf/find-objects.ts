import { PDFDict, PDFRawStream, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { TooExpanded } from '../too-expanded';
import { decodeStream } from './decode-stream';
import { ObjectReader } from './object-reader';
import { Definitions, numberOf, valuesOf } from './values';

// An object stream takes some ten kilobytes, all of a CV's together some hundred.
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;
// About ten per page, and one per letter of some fonts.
const MAX_OBJECTS = 100_000;
// Each object is read once, but where one seems to begin within another.
const MAX_READ_BYTES = 6 * 1024 * 1024;
// None but of encrypted files, which are read again when they are decrypted.
const MAX_FAILED = 300;

/** `contents`: what readers may take for the bytes of a stream, most of them for the first; empty for other objects. */
type Found = { number: number | null; object: PDFObject; contents: Buffer[] };

export type Objects = {
  objects: Found[];
  defined: Definitions;
  /** What looked like an object, but could not be read as one. */
  unread: Buffer[];
  /** Object streams that could not be unpacked, and how many there are. */
  unpacked: { failed: number; total: number };
};

/**
 * Every object of a PDF: at each "obj" and "trailer" of the file, whether or not a table of contents knows of it, and in
 * each stream that can be read as one of objects (ISO 32000-1, 7.5.7), whatever its type says. Of the programs that open
 * PDFs, some follow the tables and some search; what any of them may find is here.
 *
 * @throws TooExpanded when there are far more objects than a CV has
 */
export function findObjects(file: Buffer): Objects {
  const found = collector();
  const reader = new ObjectReader(file);
  let unreadTo = 0;
  for (const { at, number } of placesOf(file)) {
    found.count(reader);
    try {
      const { object, streamAt } = reader.readAt(at);
      found.add({ number, object, contents: streamAt === null ? [] : contentsAt(file, streamAt) });
    } catch {
      if (at < unreadTo) continue;
      unreadTo = endOf(file, at);
      found.unread.push(file.subarray(at, unreadTo));
    }
  }
  return unpackAll(found);
}

/** The same of a file that pdf-lib has decrypted: its objects as they are, and those in its object streams. */
export function objectsOf(context: PDFContext): Objects {
  const found = collector();
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream) {
      const contents = [Buffer.from(object.getContents())];
      found.add({ number: ref.objectNumber, object: object.dict, contents });
    } else found.add({ number: ref.objectNumber, object, contents: [] });
  }
  return unpackAll(found);
}

function collector() {
  const objects: Found[] = [];
  const defined = new Definitions();
  let [places, bytesBefore] = [0, 0];
  let reading: ObjectReader | undefined;
  return {
    objects,
    defined,
    unread: [] as Buffer[],
    add(found: Found) {
      objects.push(found);
      if (found.number !== null) defined.add(found.number, found.object);
    },
    /** Before each place that is read. @throws TooExpanded when there are, or were read, far more than a CV has */
    count(reader: ObjectReader) {
      if (reader !== reading) bytesBefore += reading?.bytesRead ?? 0;
      reading = reader;
      if (++places > MAX_OBJECTS || bytesBefore + reader.bytesRead > MAX_READ_BYTES) throw new TooExpanded();
    },
  };
}

const KEYWORD = /(?:(\d{1,10})[\s\0]+\d{1,5}[\s\0]*)?(?<!end)obj|trailer/g;

function* placesOf(file: Buffer): Generator<{ at: number; number: number | null }> {
  for (const match of file.toString('latin1').matchAll(KEYWORD)) {
    const number = match[1] === undefined ? null : Number(match[1]);
    yield { at: match.index + match[0].length, number };
  }
}

function endOf(file: Buffer, at: number): number {
  const end = file.indexOf('endobj', at);
  return end < 0 ? file.length : end;
}

// The keyword ends at the line's end; some readers take whatever else is on that line for part of it.
function contentsAt(file: Buffer, at: number): Buffer[] {
  const head = file.toString('latin1', at, at + 1024);
  const starts = [/^\r?\n?/, /^[^\r\n]*(\r\n|\r|\n)/].map((line) => line.exec(head)?.[0].length ?? 0);
  return [...new Set(starts)].map((start) => file.subarray(at + start));
}

function unpackAll(found: ReturnType<typeof collector>): Objects {
  const unpacked = { failed: 0, total: 0 };
  let remaining = MAX_UNPACKED_BYTES;
  for (const { object, contents } of [...found.objects]) {
    if (contents.length === 0 || !(object instanceof PDFDict) || !holdsObjects(object, found.defined))
      continue;
    unpacked.total++;
    let isRead = false;
    for (const content of contents) {
      try {
        const packed = decodeStream(object, content, remaining, found.defined);
        remaining -= packed.length;
        readPacked(packed, numberOf(valuesOf(object, 'First', found.defined)[0]) ?? 0, found);
        isRead = true;
      } catch (error) {
        if (error instanceof TooExpanded) throw error;
      }
    }
    if (!isRead && ++unpacked.failed > MAX_FAILED) throw new TooExpanded();
  }
  return { ...found, unpacked };
}

// By what readers need, not by the type, which they need not.
const holdsObjects = (dict: PDFDict, defined: Definitions) =>
  valuesOf(dict, 'First', defined).length > 0 && valuesOf(dict, 'N', defined).length > 0;

function readPacked(packed: Buffer, first: number, found: ReturnType<typeof collector>): void {
  const reader = new ObjectReader(packed);
  let unreadFrom = packed.length;
  for (const { number, offset } of reader.readPairs(first, MAX_OBJECTS + 1)) {
    found.count(reader);
    try {
      found.add({ number, object: reader.readAt(first + offset).object, contents: [] });
    } catch {
      unreadFrom = Math.min(unreadFrom, first + offset);
    }
  }
  if (unreadFrom < packed.length) found.unread.push(packed.subarray(unreadFrom));
}
