import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

export type ZippedFile = { name: string; bytes: Uint8Array };

/**
 * An uncompressed ZIP (most CVs are compressed already), with one file in memory at a time. The stream fails if a file
 * does, so that an incomplete download does not look complete.
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

/** A file name valid on all systems: without folders, reserved characters and leading dots. */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '_')
    .replace(/^[.\s]+/, '_');
  // Most systems allow 255 bytes.
  return [...plain].slice(-60).join('') || '_';
}
