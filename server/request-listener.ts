import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Language } from '../lib/base/language';
import { LANGUAGES } from '../lib/base/languages';
import { languageOf } from '../lib/base/language-of-address';
import { runInRequest } from '../lib/base/request-context';
import { log } from '../lib/base/log';
import { movedTo } from '../lib/routes';
import type { Changes } from '../lib/upstream/changes';
import { BytesInFlight } from './bytes-in-flight';
import { checkHost } from './check-host';
import { inTurn } from './connections';
import { FailurePages } from './failure-pages';
import { answerShortly, fixedHeaders } from './fixed-headers';
import { makeNavigation, makePage } from './make-page';
import { countRequest } from './count-request';
import { finishPage, type Page } from './page';
import { hasOwnPolicy, isForPage, isNavigation, pageAddress } from './page-address';
import { PageCache } from './page-cache';
import { createRender, type Handler } from './render';
import { fixUnparsableUrl, redirectToLanguage, takeTargetApart } from './rewrite-url';
import { dropRouterHeaders, isReadable } from './router-state';
import { securityHeaders } from './security-headers';
import { redirectLocation, sendPage } from './send-page';
import type { SendFile } from './static-files';

type Parts = {
  next: Handler;
  changes: Changes;
  /** Serves files of the agency and of the build; in development Next serves the latter. */
  sendFile: SendFile;
  /** Whether pages are cached; not in development. */
  cachesPages: boolean;
  /** Whether requests are measured (METRICS_PORT is set). */
  counts: boolean;
};

/**
 * Routes every request to a file, a cached page, a fresh render in its own context, or one of Next's handlers.
 * @returns the listener, and a function that renders the failure pages in advance
 */
export function createRequestListener({ next, changes, sendFile, cachesPages, counts }: Parts) {
  const inFlight = new BytesInFlight();
  setInterval(() => inFlight.trim(), 100).unref();
  const render = createRender(next);
  const failures = new FailurePages(async (address) => finishPage(await render(address), Date.now()));
  const make = (address: string, options: { id?: string; isRenewal?: boolean }) =>
    makePage(address, options, render, failures);
  const pages = new PageCache(make, changes);

  /** Handles a cache miss, in a request context that carries the request id. */
  async function answer(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    // In development, Next's dev tools stream updates.
    if (!isForPage(request) || (isNavigation(request) && !cachesPages)) {
      response.setHeaders(new Map(Object.entries(headersOfHandler(request))));
      if (cachesPages) dropRouterHeaders(request);
      return next(request, response);
    }
    // Next would render the page anyway, but without a Content-Security-Policy.
    if (!isGetOrHead(request)) return answerShortly(response, 405, { allow: 'GET, HEAD' });
    if (isNavigation(request)) {
      if (!isReadable(request)) return answerShortly(response, 400);
      return sendPage(request, response, await makeNavigation(request, id, render));
    }
    if (!cachesPages) return sendPage(request, response, await make(request.url!, { id }));
    return sendPage(request, response, await pages.make(pageAddress(request.url!), id), 'next');
  }

  function findCached(request: IncomingMessage): Page | null {
    const isOfCache = cachesPages && isGetOrHead(request) && isForPage(request) && !isNavigation(request);
    return isOfCache ? pages.find(pageAddress(request.url!)) : null;
  }

  const handle: RequestListener = (request, response) => {
    const fail = (error: unknown) => {
      log('error', 'request-failed', { problem: String(error) });
      if (response.headersSent) response.destroy();
      else answerShortly(response, 503, { 'retry-after': '60' });
    };
    takeTargetApart(request);
    // The health check of Laravel hosting panels.
    if (request.url === '/up') request.url = '/api/health';
    if (!checkHost(request, response) || !inFlight.admit(request, response)) return;
    fixUnparsableUrl(request);
    const moved = movedTo(request.url ?? '');
    if (moved) return answerShortly(response, 308, { location: redirectLocation(moved, request.url!) });
    const elsewhere = redirectToLanguage(request);
    // Temporary: it depends on the referring page, and the page may be translated later.
    if (elsewhere) return answerShortly(response, 307, { location: elsewhere });
    const handlePage = () => {
      const cached = findCached(request);
      if (counts) countRequest(request, response, cached ? 'store' : 'next');
      if (cached) return void sendPage(request, response, cached, 'store').catch(fail);
      runInRequest(
        { peer: request.socket.remoteAddress, language: languageOf(request.url ?? '') },
        ({ id }) => void answer(request, response, id).catch(fail),
      );
    };
    sendFile(request, response, handlePage);
  };
  const listener: RequestListener = (request, response) =>
    inTurn(request, response, () => handle(request, response));
  const prepare = () =>
    Promise.allSettled(
      (Object.keys(LANGUAGES) as Language[]).flatMap((language) => [
        failures.notFound(language),
        failures.unavailable(language),
      ]),
    );
  return { listener, prepare };
}

function headersOfHandler(request: IncomingMessage): Record<string, string> {
  const headers = isGetOrHead(request) ? { ...fixedHeaders(), ...securityHeaders('') } : fixedHeaders();
  if (!hasOwnPolicy(request)) return headers;
  const isOwn = /^(?:content-security|referrer)-policy$/;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isOwn.test(name)));
}

function isGetOrHead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
