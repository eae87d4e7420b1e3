import type { IncomingMessage, ServerResponse } from 'node:http';
import { formAnswers } from '../lib/content/website-answers';
import { log } from '../lib/base/log';
import { clientAddress, limitKey } from '../lib/forms/guard/client-address';
import { fixedHeaders } from './fixed-headers';

const MB = 1024 * 1024;
/** Limit for all request bodies being received at once; measured, the process grows by about as much. */
const MAX_BYTES = 60 * MB;
/** Limit per address, which hundreds of people may share: a hundred typical CVs. */
const MAX_BYTES_PER_ADDRESS = 30 * MB;
/** Time that a body gets before another may displace it: a CV of 300 kB at 240 kbit/s. */
const CHANCE_MS = 10_000;
/** Assumed size of a body without a declared length: the largest that any handler reads in full. */
const UNKNOWN_BYTES = 6 * MB;

/** A request whose body is being received; `bytes` is its declared or assumed length. */
type Upload = {
  request: IncomingMessage;
  address: string;
  bytes: number;
  startedAt: number;
  readBefore: number;
};

/** Bounds the memory of request bodies in flight. When it runs out, the slowest upload past its CHANCE_MS is cut off. */
export class BytesInFlight {
  readonly #uploads = new Set<Upload>();

  constructor(
    private readonly maxBytes = MAX_BYTES,
    private readonly maxBytesPerAddress = MAX_BYTES_PER_ADDRESS,
    private readonly now = () => performance.now(),
  ) {}

  /** Whether the request may proceed; if not, this has sent a 503. */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    const bytes = bodyBytes(request);
    if (bytes === 0) return true;
    const address = addressOf(request);
    if (!this.#makeRoom(address, bytes)) {
      refuse(response);
      return false;
    }
    const readBefore = request.socket.bytesRead;
    const upload = { request, address, bytes, startedAt: this.now(), readBefore };
    this.#uploads.add(upload);
    response.once('close', () => this.#uploads.delete(upload));
    return true;
  }

  /** Cuts off as few slow uploads as needed; never another address's for one that exceeds its own limit. */
  #makeRoom(address: string, bytes: number): boolean {
    for (;;) {
      const own = [...this.#uploads].filter((upload) => upload.address === address);
      const isOverOwn = sum(own) + bytes > this.maxBytesPerAddress;
      if (!isOverOwn && sum(this.#uploads) + bytes <= this.maxBytes) return true;
      const slowest = this.#slowestOf(isOverOwn ? own : [...this.#uploads]);
      if (!slowest) return false;
      this.#uploads.delete(slowest);
      // The sender sees a connection error; the form keeps what was typed.
      slowest.request.socket.destroy();
      log('warn', 'slow-upload-cut-off', { uploads: this.#uploads.size });
    }
  }

  #slowestOf(uploads: Upload[]): Upload | undefined {
    const now = this.now();
    // At its average pace so far.
    const msLeft = ({ request, bytes, startedAt, readBefore }: Upload) => {
      const received = request.socket.bytesRead - readBefore;
      return received === 0 ? Infinity : ((bytes - received) * (now - startedAt)) / received;
    };
    return uploads
      .filter(({ request, startedAt }) => !request.complete && now - startedAt > CHANCE_MS)
      .sort((a, b) => msLeft(b) - msLeft(a))[0];
  }
}

function sum(uploads: Iterable<Upload>): number {
  return [...uploads].reduce((total, { bytes }) => total + bytes, 0);
}

function refuse(response: ServerResponse): void {
  const headers = {
    ...fixedHeaders(),
    'content-type': 'application/json',
    'retry-after': '10',
    'cache-control': 'no-store',
    // The body stays unread.
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
