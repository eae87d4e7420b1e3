const HEAD_BYTES = 2_000;
const TAIL_BYTES = 200;

/**
 * The beginning and the end of a part of an archive. A parser of XML that forgives everything would read half a document
 * as one of fewer rows, for which jobs would be closed.
 */
export class PartEnds {
  private head = Buffer.alloc(0);
  private tail = Buffer.alloc(0);

  add(chunk: Buffer): void {
    if (this.head.length < HEAD_BYTES) this.head = Buffer.concat([this.head, chunk]).subarray(0, HEAD_BYTES);
    this.tail = Buffer.concat([this.tail, chunk.subarray(-TAIL_BYTES)]).subarray(-TAIL_BYTES);
  }

  /** Whether the part ends with the end of its first element, and has no document type, which no part of Excel's has. */
  isWholeXml(): boolean {
    const encoding = this.head[0] === 0xff && this.head[1] === 0xfe ? 'utf16le' : 'utf8';
    const head = this.head.toString(encoding);
    const tail = this.tail.toString(encoding).replace(/(?:\s|<!--(?:(?!-->)[^])*-->)+$/, '');
    if (/<!DOCTYPE/i.test(head)) return false;
    const [, root, isEmpty] = /<([\w.:-]+)(?:\s[^<>]*?)?(\/)?>/.exec(head) ?? [];
    return root !== undefined && (isEmpty === '/' || tail.endsWith(`</${root}>`));
  }
}
