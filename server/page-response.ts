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
    const headers = rest.at(-1);
    if (typeof headers === 'object' && headers !== null)
      for (const [name, value] of Object.entries(headers)) this.setHeader(name, value as string);
    return this;
  }

  // Sending begins when all is collected.
  override flushHeaders(): void {}

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#collect(chunk, rest);
    callbackOf(rest)?.();
    return true;
  }

  override end(...given: unknown[]): this {
    const [chunk, ...rest] = given;
    if (typeof chunk !== 'function') this.#collect(chunk, rest);
    this.#collected({
      status: this.statusCode,
      headers: { ...this.getHeaders() },
      body: Buffer.concat(this.#pieces),
    });
    // Over the connection itself goes nothing but the end.
    for (const name of this.getHeaderNames()) this.removeHeader(name);
    super.writeHead(this.statusCode, { 'content-length': 0 });
    const callback = callbackOf(given);
    return callback ? super.end(callback) : super.end();
  }

  /** Called when there will be no answer. */
  fail(reason: Error): void {
    this.#failed(reason);
    this.destroy();
  }

  #collect(chunk: unknown, [encoding]: unknown[]): void {
    if (typeof chunk === 'string')
      this.#pieces.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      );
    else if (chunk instanceof Uint8Array) this.#pieces.push(Buffer.from(chunk));
  }
}

function callbackOf(given: unknown[]): (() => void) | undefined {
  return given.find((each) => typeof each === 'function') as (() => void) | undefined;
}
