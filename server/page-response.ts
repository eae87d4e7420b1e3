import { type OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Next's response before post-processing. */
export type Collected = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/**
 * Collects a response instead of sending it: its status and script hashes are known only once Next has finished the
 * page. Pages here do not stream, so this costs no time.
 */
export class PageResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  #collected: (answer: Collected) => void = () => {};
  #failed: (reason: Error) => void = () => {};
  readonly collected = new Promise<Collected>((resolve, reject) => {
    this.#collected = resolve;
    this.#failed = reject;
  });

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const fields = rest.at(-1);
    // Either an object, or a flat array of names and values in which names may repeat.
    if (Array.isArray(fields)) {
      for (let at = 0; at < fields.length; at += 2) this.removeHeader(fields[at]);
      for (let at = 0; at < fields.length; at += 2) this.appendHeader(fields[at], fields[at + 1]);
    } else if (typeof fields === 'object')
      for (const [name, value] of Object.entries(fields ?? {})) this.setHeader(name, value);
    return this;
  }

  // Headers are sent only once the page is complete.
  override flushHeaders(): void {}

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#collect(chunk, rest);
    const callback = callbackOf(rest);
    if (callback) process.nextTick(callback);
    return true;
  }

  override end(...args: unknown[]): this {
    if (!this.writableEnded) this.#finish(args);
    return super.end(callbackOf(args));
  }

  /** Reports that no response will come. */
  fail(reason: Error): void {
    this.#failed(reason);
    this.destroy();
  }

  #finish([chunk, ...rest]: unknown[]): void {
    if (typeof chunk !== 'function') this.#collect(chunk, rest);
    this.#collected({
      status: this.statusCode,
      headers: { ...this.getHeaders() },
      body: Buffer.concat(this.#chunks),
    });
    // Only the end and the status go over the connection.
    for (const name of this.getHeaderNames()) this.removeHeader(name);
    super.writeHead(this.statusCode, { 'content-length': 0 });
  }

  #collect(chunk: unknown, [encoding]: unknown[]): void {
    if (typeof chunk === 'string')
      this.#chunks.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      );
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
  }
}

function callbackOf(args: unknown[]): (() => void) | undefined {
  return args.find((each) => typeof each === 'function') as (() => void) | undefined;
}
