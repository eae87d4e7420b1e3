const LONGEST_LINE = 4_000_000;

export type Line = { number: number; text: string; tooLong: boolean };

/** The lines of a UTF-8 stream, one at a time. Of a line over four million characters only the number is kept. */
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
    if (pending.length > LONGEST_LINE) {
      pending = '';
      tooLong = true;
    }
  }
  pending += decoder.decode();
  if (pending !== '' || tooLong) yield { number, text: pending, tooLong };
}
