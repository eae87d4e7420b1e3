import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { CAMPAIGN_PARAMETERS } from '../lib/forms/campaign';
import { decompressed, encodedBody, type Encoding, type Page } from './page';

/** In bytes, compressed: more than any page for visitors takes. */
const MAX_DECOMPRESSED_WHOLE = 256 * 1024;

/** Sends a finished page in the best encoding that the client accepts. `answeredBy` is given for cacheable pages. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  answeredBy?: keyof typeof CACHE_STATUS,
): Promise<void> {
  // Left while the page was made: nothing would stop a decompression.
  if (request.socket.destroyed) return;
  const { location } = page.headers;
  const headers = {
    ...page.headers,
    ...(location !== undefined && { location: redirectLocation(location, request.url ?? '/') }),
  };
  if (page.isCacheable) Object.assign(headers, { etag: page.etag });
  if (answeredBy) Object.assign(headers, { 'cache-status': CACHE_STATUS[answeredBy] });
  if (page.isCacheable && request.headers['if-none-match'] === page.etag)
    return void response.writeHead(304, headers).end();
  const accepted = acceptedEncoding(request);
  if (accepted === 'identity' && page.isCompressed && page.body.length > MAX_DECOMPRESSED_WHOLE) {
    response.writeHead(page.status, headers);
    if (request.method === 'HEAD') return void response.end();
    // Fails when the client disconnects.
    return pipeline(decompressed(page), response).catch(() => {});
  }
  const { body, encoding } = await encodedBody(page, accepted);
  response.writeHead(page.status, {
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

// https://www.rfc-editor.org/rfc/rfc9211
const CACHE_STATUS = { store: 'website; hit', next: 'website; fwd=miss' };

function acceptedEncoding({ headers }: IncomingMessage): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  return accepts(accepted, BROTLI) ? 'br' : accepts(accepted, GZIP) ? 'gzip' : 'identity';
}

const BROTLI = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i;
const GZIP = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i;

function accepts(accepted: string, encoding: RegExp): boolean {
  const [found, weight = '1'] = encoding.exec(accepted) ?? [];
  return found !== undefined && Number(weight) > 0;
}

/**
 * Target of a redirect. Next 16.4 sends the Location of a freshly rendered one twice, which clients join into one
 * invalid URL. Pages render without the visitor's campaign parameters, so these are added back to the target.
 */
export function redirectLocation(value: number | string | string[], requestUrl: string): string {
  const location = String(Array.isArray(value) ? value[0] : value);
  if (!/^\/(?!\/)/.test(location)) return location;
  const [address = '', ...fragment] = location.split('#');
  const [requested, present] = [queryOf(requestUrl), queryOf(address)];
  const lost = new URLSearchParams();
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = requested.get(name);
    if (value && !present.has(name)) lost.set(name, value);
  }
  if (lost.size === 0) return location;
  return [`${address}${address.includes('?') ? '&' : '?'}${lost}`, ...fragment].join('#');
}

// Not `new URL`, which throws on some request URLs.
function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(url.replace(/^[^?]*/, ''));
}
