import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

export type ZippedFile = { name: string; bytes: Uint8Array };

/**
 * A ZIP of files, not compressed: most CVs are already. One file at a time is in memory. The stream fails where the files
 * do, so that a download that lacks something does not look whole.
 */
export function zipStream(files: AsyncIterable<ZippedFile>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(chunksOf(files))) as ReadableStream<Uint8Array>;
}

async function* chunksOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { name, bytes } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(bytes, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made;
}

/** A name that every system can save: without folders, reserved characters and leading dots. */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '_')
    .replace(/^[.\s]+/, '_');
  // Most systems take 255 bytes.
  return [...plain].slice(-60).join('') || '_';
}
