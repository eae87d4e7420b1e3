import { UpstreamError } from './errors';

/** Reads a response's text. @throws UpstreamError (network) as soon as it is longer than `maxBytes`. */
export async function readAtMost(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    // Leaving the loop by throwing also cancels the stream.
    if (bytes > maxBytes) throw new UpstreamError('network', `the answer is larger than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
