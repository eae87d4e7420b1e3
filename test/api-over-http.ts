import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Serves handlers over HTTP for a test file. Responds 503 while `isDown`. */
export function servedOverHttp(fetch: Fetch): { isDown: boolean; origin: string } {
  const state = { isDown: false, origin: '' };
  const answer: Fetch = (request) => (state.isDown ? new Response(null, { status: 503 }) : fetch(request));
  const server = createAdaptorServer({ fetch: answer }) as Server;
  // On a busy machine, a connection may idle for long before it is used again.
  server.keepAliveTimeout = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return state;
}

/** Serves a recruitment API over HTTP for a test file, as API_BASE_URL. */
export function apiOverHttp(fetch: Fetch): { isDown: boolean } {
  const state = servedOverHttp(fetch);
  beforeAll(() => void (process.env.API_BASE_URL = `${state.origin}/api/`));
  return state;
}
