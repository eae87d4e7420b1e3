import { once } from 'node:events';
import type { Server } from 'node:http';

/** Longer than the edge keeps an idle connection (deploy/nginx.conf: 4 s). */
const DRAINING_MS = 5_000;
/** Less than what `npm start` (15 s) and containers (30 s) wait before they kill. */
const PATIENCE_MS = 12_000;
const LOOK_AGAIN_MS = 50;
const QUIET_MS = 0.2;
/** For how long it may be too busy to be quiet. */
const BUSY_MS = 2_000;

/**
 * Ends a server without losing a request: for up to five seconds it closes each connection after its answer, and ends once
 * none is left. What is open after twelve seconds is cut, such as connections that browsers opened in advance.
 *
 * The edge keeps connections open. One that is cut just as a form is sent on it loses the form, as none may be sent
 * twice; and by those that go on being used, the website would be kept from ending for ever.
 */
export async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  const deadline = Date.now() + DRAINING_MS;
  while ((await countConnections(server)) > 0 && Date.now() < deadline) await sleep(LOOK_AGAIN_MS);
  await quiet();
  const closed = once(server, 'close');
  server.close();
  await closed;
  clearTimeout(impatience);
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}

/**
 * Comes true when Node has just taken all connections that were waiting: what comes while it is at something else waits
 * unseen, and is refused, with the form already sent on it, when the server closes.
 */
async function quiet(): Promise<void> {
  const deadline = performance.now() + BUSY_MS;
  for (let startedAt = performance.now(); ; startedAt = performance.now()) {
    await new Promise((resolve) => setImmediate(resolve));
    const now = performance.now();
    if (now - startedAt < QUIET_MS || now > deadline) return;
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
