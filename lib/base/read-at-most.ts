export class TooLarge extends Error {
  constructor(readonly maxBytes: number) {
    super(`larger than ${maxBytes} bytes`);
    this.name = 'TooLarge';
  }
}

const FIRST_BYTES = 64 * 1024;

/**
 * Reads a whole body into one growing buffer: an array of millions of tiny chunks would take far more memory.
 * `declaredBytes`: its expected length, to avoid growing.
 * @throws TooLarge as soon as it exceeds `maxBytes`
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array> | null,
  maxBytes: number,
  declaredBytes = FIRST_BYTES,
): Promise<Buffer<ArrayBuffer>> {
  let buffer = Buffer.allocUnsafe(Math.min(declaredBytes, maxBytes));
  let bytes = 0;
  const chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = body ?? [];
  for await (const chunk of chunks) {
    const end = bytes + chunk.byteLength;
    // Throwing out of the loop also cancels the stream.
    if (end > maxBytes) throw new TooLarge(maxBytes);
    if (end > buffer.length)
      buffer = Buffer.concat([buffer], Math.min(maxBytes, Math.max(end, 2 * buffer.length)));
    buffer.set(chunk, bytes);
    bytes = end;
  }
  return buffer.subarray(0, bytes);
}
