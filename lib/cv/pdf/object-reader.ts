import { PDFParser, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';

const STREAM = [...Buffer.from('stream')];

/** An object, and where the bytes of its stream begin; null if it has none. */
export type ReadObject = { object: PDFObject; streamAt: number | null };

/**
 * Reads single objects at any place of a PDF. What names and strings mean is pdf-lib's business; which places are worth
 * reading is ours, because pdf-lib reads on from object to object, while readers go wherever a table sends them.
 */
export class ObjectReader extends PDFParser {
  private streamAt: number | null = null;
  /** How many bytes have been read, those read again included. */
  bytesRead = 0;

  constructor(bytes: Uint8Array) {
    super(bytes);
  }

  /** @throws Error where there is no object, RangeError for one that is nested too deeply */
  readAt(offset: number): ReadObject {
    this.streamAt = null;
    this.bytes.moveTo(offset);
    try {
      return { object: this.parseObject(), streamAt: this.streamAt };
    } finally {
      this.bytesRead += this.bytes.offset() - offset;
    }
  }

  /** The numbers in pairs at the beginning of an object stream, `most` at most: an object's number and its offset. */
  readPairs(end: number, most: number): { number: number; offset: number }[] {
    const pairs: { number: number; offset: number }[] = [];
    this.bytes.moveTo(0);
    for (;;) {
      this.skipWhitespaceAndComments();
      if (this.bytes.done() || this.bytes.offset() >= end || pairs.length >= most) return pairs;
      const number = this.parseRawInt();
      this.skipWhitespaceAndComments();
      pairs.push({ number, offset: this.parseRawInt() });
    }
  }

  // Unlike pdf-lib's, leaves the stream where it is: how long it is, readers disagree on.
  protected override parseDictOrStream(): PDFDict {
    const dict = this.parseDict();
    const end = this.bytes.offset();
    this.skipWhitespaceAndComments();
    if (this.matchKeyword(STREAM)) this.streamAt = this.bytes.offset();
    this.bytes.moveTo(end);
    return dict;
  }
}
