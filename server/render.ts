import { randomBytes } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { env } from '../lib/shared/env';
import { type PageFacts, runInRequest } from '../lib/shared/request-context';
import { connectionPair } from './connection-pair';
import { type Collected, PageResponse } from './page-response';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A page as Next made it, and what it said of itself meanwhile. */
export type Rendered = Collected & {
  facts: PageFacts;
  /** Carried by the inline scripts that the renderer itself wrote, and by no others. */
  nonce: string;
};

export type RenderOptions = {
  /** The number of the visitor's request, by which failures are found in the log. */
  id?: string;
  /** Nobody waits for it. */
  isRenewal?: boolean;
  /** Of a navigation within the site, which says what the browser has already. */
  headers?: IncomingHttpHeaders;
};

export type Render = (url: string, options?: RenderOptions) => Promise<Rendered>;

/** Longer than all that a page reads may take. Past it nobody waits any more, and the address is free to be tried again. */
const RENDER_MS = 120_000;
/** A visitor's request has been let in already, and his words take up to nine times as much once they are encoded. */
const MAX_HEADER_BYTES = 256 * 1024;

/**
 * Gives what has Next render an address: by a request of its own, so that nothing of a visitor's is in what others get,
 * and his leaving does not end it. It comes over a connection within the process, on a server that does not listen (Node
 * documents to emit 'connection' with any Duplex). However it ends, the promise is settled.
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
      const [near, far] = connectionPair();
      const nonce = randomBytes(16).toString('base64');
      renders.set(far, (request, response) => {
        runInRequest({ id, isRenewal }, async ({ page: facts }) => {
          response.collected.then((collected) => resolve({ ...collected, facts, nonce }), reject);
          response.once('close', () => response.fail(new Error('the answer was broken off')));
          try {
            await next(request, response);
          } catch (error) {
            response.fail(error as Error);
          }
        });
      });
      const sending = httpRequest({
        createConnection: () => near,
        path: url,
        maxHeaderSize: MAX_HEADER_BYTES,
        // Next takes the nonce for its inline scripts from the request's policy.
        headers: { ...headers, host, 'content-security-policy': `script-src 'nonce-${nonce}'` },
      });
      const impatience = setTimeout(() => {
        reject(new Error('the answer took too long'));
        sending.destroy();
      }, RENDER_MS);
      // Unless there is more to say: the server has refused the request.
      let problem = new Error('there was no answer');
      sending
        .on('response', (response) => response.resume())
        .on('error', (error) => (problem = error))
        .on('close', () => {
          clearTimeout(impatience);
          // After what the answer says of itself.
          setImmediate(reject, problem);
        })
        .end();
      server.emit('connection', far);
    });
}
