import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** What Next says of a page that is stored for a minute. */
const STORED = { 'cache-control': 's-maxage=60, stale-while-revalidate=31535940' };

/** Answers compressed, like the website. */
export function sendPage(response: ServerResponse, status: number, text: string, headers = {}): void {
  response.writeHead(status, {
    ...STORED,
    'content-encoding': 'gzip',
    vary: 'rsc, Accept-Encoding',
    ...headers,
  });
  response.end(gzipSync(text));
}

/** A website of a few lines: remembers what it is asked, and answers with `handler`. */
export async function startOrigin(name: string) {
  const asked: IncomingMessage[] = [];
  const origin = {
    address: '',
    asked,
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
    asked.push(request);
    origin.handler(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin.address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return origin;
}
