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

// Most systems allow 255 bytes.
const MAX_CHARACTERS = 60;

/** A file name valid on all systems: without folders, reserved characters and leading dots. `end` is never cut off. */
export function safeFileName(name: string, end = /\.\w{1,5}$/.exec(name)?.[0] ?? ''): string {
  const plain = (name.endsWith(end) ? name.slice(0, name.length - end.length) : name)
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '_')
    .replace(/^[.\s]+/, '_');
  return ([...plain].slice(0, MAX_CHARACTERS - end.length).join('') || '_') + end;
}
