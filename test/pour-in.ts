import { request } from 'node:http';

/** What came of a body without end: the answer's status, 0 where the line was cut instead, and how much was taken until then. */
type Poured = { status: number; bytes: number };

const CHUNK = Buffer.alloc(64 * 1024, ' ');

/** Posts a chunked body over HTTP until there is a response or `maxBytes` are accepted. */
export function pourIn(url: string, headers: Record<string, string>, maxBytes: number): Promise<Poured> {
  return new Promise((resolve) => {
    let bytes = 0;
    const sent = request(url, { method: 'POST', headers, agent: false });
    const end = (status: number) => {
      sent.destroy();
      resolve({ status, bytes });
    };
    sent.on('response', ({ statusCode = 0 }) => end(statusCode));
    sent.on('error', () => end(0));
    const pour = () => {
      while (!sent.destroyed && bytes < maxBytes) {
        bytes += CHUNK.length;
        if (!sent.write(CHUNK)) return;
      }
      if (bytes >= maxBytes) sent.end();
    };
    sent.on('drain', pour);
    pour();
  });
}
