import diagnosticsChannel from 'node:diagnostics_channel';
import type { EventEmitter } from 'node:events';
import type { Server, ServerResponse } from 'node:http';

/** Longer than the edge keeps an idle connection (deploy/nginx.conf: 4 s). */
const DRAINING_MS = 5_000;
/** Less than what `npm start` (15 s) and containers (30 s) wait before they kill. */
const PATIENCE_MS = 12_000;
const LOOK_AGAIN_MS = 50;
const QUIET_MS = 0.2;
/** For how long it may be too busy to be quiet. */
const BUSY_MS = 2_000;

/**
 * Called once, at start: told to end, the website goes on for up to five seconds in which it closes each connection
 * after its answer, and ends once none is left. What is open after twelve seconds is cut, such as connections that
 * browsers opened in advance.
 *
 * The edge keeps connections open. One that is cut just as a form is sent on it loses the form, as none may be sent
 * twice; and by those that go on being used, the website would be kept from ending for ever.
 */
export function drainConnections(told: EventEmitter = process): void {
  const servers = new Set<Server>();
  let draining = false;
  diagnosticsChannel.subscribe('http.server.request.start', (message) => {
    const { server, response } = message as { server: Server; response: ServerResponse };
    servers.add(server);
    if (draining) response.setHeader('connection', 'close');
  });
  const drain = () => {
    draining = true;
    servers.forEach(closeOnceDrained);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) told.prependOnceListener(signal, drain);
}

/** Puts off `server.close()`, which Next calls as soon as it is told to end. */
function closeOnceDrained(server: Server): void {
  const close = server.close.bind(server);
  const deadline = Date.now() + DRAINING_MS;
  server.close = (callback) => {
    server.getConnections((_, count) => {
      if (count && Date.now() < deadline) setTimeout(() => server.close(callback), LOOK_AGAIN_MS);
      else whenQuiet(() => close(callback));
    });
    return server;
  };
  setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
}

/**
 * Calls back when Node has just taken all connections that were waiting: what comes while it is at something else waits
 * unseen, and is refused, with the form already sent on it, when the server closes.
 */
function whenQuiet(done: () => void, deadline = performance.now() + BUSY_MS): void {
  const startedAt = performance.now();
  setImmediate(() => {
    const now = performance.now();
    if (now - startedAt < QUIET_MS || now > deadline) done();
    else whenQuiet(done, deadline);
  });
}
