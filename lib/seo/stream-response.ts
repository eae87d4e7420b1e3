import { readOrFail } from '../upstream/errors';
import { unavailableResponse } from './plain-responses';

type Headers = Record<string, string>;

/**
 * Answers with a text that is made while it is sent, so that its length costs no memory. When its first piece
 * cannot be made because the upstream fails, the answer is 503; a later failure breaks the connection off.
 */
export async function streamResponse(pieces: AsyncGenerator<string>, headers: Headers): Promise<Response> {
  const { value: first, failed } = await readOrFail(pieces.next());
  if (failed) return unavailableResponse();
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<string>> | undefined = Promise.resolve(first);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await (next ?? pieces.next());
      next = undefined;
      if (piece.done) controller.close();
      else controller.enqueue(encoder.encode(piece.value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, { headers });
}
