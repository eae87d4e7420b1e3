import { randomBytes } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { env } from '../lib/env';
import { type PageFacts, runInRequest } from '../lib/http/request-context';
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

/**
 * Gives what has Next render an address: by a request of its own, so that nothing of a visitor's is in what others get,
 * and his leaving does not end it. It comes over a connection within the process, on a server that does not listen (Node
 * documents to emit 'connection' with any Duplex).
 */
export function createRender(next: Handler): Render {
  const renders = new WeakMap<Duplex, (request: IncomingMessage, response: PageResponse) => void>();
  const server = createServer({ ServerResponse: PageResponse }, (request, response) =>
    renders.get(request.socket)!(request, response),
  );
  return (url, { id, isRenewal, headers = {} } = {}) =>
    new Promise<Rendered>((resolve, reject) => {
      const [near, far] = connectionPair();
      const nonce = randomBytes(16).toString('base64');
      renders.set(far, (request, response) => {
        runInRequest({ id, isRenewal }, ({ page: facts }) => {
          response.collected.then((collected) => resolve({ ...collected, facts, nonce }), reject);
          response.once('close', () => response.fail(new Error(`the answer to ${url} was broken off`)));
          next(request, response).catch((error: unknown) => response.fail(error as Error));
        });
      });
      server.emit('connection', far);
      httpRequest({
        createConnection: () => near,
        path: url,
        // Next takes the nonce for its inline scripts from the request's policy.
        headers: { ...headers, host, 'content-security-policy': `script-src 'nonce-${nonce}'` },
      })
        .on('response', (response) => response.resume())
        .on('error', reject)
        .end();
    });
}

const host = new URL(env().siteUrl).host;
