import { randomBytes } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';
import { env } from '../lib/base/env';
import { languageOf } from '../lib/base/language-of-address';
import { type PageFacts, runInRequest } from '../lib/base/request-context';
import { type Collected, PageResponse } from './page-response';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Next's response, and what the page noted about itself while rendering. */
export type Rendered = Collected & {
  facts: PageFacts;
  /** Carried only by the renderer's own inline scripts. */
  nonce: string;
};

export type RenderOptions = {
  /** Id of the visitor's request, under which failures are logged. */
  id?: string;
  /** Background revalidation: no visitor is waiting. */
  isRenewal?: boolean;
  /** Headers of a client-side navigation, which tell Next what the browser already has. */
  headers?: IncomingHttpHeaders;
};

export type Render = (url: string, options?: RenderOptions) => Promise<Rendered>;

/** Longer than all upstream reads of a page may take; then the render is abandoned, so that the address can be retried. */
const RENDER_TIMEOUT_MS = 120_000;
/** The visitor's request already passed the server's limit, and URL encoding can make text up to nine times as long. */
const MAX_HEADER_BYTES = 256 * 1024;

/**
 * Returns a function that has Next render an address through a separate request, so that nothing of a visitor's request
 * leaks into a shared page, and a disconnect does not abort it. The request goes over an in-process connection to a
 * server that does not listen (Node documents emitting 'connection' with any Duplex). The promise always settles.
 */
export function createRender(next: Handler): Render {
  const renders = new WeakMap<Duplex, (request: IncomingMessage, response: PageResponse) => void>();
  const server = createServer(
    { ServerResponse: PageResponse, maxHeaderSize: MAX_HEADER_BYTES },
    (request, response) => renders.get(request.socket)!(request, response),
  );
  const host = new URL(env().siteUrl).host;
  return (url, { id, isRenewal, headers = {} } = {}) =>
    new Promise<Rendered>((resolve, reject) => {
      const [clientEnd, serverEnd] = duplexPair();
      // Like a socket pair: closing one end closes the other.
      clientEnd.once('close', () => serverEnd.destroy());
      serverEnd.once('close', () => clientEnd.destroy());
      const nonce = randomBytes(16).toString('base64');
      renders.set(serverEnd, (request, response) => {
        runInRequest({ id, isRenewal, address: url, language: languageOf(url) }, async ({ page: facts }) => {
          response.collected.then((collected) => resolve({ ...collected, facts, nonce }), reject);
          response.once('close', () => response.fail(new Error('the response was cut off')));
          try {
            await next(request, response);
          } catch (error) {
            response.fail(error as Error);
          }
        });
      });
      const sending = httpRequest({
        createConnection: () => clientEnd,
        path: url,
        maxHeaderSize: MAX_HEADER_BYTES,
        // Next takes the nonce of its inline scripts from the request's policy.
        headers: { ...headers, host, 'content-security-policy': `script-src 'nonce-${nonce}'` },
      });
      const timeout = setTimeout(() => {
        reject(new Error('the response took too long'));
        sending.destroy();
      }, RENDER_TIMEOUT_MS);
      // Kept if no more specific error follows, as when the server rejects the request.
      let problem = new Error('there was no response');
      sending
        .on('response', (response) => response.resume())
        .on('error', (error) => (problem = error))
        .on('close', () => {
          clearTimeout(timeout);
          // Lets the response's own outcome settle the promise first.
          setImmediate(reject, problem);
        })
        .end();
      server.emit('connection', serverEnd);
    });
}
