import { fromBufferPromise } from 'yauzl';
import { refuse } from '../refused';

const MAX_ENTRIES = 2000;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;

/** The parts of a document by their lower-case names, which is how Word compares them. */
export type Parts = ReadonlyMap<string, Buffer>;

/**
 * Unpacks a whole zip archive, limiting the actual rather than the declared size.
 *
 * @throws Refused; any other Error for a damaged archive, or names that escape from it
 */
export async function unpack(file: Buffer): Promise<Parts> {
  const archive = await fromBufferPromise(file, { lazyEntries: true });
  if (archive.entryCount > MAX_ENTRIES) refuse('too-expanded');
  const parts = new Map<string, Buffer>();
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted()) refuse('locked');
    // Programs may differ in which of two parts with the same name they read.
    const name = entry.fileName.toLowerCase();
    if (parts.has(name)) refuse('damaged');
    const chunks: Buffer[] = [];
    const stream: AsyncIterable<Buffer> = await archive.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      chunks.push(chunk);
      if ((unpacked += chunk.length) > MAX_UNPACKED_BYTES) refuse('too-expanded');
    }
    parts.set(name, Buffer.concat(chunks));
  }
  return parts;
}
