import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { runInRequest } from '../lib/http/request-context';
import { log } from '../lib/log';
import type { Changes } from '../lib/upstream/changes';
import { BytesInFlight } from './bytes-in-flight';
import { FailurePages } from './failure-pages';
import { FIXED_HEADERS } from './fixed-headers';
import { makeNavigation, makePage } from './make-page';
import { countWhenOver, noteAnsweredByStore } from './observe-request';
import { finishPage } from './page';
import { isForPage, isNavigation, pageAddress } from './page-address';
import { PageCache } from './page-cache';
import { createRender, type Handler } from './render';
import { takeAddress } from './request-address';
import { securityHeaders } from './security-headers';
import { sendPage } from './send-page';
import type { SendFile } from './static-files';

type Parts = {
  next: Handler;
  changes: Changes;
  /** Sends files of the build and of public/; null while developing, when Next does. */
  sendFile: SendFile | null;
  /** Pages are kept; not while developing. */
  keepsPages: boolean;
};

/**
 * The way of every request: a file, a page that is kept or rendered, or a handler of Next's.
 * @returns the listener, and what has the designed failure pages ready
 */
export function requestWay({ next, changes, sendFile, keepsPages }: Parts) {
  const inFlight = new BytesInFlight();
  const render = createRender(next);
  const failures = new FailurePages(async (address) => finishPage(await render(address), Date.now()));
  const make = (address: string, options: { id?: string; isRenewal?: boolean }) =>
    makePage(address, options, render, failures);
  const pages = new PageCache(make, changes);

  async function answer(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    if (!inFlight.admit(request, response)) return;
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    // While developing, what was edited comes to the browser as Next's own tools send it.
    if (!isForPage(request) || (isNavigation(request) && !keepsPages)) {
      if (isReading) setHeaders(response, securityHeaders(''));
      return next(request, response);
    }
    // Next would render the page all the same, and nobody would say which scripts it may run.
    if (!isReading) return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    if (isNavigation(request)) return sendPage(request, response, await makeNavigation(request, id, render));
    if (!keepsPages) return sendPage(request, response, await make(request.url!, { id }));
    const { page, isKept } = await pages.get(pageAddress(request.url!), id);
    if (isKept) noteAnsweredByStore(request);
    // https://www.rfc-editor.org/rfc/rfc9211
    response.setHeader('cache-status', isKept ? 'website; hit' : 'website; fwd=miss');
    await sendPage(request, response, page);
  }

  const listener: RequestListener = (request, response) => {
    takeAddress(request);
    setHeaders(response, FIXED_HEADERS);
    const goOn = () =>
      runInRequest({ peer: request.socket.remoteAddress }, ({ id }) => {
        countWhenOver(request, response);
        answer(request, response, id).catch((error: unknown) => {
          log('error', 'request-failed', { problem: String(error) });
          if (response.headersSent) response.destroy();
          else response.writeHead(503, { 'retry-after': '60', 'cache-control': 'no-store' }).end();
        });
      });
    if (sendFile) sendFile(request, response, goOn);
    else goOn();
  };
  return { listener, prepare: () => Promise.allSettled([failures.notFound(), failures.unavailable()]) };
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
