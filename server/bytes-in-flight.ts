import type { IncomingMessage, ServerResponse } from 'node:http';
import { formAnswers } from '../lib/content/website-answers';
import { clientAddress, limitKey } from '../lib/forms/guard/client-address';

const MB = 1024 * 1024;
/** Bodies that are being received at one time, all together. */
const MAX_BYTES = 256 * MB;
/** Of one address, which hundreds of people may share: two hundred usual CVs. Nobody is refused for what another one sends. */
const MAX_BYTES_OF_ONE = 64 * MB;
/** What a body of unknown length is taken for: the largest that a handler reads to its end. */
const UNKNOWN_BYTES = 6 * MB;

/** Bounds what the bodies of requests may take of the memory, however many come at one time. */
export class BytesInFlight {
  /** By address (limitKey). */
  readonly #bytes = new Map<string, number>();
  #total = 0;

  constructor(
    private readonly maxBytes = MAX_BYTES,
    private readonly maxBytesOfOne = MAX_BYTES_OF_ONE,
  ) {}

  /** Whether a request may go on; if not, it is answered. */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    const bytes = bodyBytes(request);
    if (bytes === 0) return true;
    const address = addressOf(request);
    const ofOne = this.#bytes.get(address) ?? 0;
    if (ofOne + bytes > this.maxBytesOfOne || this.#total + bytes > this.maxBytes) {
      refuse(response);
      return false;
    }
    this.#add(address, bytes);
    response.once('close', () => this.#add(address, -bytes));
    return true;
  }

  #add(address: string, bytes: number): void {
    this.#total += bytes;
    const ofOne = (this.#bytes.get(address) ?? 0) + bytes;
    if (ofOne === 0) this.#bytes.delete(address);
    else this.#bytes.set(address, ofOne);
  }
}

function refuse(response: ServerResponse): void {
  const headers = {
    'content-type': 'application/json',
    'retry-after': '10',
    'cache-control': 'no-store',
    // The body will not be read.
    connection: 'close',
  };
  response.writeHead(503, headers).end(JSON.stringify({ status: 0, message: formAnswers.tooBusy }));
}

function addressOf({ headers, socket }: IncomingMessage): string {
  const get = (name: string) => (headers[name] === undefined ? null : String(headers[name]));
  return limitKey(clientAddress({ get }, socket.remoteAddress));
}

// A length beyond what any handler takes is refused by the handler, and counts no more than that.
function bodyBytes({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return UNKNOWN_BYTES;
  return Math.min(Number(headers['content-length'] ?? 0) || 0, UNKNOWN_BYTES);
}
