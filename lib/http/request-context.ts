import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import diagnosticsChannel from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { takeAddress } from './request-address';

/**
 * What is known of the request that is being answered, from Node's own channel of incoming requests: it works however
 * the website is started, and reaches pages and handlers, to which Next shows neither the socket nor the response.
 */
export type RequestContext = {
  /** Short enough to be read out; stands in log lines and in what a visitor is told of a failure. */
  id: string;
  /** Who is at the other end of the connection, a proxy or the client. X-Forwarded-For can be made up, this cannot. */
  peer: string | undefined;
  /** Set while a page renders without what it is about. */
  unavailable: boolean;
};

type Listener = (request: IncomingMessage, response: ServerResponse, context: RequestContext) => void;

/** Sees a request before all else; true when it answers it, so that nothing more is to be done. */
export type Shortcut = (request: IncomingMessage, server: Server) => boolean;

type RequestStart = { request: IncomingMessage; response: ServerResponse; server: Server };

const holder = globalThis as { dwaarRequests?: AsyncLocalStorage<RequestContext> };

/** Called once, at start. `listener` sees every request but those for Next's own files, and those of the shortcut. */
export function watchRequests(listener: Listener, shortcut: Shortcut = () => false): void {
  if (holder.dwaarRequests) return;
  const requests = (holder.dwaarRequests = new AsyncLocalStorage<RequestContext>());
  diagnosticsChannel.subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as RequestStart;
    takeAddress(request);
    if (request.url?.startsWith('/_next/') || shortcut(request, server)) return;
    const id = randomBytes(4).toString('hex');
    const context: RequestContext = { id, peer: request.socket.remoteAddress, unavailable: false };
    requests.enterWith(context);
    listener(request, response, context);
  });
}

/** The request being answered; undefined outside of one, and while building. */
export function currentRequest(): RequestContext | undefined {
  return holder.dwaarRequests?.getStore();
}
