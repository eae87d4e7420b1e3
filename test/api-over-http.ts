import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Serves a recruitment API over HTTP for a test file, as API_BASE_URL. Responds 503 while `isDown`. */
export function apiOverHttp(fetch: Fetch): { isDown: boolean } {
  const state = { isDown: false };
  const answer: Fetch = (request) => (state.isDown ? new Response(null, { status: 503 }) : fetch(request));
  const server = createAdaptorServer({ fetch: answer }) as Server;
  // On a busy machine, a connection may idle for long before it is used again.
  server.keepAliveTimeout = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    process.env.API_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return state;
}
