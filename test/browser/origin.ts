import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { startServer } from '../http-server';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Next's header for pages cacheable for a minute. */
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

/** A minimal website that records requests and responds with `handler`. */
export async function startOrigin(name: string) {
  const received: IncomingMessage[] = [];
  const handler: Handler = (request, response) =>
    sendPage(response, 200, `${request.headers.rsc ? 'RSC' : 'page'} ${request.url} of ${name}`);
  const server = await startServer((request, response) => {
    received.push(request);
    origin.handler(request, response);
  });
  /** Tests set `handler`. */
  const origin = { address: new URL(server.origin).host, received, handler, stop: server.stop };
  return origin;
}
