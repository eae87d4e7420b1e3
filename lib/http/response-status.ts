import { randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { env } from '../env';
import { type BuiltPage, readBuiltPage } from './built-pages';
import { keepList } from './keep-lists';
import { PAGE_STATUS_HEADER } from './page-status';
import { redirectLocation } from './redirect-location';
import { currentRequest, type RequestContext, watchRequests } from './request-context';
import { HASHES_HEADER, setSecurityHeaders } from './security-headers';
import { answersStoredPage } from './stored-pages';
import { isHtml, isWholePageRequest, keepHeaders, sendWhole } from './whole-pages';

/**
 * Pages of Next's App Router can answer 200, 404 and redirects only. This lets them answer 503 with Retry-After:
 * a page that could not read the upstream says so with `markUnavailable`, and one that cannot be rendered at all
 * (Next's empty 500) is answered with the designed page of app/unavailable. A page that names a status of its own
 * (page-status.ts), such as 410 for a closed job, is answered with that. For what is not found, Next sends an empty page
 * that scripts fill; it is answered with what the build made of app/not-found.tsx.
 */

const RETRY_AFTER_SECONDS = '60';

/** Called while a page renders: what it shows is incomplete because the upstream failed. */
export function markUnavailable(): void {
  const context = currentRequest();
  if (context) context.unavailable = true;
}

/** Called once, at start. */
export function watchResponses(): void {
  watchRequests((request, response, context) => {
    if (!isPageRequest(request)) return;
    if (env().isProduction && isWholePageRequest(request))
      sendWhole(request, response, keepList(request, response));
    // Next takes the nonce for its inline scripts from this header of the request.
    const nonce = randomBytes(16).toString('base64');
    request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`;
    correctResponse(request, response, context, nonce);
  }, answersStoredPage);
}

function isPageRequest({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/');
}

function correctResponse(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  nonce: string,
): void {
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
  let replacement: BuiltPage | null = null;
  let isDecided = false;

  response.writeHead = ((status: number, ...rest: (string | OutgoingHttpHeaders)[]) => {
    // Asked for again while nothing has been sent.
    if (isDecided) return response;
    isDecided = true;
    for (const headers of rest) keepHeaders(response, headers);
    const location = response.getHeader('location');
    if (location) response.setHeader('location', redirectLocation(location, request.url ?? '/'));
    const ownStatus = takeOwnStatus(response);
    // To a navigation in the browser, anything but 200 is a failure, after which it asks for the whole page: nobody
    // reads what it is answered.
    const isNavigation = Boolean(request.headers.rsc);
    // Next has no better answer to a range of a file that lies beyond its end.
    if (status === 500 && request.headers.range && isFile(request)) {
      replacement = EMPTY_PAGE;
      replaceHeaders(response, replacement);
      return original.writeHead(416);
    }
    const isUnavailable = status === 500 || (context.unavailable && status === 200);

    replacement = isNavigation ? null : replacementOf(status, response);
    if (replacement) replaceHeaders(response, replacement);
    setSecurityHeaders(response, nonce);
    if (isUnavailable) {
      response.setHeader('retry-after', RETRY_AFTER_SECONDS);
      response.setHeader('cache-control', 'no-store');
      return original.writeHead(503);
    }
    return original.writeHead(status === 200 && ownStatus && !isNavigation ? ownStatus : status);
  }) as ServerResponse['writeHead'];

  response.write = ((...chunk: Parameters<typeof original.write>) => {
    response.writeHead(response.statusCode);
    return replacement ? true : original.write(...chunk);
  }) as ServerResponse['write'];

  response.end = ((...chunk: unknown[]) => {
    response.writeHead(response.statusCode);
    if (!replacement) return (original.end as (...args: unknown[]) => ServerResponse)(...chunk);
    return request.method === 'HEAD' ? original.end() : original.end(replacement.html);
  }) as ServerResponse['end'];
}

const EMPTY_PAGE: BuiltPage = { html: Buffer.alloc(0), scriptHashes: '' };

function isFile({ url = '' }: IncomingMessage): boolean {
  return /\.\w+$/.test(url.split('?', 1)[0]!);
}

function replacementOf(status: number, response: ServerResponse): BuiltPage | null {
  if (status === 500) return readBuiltPage('unavailable');
  return status === 404 && isHtml(response) ? readBuiltPage('_not-found') : null;
}

function takeOwnStatus(response: ServerResponse): number | null {
  const status = Number(response.getHeader(PAGE_STATUS_HEADER));
  response.removeHeader(PAGE_STATUS_HEADER);
  return status || null;
}

function replaceHeaders(response: ServerResponse, page: BuiltPage): void {
  for (const name of ['content-encoding', 'transfer-encoding', 'etag']) response.removeHeader(name);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-length', page.html.byteLength);
  response.setHeader(HASHES_HEADER, page.scriptHashes);
}
