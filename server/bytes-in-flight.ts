import type { IncomingMessage, ServerResponse } from 'node:http';
import { formAnswers } from '../lib/content/website-answers';
import { log } from '../lib/base/log';
import { clientAddress, limitKey } from '../lib/forms/guard/client-address';
import { answerShortly } from './fixed-headers';

const MB = 1024 * 1024;
/** Limit for all request bodies being received at once; measured, the process grows by about as much. */
const MAX_BYTES = 60 * MB;
/** How much more the responses may take that wait for their readers. */
const BYTES_FOR_RESPONSES = 4 * MB;
/** Limit per address, which hundreds of people may share: a hundred typical CVs. */
const MAX_BYTES_PER_ADDRESS = 30 * MB;
/** Time that a body gets before another may displace it: a CV of 300 kB at 240 kbit/s. */
const CHANCE_MS = 10_000;
/** Assumed size of a body without a declared length: the largest that any handler reads in full. */
const UNKNOWN_BYTES = 6 * MB;

/** A request being answered; `bytes` is the declared or assumed length of its body. */
type Work = {
  request: IncomingMessage;
  bytes: number;
  startedAt: number;
  readBefore: number;
};

/**
 * Bounds the memory of bodies being received and of responses being read. When it runs out, connections are ended for
 * which the most is left after the longest time.
 */
export class BytesInFlight {
  readonly #works = new Set<Work>();

  constructor(
    private readonly maxBytes = MAX_BYTES,
    private readonly maxBytesPerAddress = MAX_BYTES_PER_ADDRESS,
    private readonly now = () => performance.now(),
  ) {}

  /** Whether the request may proceed; if not, this has sent a 503. */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    const bytes = bodyBytes(request);
    if (bytes > 0 && !this.#makeRoom(bytes, addressOf(request))) {
      const message = JSON.stringify({ status: 0, message: formAnswers.tooBusy });
      // The body stays unread.
      const headers = { 'content-type': 'application/json', 'retry-after': '10', connection: 'close' };
      answerShortly(response, 503, headers, message);
      return false;
    }
    const work = { request, bytes, startedAt: this.now(), readBefore: request.socket.bytesRead };
    this.#works.add(work);
    response.once('close', () => this.#works.delete(work));
    return true;
  }

  /** To be called every 100 ms or so: responses grow only after their requests were admitted. */
  trim(): void {
    this.#makeRoom(-BYTES_FOR_RESPONSES);
  }

  /** Ends as few slow connections as needed; never another address's for one that exceeds its own limit. */
  #makeRoom(bytes: number, address?: string): boolean {
    for (;;) {
      for (const work of this.#works) if (work.request.socket.destroyed) this.#works.delete(work);
      const all = [...this.#works];
      const own = all.filter(({ request, bytes }) => address && bytes > 0 && addressOf(request) === address);
      const isOverOwn = sum(own) + bytes > this.maxBytesPerAddress;
      if (!isOverOwn && sum(all) + bytes <= this.maxBytes) return true;
      const slowest = this.#slowestOf(isOverOwn ? own : all);
      if (!slowest) return false;
      // The sender sees a connection error; the form keeps what was typed.
      slowest.request.socket.destroy();
      log('warn', 'slow-connection-ended', { others: all.length - 1 });
    }
  }

  #slowestOf(works: Work[]): Work | undefined {
    const now = this.now();
    const left = ({ request: { socket, complete }, bytes, readBefore }: Work) =>
      socket.writableLength + (complete ? 0 : bytes - (socket.bytesRead - readBefore));
    return works
      .filter((work) => (work.request.complete ? left(work) > 0 : now - work.startedAt > CHANCE_MS))
      .sort((a, b) => left(b) * (now - b.startedAt) - left(a) * (now - a.startedAt))[0];
  }
}

function sum(works: Work[]): number {
  return works.reduce((total, { request, bytes }) => total + bytes + request.socket.writableLength, 0);
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
