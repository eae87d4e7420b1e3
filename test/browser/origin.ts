import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { startServer } from '../http-server';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Next's header for a page that may be stored for a minute. */
const STORED = { 'cache-control': 's-maxage=60, stale-while-revalidate=31535940' };

/** Responds compressed, like the website. */
export function sendPage(response: ServerResponse, status: number, text: string, headers = {}): void {
  response.writeHead(status, {
    ...STORED,
    'content-encoding': 'gzip',
    vary: 'rsc, Accept-Encoding',
    ...headers,
  });
  response.end(gzipSync(text));
}

/** A minimal website: records requests, and answers with `handler`. */
export async function startOrigin(name: string) {
  const received: IncomingMessage[] = [];
  const handler: Handler = (request, response) =>
    sendPage(response, 200, `${request.headers.rsc ? 'RSC' : 'page'} ${request.url} of ${name}`);
  const server = await startServer((request, response) => {
    received.push(request);
    origin.handler(request, response);
  });
  /** `handler` is set by tests. */
  const origin = { address: new URL(server.origin).host, received, handler, stop: server.stop };
  return origin;
}
