import { request } from 'node:http';

/** Result of an endless body: the response's status (0 if the connection was cut) and the bytes accepted. */
type Outcome = { status: number; bytes: number };

const CHUNK = Buffer.alloc(64 * 1024, ' ');

/** Posts a chunked body over HTTP until there is a response or `maxBytes` are accepted. */
export function postEndless(
  url: string,
  headers: Record<string, string>,
  maxBytes: number,
): Promise<Outcome> {
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
