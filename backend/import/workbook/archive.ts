import { fromBufferPromise } from 'yauzl';
import { sheetProblems, type OtherFormat } from '../../../lib/content/sheet-problems';
import { SheetProblem } from '../raw-sheet';

const HEAD_BYTES = 2_000;
const TAIL_BYTES = 200;
const NOTHING_MORE = /^>(?:\s|<!--(?:(?!-->)[^])*-->)*$/;

/** Detects truncation: a lenient XML parser would read fewer rows without error, and jobs would be closed. */
class PartEnds {
  private head = Buffer.alloc(0);
  private tail = Buffer.alloc(0);

  add(chunk: Buffer): void {
    if (this.head.length < HEAD_BYTES) this.head = Buffer.concat([this.head, chunk]).subarray(0, HEAD_BYTES);
    this.tail = Buffer.concat([this.tail, chunk.subarray(-TAIL_BYTES)]).subarray(-TAIL_BYTES);
  }

  /** Whether the part ends with its root element's closing tag, and has no document type, which Excel never writes. */
  isWholeXml(): boolean {
    const encoding = this.head[0] === 0xff && this.head[1] === 0xfe ? 'utf16le' : 'utf8';
    const head = this.head.toString(encoding);
    const tail = this.tail.toString(encoding);
    if (/<!DOCTYPE/i.test(head)) return false;
    const [, root, isEmpty] = /<([\w.:-]+)(?:\s[^<>]*?)?(\/)?>/.exec(head) ?? [];
    if (root === undefined || isEmpty === '/') return root !== undefined;
    const end = tail.lastIndexOf(`</${root}>`);
    return end >= 0 && NOTHING_MORE.test(tail.slice(end + root.length + 2));
  }
}

const MAX_UNPACKED_BYTES = 100_000_000;
const MAX_ENTRIES = 5_000;

/**
 * Checks that a zip archive is an Excel workbook whose entries unpack to at most 100 MB. Counts the actual bytes,
 * because declared sizes may be false.
 *
 * @throws SheetProblem otherwise, naming the format
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
      const chunks: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
      for await (const chunk of chunks) {
        unpacked += chunk.length;
        if (unpacked > MAX_UNPACKED_BYTES) throw tooLarge();
        part.add(chunk);
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

/** Detects the format of an archive that is not a workbook. */
function formatOf(names: string[]): OtherFormat | null {
  const has = (name: RegExp) => names.some((each) => name.test(each));
  if (has(/^\/?xl\/workbook\.xml$/i)) return null;
  if (has(/^\/?xl\/workbook\.bin$/i)) return 'xlsb';
  if (has(/^word\//)) return 'word';
  if (has(/^Index\.zip$|\.iwa$/)) return 'numbers';
  // Always the first entry and uncompressed: https://docs.oasis-open.org/office/OpenDocument/v1.3/part2-packages
  if (has(/^mimetype$/) && has(/^content\.xml$/)) return 'ods';
  // A workbook may store its parts elsewhere; the library locates them.
  return has(/^\[Content_Types\]\.xml$/) ? null : 'zip';
}
