import { randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { keepList } from './keep-lists';
import { PAGE_STATUS_HEADER } from './page-status';
import { redirectLocation } from './redirect-location';
import { currentRequest, type RequestContext, watchRequests } from './request-context';
import { HASHES_HEADER, setSecurityHeaders } from './security-headers';
import { answersStoredPage } from './stored-pages';
import { readUnavailablePage } from './unavailable-page';

/**
 * Pages of Next's App Router can answer 200, 404 and redirects only. This lets them answer 503 with Retry-After:
 * a page that could not read the upstream says so with `markUnavailable`, and one that cannot be rendered at all
 * (Next's empty 500) is answered with the designed page of app/unavailable. A page that names a status of its own
 * (page-status.ts), such as 410 for a closed job, is answered with that.
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
    keepList(request, response);
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
  let replacement: ReturnType<typeof readUnavailablePage> = null;

  response.writeHead = ((status: number, ...rest: (string | OutgoingHttpHeaders)[]) => {
    const location = response.getHeader('location');
    if (location) response.setHeader('location', redirectLocation(location, request.url ?? '/'));
    const ownStatus = takeOwnStatus(response);
    if (status !== 500 && !(context.unavailable && status === 200)) {
      setSecurityHeaders(response, nonce);
      // To a client-side navigation, anything but 200 is a failure.
      const answered = status === 200 && ownStatus && !request.headers.rsc ? ownStatus : status;
      return original.writeHead(answered, ...(rest as [OutgoingHttpHeaders]));
    }
    // A client-side navigation that fails asks for the whole page next; its own answer need not be readable.
    if (status === 500 && !request.headers.rsc) replacement = readUnavailablePage();
    if (replacement) replaceHeaders(response, replacement);
    else for (const headers of rest) keepHeaders(response, headers);
    setSecurityHeaders(response, nonce);
    response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    response.setHeader('cache-control', 'no-store');
    return original.writeHead(503);
  }) as ServerResponse['writeHead'];

  response.write = ((...chunk: Parameters<typeof original.write>) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return replacement ? true : original.write(...chunk);
  }) as ServerResponse['write'];

  response.end = ((...chunk: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    if (!replacement) return (original.end as (...args: unknown[]) => ServerResponse)(...chunk);
    return request.method === 'HEAD' ? original.end() : original.end(replacement.html);
  }) as ServerResponse['end'];
}

function takeOwnStatus(response: ServerResponse): number | null {
  const status = Number(response.getHeader(PAGE_STATUS_HEADER));
  response.removeHeader(PAGE_STATUS_HEADER);
  return status || null;
}

function keepHeaders(response: ServerResponse, headers: string | OutgoingHttpHeaders): void {
  if (typeof headers === 'string') return;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

function replaceHeaders(
  response: ServerResponse,
  page: NonNullable<ReturnType<typeof readUnavailablePage>>,
): void {
  for (const name of ['content-encoding', 'transfer-encoding', 'etag', 'vary']) response.removeHeader(name);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-length', page.html.byteLength);
  response.setHeader(HASHES_HEADER, page.scriptHashes);
}
