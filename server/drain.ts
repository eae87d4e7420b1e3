import { once } from 'node:events';
import type { Server } from 'node:http';
import type { StopSignal } from '../lib/base/on-stop';

/** Longer than the edge keeps an idle connection (deploy/Caddyfile: 4 s), unless the terminal or supervisor is gone. */
const GRACE_MS: Record<StopSignal, number> = { SIGTERM: 5_000, SIGHUP: 2_000 };
/** Shorter than the kill delay of `npm start` (15 s) and of containers (30 s). */
const DRAIN_TIMEOUT_MS = 12_000;
const POLL_INTERVAL_MS = 50;
const IDLE_TICK_MS = 0.2;
/** How long to wait for an idle event loop before closing anyway. */
const MAX_BUSY_MS = 2_000;

/**
 * Shuts a server down without losing a request. For up to five seconds every response closes its connection, and the
 * server stops once none is left; after twelve seconds, remaining connections (such as preconnects) are cut.
 *
 * Closing at once would lose forms that arrive on the edge's keep-alive connections, because a POST is never retried.
 */
export async function drain(server: Server, signal: StopSignal = 'SIGTERM'): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  const timeout = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  const deadline = Date.now() + GRACE_MS[signal];
  while ((await countConnections(server)) > 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  await eventLoopIdle();
  const closed = once(server, 'close');
  server.close();
  await closed;
  clearTimeout(timeout);
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}

/**
 * Resolves after an event-loop turn short enough to show that no accepted connection is queued. Node does not see one
 * that waits behind other work, and would reset it on close with a form already sent on it.
 */
async function eventLoopIdle(): Promise<void> {
  const deadline = performance.now() + MAX_BUSY_MS;
  for (let startedAt = performance.now(); ; startedAt = performance.now()) {
    await new Promise((resolve) => setImmediate(resolve));
    const now = performance.now();
    if (now - startedAt < IDLE_TICK_MS || now > deadline) return;
  }
}
