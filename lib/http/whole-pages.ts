import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { compressHtmlNow } from '../cache/compress-html';
import { withLateScripts } from './late-scripts.mjs';
import { pathAndQuery } from './list-address';
import { isPlainPageRequest } from './stored-pages';

/** A page's HTML, and the same gzipped. */
export type WholePage = { html: string; body: Buffer };

const FILE_NAME = /\.\w+$/;

/** Whether a page is asked for that is to be sent whole; files, such as sitemaps, are sent while they are made. */
export function isWholePageRequest(request: IncomingMessage): boolean {
  if (request.method !== 'GET' || !isPlainPageRequest(request)) return false;
  const [path] = pathAndQuery(request.url!);
  return !FILE_NAME.test(path);
}

/**
 * Collects what Next renders for a request and sends it in one piece: its scripts waiting (late-scripts.mjs), compressed
 * once, with its length. Pages here have no parts that come later, so nobody waits longer for it.
 * Called before anything is written; `sent` is called with the page when it is about to be sent.
 */
export function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  sent: (page: WholePage) => void,
): void {
  // Else Next would compress it.
  delete request.headers['accept-encoding'];
  const writeHead = response.writeHead.bind(response);
  const end = response.end.bind(response);
  const pieces: Buffer[] = [];
  const collect = (piece: unknown) => {
    if (typeof piece === 'string' || piece instanceof Uint8Array)
      pieces.push(Buffer.from(piece as Uint8Array));
  };

  response.flushHeaders = () => {};
  response.writeHead = ((status: number, ...rest: (string | OutgoingHttpHeaders)[]) => {
    response.statusCode = status;
    for (const headers of rest) keepHeaders(response, headers);
    return response;
  }) as ServerResponse['writeHead'];
  response.write = ((piece: unknown) => {
    collect(piece);
    return true;
  }) as ServerResponse['write'];
  response.end = ((piece: unknown) => {
    collect(piece);
    const content = Buffer.concat(pieces);
    const page = isHtml(response) && content.length > 0 ? wholePage(content) : null;
    if (page) {
      response.setHeader('content-encoding', 'gzip');
      response.setHeader('content-length', page.body.length);
      sent(page);
    }
    writeHead(response.statusCode);
    return end(page ? page.body : content);
  }) as ServerResponse['end'];
}

/** Sets the headers that `writeHead` takes beside a status. */
export function keepHeaders(response: ServerResponse, headers: string | OutgoingHttpHeaders): void {
  if (typeof headers === 'string') return;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

/** Whether an answer is a page, by the header that was set for it. */
export function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html');
}

function wholePage(content: Buffer): WholePage {
  const html = withLateScripts(content.toString());
  return { html, body: compressHtmlNow(html) };
}
