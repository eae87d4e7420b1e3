import type { IncomingMessage, ServerResponse } from 'node:http';
import { messages } from '../lib/content/messages';

/** Bodies that are being received at one time, all together: about as many CVs as can be handled in a few seconds. */
const MAX_BYTES = 256 * 1024 * 1024;
/** What a body of unknown length is taken for: the largest that a handler reads to its end. */
const UNKNOWN_BYTES = 6 * 1024 * 1024;

/** Bounds what the bodies of requests may take of the memory, however many come at one time. */
export class BytesInFlight {
  #bytes = 0;

  constructor(private readonly maxBytes = MAX_BYTES) {}

  /** Whether a request may go on; if not, it is answered. */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    const bytes = bodyBytes(request);
    if (bytes === 0) return true;
    if (this.#bytes + bytes > this.maxBytes) {
      const body = JSON.stringify({ status: 0, message: messages.tooBusy });
      response
        .writeHead(503, {
          'content-type': 'application/json',
          'retry-after': '10',
          'cache-control': 'no-store',
          // The body will not be read.
          connection: 'close',
        })
        .end(body);
      return false;
    }
    this.#bytes += bytes;
    response.once('close', () => (this.#bytes -= bytes));
    return true;
  }
}

// A length beyond what any handler takes is refused by the handler, and counts no more than that.
function bodyBytes({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return UNKNOWN_BYTES;
  return Math.min(Number(headers['content-length'] ?? 0) || 0, UNKNOWN_BYTES);
}
