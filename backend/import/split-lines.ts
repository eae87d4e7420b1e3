const MAX_LINE_LENGTH = 4_000_000;

type Line = { number: number; text: string; tooLong: boolean };

/** Splits a UTF-8 stream into lines. A line over four million characters comes as `tooLong`, without its text. */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let number = 1;
  let pending = '';
  let tooLong = false;
  for await (const chunk of chunks) {
    const pieces = decoder.decode(chunk, { stream: true }).split('\n');
    const last = pieces.pop() ?? '';
    for (const piece of pieces) {
      yield { number, text: tooLong ? '' : pending + piece, tooLong };
      number += 1;
      pending = '';
      tooLong = false;
    }
    if (!tooLong) pending += last;
    if (pending.length > MAX_LINE_LENGTH) {
      pending = '';
      tooLong = true;
    }
  }
  pending += decoder.decode();
  if (pending !== '' || tooLong) yield { number, text: pending, tooLong };
}
