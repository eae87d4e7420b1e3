import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

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
  const origin = {
    address: '',
    received,
    /** Set by tests. */
    handler: ((request, response) =>
      sendPage(
        response,
        200,
        `${request.headers.rsc ? 'RSC' : 'page'} ${request.url} of ${name}`,
      )) as Handler,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    received.push(request);
    origin.handler(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin.address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return origin;
}
