import { type OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** What Next answered, before it becomes an answer to visitors. */
export type Collected = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/**
 * An answer that is collected instead of sent: only when Next has finished a page is it known what to say of it, such as
 * its status and which scripts it may run. Pages here have no parts that come later, so nobody waits longer for it.
 */
export class PageResponse extends ServerResponse {
  readonly #pieces: Buffer[] = [];
  #collected: (answer: Collected) => void = () => {};
  #failed: (reason: Error) => void = () => {};
  readonly collected = new Promise<Collected>((resolve, reject) => {
    this.#collected = resolve;
    this.#failed = reject;
  });

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    for (const [name, value] of headersIn(rest.at(-1))) this.setHeader(name, value);
    return this;
  }

  // Sending begins when all is collected.
  override flushHeaders(): void {}

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#collect(chunk, rest);
    const callback = callbackOf(rest);
    if (callback) process.nextTick(callback);
    return true;
  }

  override end(...given: unknown[]): this {
    if (!this.writableEnded) this.#finish(given);
    return super.end(callbackOf(given));
  }

  /** Called when there will be no answer. */
  fail(reason: Error): void {
    this.#failed(reason);
    this.destroy();
  }

  #finish([chunk, ...rest]: unknown[]): void {
    if (typeof chunk !== 'function') this.#collect(chunk, rest);
    this.#collected({
      status: this.statusCode,
      headers: { ...this.getHeaders() },
      body: Buffer.concat(this.#pieces),
    });
    // Over the connection itself goes nothing but the end, and the status for Next's spans.
    for (const name of this.getHeaderNames()) this.removeHeader(name);
    super.writeHead(this.statusCode, { 'content-length': 0 });
  }

  #collect(chunk: unknown, [encoding]: unknown[]): void {
    if (typeof chunk === 'string')
      this.#pieces.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      );
    else if (chunk instanceof Uint8Array) this.#pieces.push(Buffer.from(chunk));
  }
}

type Header = [name: string, value: string | string[]];

/** As `writeHead` takes them: in an object, or names and values by turns in an array, where a name may come twice. */
function headersIn(given: unknown): Header[] {
  if (typeof given !== 'object' || given === null) return [];
  if (!Array.isArray(given)) return Object.entries(given);
  const headers = new Map<string, string[]>();
  for (let index = 0; index < given.length; index += 2) {
    const name = String(given[index]).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), String(given[index + 1])]);
  }
  return Array.from(headers, ([name, [first = '', ...more]]) => [
    name,
    more.length ? [first, ...more] : first,
  ]);
}

function callbackOf(given: unknown[]): (() => void) | undefined {
  return given.find((each) => typeof each === 'function') as (() => void) | undefined;
}
