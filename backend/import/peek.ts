import type { Chunks } from './sheet-text';

// Enough for every signature of a format.
const HEAD_BYTES = 8;

/** The first bytes of a stream, at least eight unless it is shorter, and the whole stream. */
export async function peek(chunks: Chunks): Promise<{ head: Buffer; chunks: AsyncGenerator<Uint8Array> }> {
  const source = Symbol.asyncIterator in chunks ? chunks[Symbol.asyncIterator]() : chunks[Symbol.iterator]();
  const first: Uint8Array[] = [];
  let size = 0;
  while (size < HEAD_BYTES) {
    const next = await source.next();
    if (next.done) break;
    first.push(next.value);
    size += next.value.length;
  }
  async function* all() {
    try {
      yield* first;
      for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
    } finally {
      await source.return?.();
    }
  }
  return { head: Buffer.concat(first), chunks: all() };
}
