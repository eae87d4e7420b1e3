import type { IncomingMessage, ServerResponse } from 'node:http';
import { formAnswers } from '../lib/content/website-answers';
import { clientAddress, limitKey } from '../lib/forms/guard/client-address';

const MB = 1024 * 1024;
/** Limit for all request bodies being received at once. */
const MAX_BYTES = 256 * MB;
/**
 * Limit per address, which hundreds of people may share: two hundred typical CVs. One address cannot use up the room of
 * others.
 */
const MAX_BYTES_PER_ADDRESS = 64 * MB;
/** Assumed size of a body without a declared length: the largest that any handler reads in full. */
const UNKNOWN_BYTES = 6 * MB;

/** Bounds the memory that request bodies in flight can take. */
export class BytesInFlight {
  /** Keyed by limitKey. */
  readonly #bytes = new Map<string, number>();
  #total = 0;

  constructor(
    private readonly maxBytes = MAX_BYTES,
    private readonly maxBytesPerAddress = MAX_BYTES_PER_ADDRESS,
  ) {}

  /** Whether the request may proceed; if not, this has sent a 503. */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    const bytes = bodyBytes(request);
    if (bytes === 0) return true;
    const address = addressOf(request);
    const bytesOfAddress = this.#bytes.get(address) ?? 0;
    if (bytesOfAddress + bytes > this.maxBytesPerAddress || this.#total + bytes > this.maxBytes) {
      refuse(response);
      return false;
    }
    this.#add(address, bytes);
    response.once('close', () => this.#add(address, -bytes));
    return true;
  }

  #add(address: string, bytes: number): void {
    this.#total += bytes;
    const bytesOfAddress = (this.#bytes.get(address) ?? 0) + bytes;
    if (bytesOfAddress === 0) this.#bytes.delete(address);
    else this.#bytes.set(address, bytesOfAddress);
  }
}

function refuse(response: ServerResponse): void {
  const headers = {
    'content-type': 'application/json',
    'retry-after': '10',
    'cache-control': 'no-store',
    // The body is left unread.
    connection: 'close',
  };
  response.writeHead(503, headers).end(JSON.stringify({ status: 0, message: formAnswers.tooBusy }));
}

function addressOf({ headers, socket }: IncomingMessage): string {
  const get = (name: string) => (headers[name] === undefined ? null : String(headers[name]));
  return limitKey(clientAddress({ get }, socket.remoteAddress));
}

// Capped, because a handler rejects anything longer without reading it.
function bodyBytes({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return UNKNOWN_BYTES;
  return Math.min(Number(headers['content-length'] ?? 0) || 0, UNKNOWN_BYTES);
}
