import { readOrFail } from '../upstream/errors';
import { unavailableResponse } from './plain-responses';

type Headers = Record<string, string>;

/**
 * Streams a text as it is generated, so that its length costs no memory. If the upstream fails before the first chunk,
 * the response is a 503; a later failure aborts the connection.
 */
export async function streamResponse(chunks: AsyncGenerator<string>, headers: Headers): Promise<Response> {
  const { value: first, failed } = await readOrFail(chunks.next());
  if (failed) return unavailableResponse();
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<string>> | undefined = Promise.resolve(first);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = await (next ?? chunks.next());
      next = undefined;
      if (chunk.done) controller.close();
      else controller.enqueue(encoder.encode(chunk.value));
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
  return new Response(body, { headers });
}
