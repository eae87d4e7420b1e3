import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { CvProblem } from '../cv';
import { TooExpanded } from '../too-expanded';

const MAX_ENTRIES = 2000;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;

/** The parts of a document by their names in small letters, which is how Word compares them. */
export type Parts = ReadonlyMap<string, Buffer>;

/**
 * Unpacks a zip archive whole, counting what comes out instead of believing what it claims.
 *
 * @throws TooExpanded; any other Error for an archive that Word and others would read differently, or not at all
 */
export async function unpack(file: Buffer): Promise<Parts | CvProblem> {
  const archive = await fromBufferPromise(file, { lazyEntries: true });
  if (archive.entryCount > MAX_ENTRIES) throw new TooExpanded();
  const parts = new Map<string, Buffer>();
  let remaining = MAX_UNPACKED_BYTES;
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted()) return 'locked';
    // Of two parts with one name, different programs may read different ones.
    const name = entry.fileName.toLowerCase();
    if (parts.has(name) || localName(file, entry) !== entry.fileNameRaw.toString('latin1'))
      throw new Error('two names');
    const part = await readEntry(archive, entry, remaining);
    remaining -= part.length;
    parts.set(name, part);
  }
  return parts;
}

// The name stands before the content as well, and some programs read it there.
function localName(file: Buffer, { relativeOffsetOfLocalHeader: at }: Entry): string {
  return file.toString('latin1', at + 30, at + 30 + file.readUInt16LE(at + 26));
}

async function readEntry(archive: ZipFile, entry: Entry, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes > limit) throw new TooExpanded();
  }
  return Buffer.concat(chunks);
}
