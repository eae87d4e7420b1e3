import { UpstreamError } from './errors';

/** Reads a response's body. @throws UpstreamError (network, permanent) as soon as it is longer than `maxBytes`. */
export async function readAtMost(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    // Leaving the loop by throwing also cancels the stream.
    if (bytes > maxBytes) {
      throw new UpstreamError('network', `the answer is larger than ${maxBytes} bytes`, { permanent: true });
    }
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
