import { fromBufferPromise } from 'yauzl';
import { sheetProblems, type OtherFormat } from '../../../lib/content/sheet-problems';
import { SheetProblem } from '../raw-sheet';

const HEAD_BYTES = 2_000;
const TAIL_BYTES = 200;

/**
 * The beginning and the end of a part of an archive. A parser of XML that forgives everything would read half a document
 * as one of fewer rows, for which jobs would be closed.
 */
class PartEnds {
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

const MAX_UNPACKED_BYTES = 100_000_000;
const MAX_ENTRIES = 5_000;

/**
 * Checks that a zip archive is an Excel workbook whose entries can be unpacked and come to at most 100 MB. The bytes are
 * counted, as what an archive says of their number may be a lie.
 *
 * @throws SheetProblem for anything else, by its name
 */
export async function checkArchive(bytes: Buffer): Promise<void> {
  const names: string[] = [];
  let unpacked = 0;
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    for await (const entry of zip.eachEntry()) {
      names.push(entry.fileName);
      if (names.length > MAX_ENTRIES) throw tooLarge();
      if (entry.fileName.endsWith('/') || entry.isEncrypted()) continue;
      const part = new PartEnds();
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        unpacked += (chunk as Buffer).length;
        if (unpacked > MAX_UNPACKED_BYTES) throw tooLarge();
        part.add(chunk as Buffer);
      }
      if (/^\/?xl\/.*\.xml$/i.test(entry.fileName) && !part.isWholeXml())
        throw new Error(`${entry.fileName} is not one whole XML document without a document type.`);
    }
  } catch (error) {
    if (error instanceof SheetProblem) throw error;
    throw new SheetProblem(sheetProblems.damagedWorkbook, { cause: error });
  }
  const other = formatOf(names);
  if (other) throw new SheetProblem(sheetProblems.otherFormat(other));
}

const tooLarge = () => new SheetProblem(sheetProblems.unpacksTooLarge(MAX_UNPACKED_BYTES / 1_000_000));

/** What an archive with these entries is, if it is no workbook. */
function formatOf(names: string[]): OtherFormat | null {
  const has = (name: RegExp) => names.some((each) => name.test(each));
  if (has(/^\/?xl\/workbook\.xml$/i)) return null;
  if (has(/^\/?xl\/workbook\.bin$/i)) return 'xlsb';
  if (has(/^word\//)) return 'word';
  if (has(/^Index\.zip$|\.iwa$/)) return 'numbers';
  // Written first, and never packed: https://docs.oasis-open.org/office/OpenDocument/v1.3/part2-packages
  if (has(/^mimetype$/) && has(/^content\.xml$/)) return 'ods';
  // A workbook may keep its parts elsewhere; its library then looks for them.
  return has(/^\[Content_Types\]\.xml$/) ? null : 'zip';
}
