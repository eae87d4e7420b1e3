import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { pageCache } from '../cache/current';
import type { StoredPage } from '../cache/entry';
import { FIXED_HEADERS } from './fixed-headers';
import { listAddress, pathAndQuery } from './list-address';
import { PAGE_STATUS_HEADER } from './page-status';
import { HASHES_HEADER, securityHeaders } from './security-headers';

/**
 * The quick way for stored pages: they are sent as they are kept, compressed, before Next has looked at the request;
 * Next spends many times as much on a page that it only takes out of its cache. Whatever is not plainly such a page
 * (another method, a navigation within the site, a page that is due to be made anew) is left to Next.
 */

/** A stored page as its answer. */
type ReadyAnswer = {
  status: number;
  etag: string;
  headers: Record<string, string | string[] | number>;
  body: Buffer;
};

const listening = new WeakSet<Server>();
const answers = new WeakMap<StoredPage, ReadyAnswer>();
const chosen = new WeakMap<IncomingMessage, ReadyAnswer>();

/** Whether a request is answered by a stored page; if so, `server` sends it instead of handing it to Next. */
export function answersStoredPage(request: IncomingMessage, server: Server): boolean {
  const page = isPlainPageRequest(request) ? findPage(request.url!) : null;
  if (page?.kind !== 'APP_PAGE') return false;
  chosen.set(request, readyAnswer(page));
  listenBefore(server);
  return true;
}

/** Whether a request was answered the quick way. */
export function isSentFromStore(request: IncomingMessage): boolean {
  return chosen.has(request);
}

/** Whether a request is for a page as HTML, and not a navigation within the site (`_rsc`). */
export function isPlainPageRequest({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.rsc === undefined &&
    !url.includes('_rsc=') &&
    headers['accept-encoding']?.includes('gzip') === true &&
    headers['x-prerender-revalidate'] === undefined &&
    !headers.cookie?.includes('__prerender_bypass')
  );
}

function findPage(url: string): StoredPage | null | undefined {
  const list = listAddress(url);
  if (list) return pageCache()?.lists.find(list.address);
  // Other pages know no query: it says where the visitor came from.
  const [path] = pathAndQuery(url);
  return pageCache()?.freshPage(path);
}

function listenBefore(server: Server): void {
  if (listening.has(server)) return;
  listening.add(server);
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const answer = chosen.get(request);
    if (answer) send(request, response, answer);
    else for (const listener of listeners) listener.call(server, request, response);
  });
}

function send(request: IncomingMessage, response: ServerResponse, answer: ReadyAnswer): void {
  if (request.headers['if-none-match'] === answer.etag) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = answer.headers;
    response.writeHead(304, headers).end();
  } else {
    response
      .writeHead(answer.status, answer.headers)
      .end(request.method === 'HEAD' ? undefined : answer.body);
  }
}

function readyAnswer(page: StoredPage): ReadyAnswer {
  const known = answers.get(page);
  if (known) return known;
  const { body, cacheControl } = page;
  const {
    [HASHES_HEADER]: hashes,
    [PAGE_STATUS_HEADER]: status,
    [TAGS_HEADER]: _tags,
    ...headers
  } = page.headers;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const answer = {
    status: Number(status) || 200,
    etag,
    body,
    headers: {
      ...headers,
      ...FIXED_HEADERS,
      ...securityHeaders(String(hashes)),
      'cache-control': headers['cache-control'] ?? cacheControlHeader(cacheControl),
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': body.length,
      etag,
      vary: VARY,
      'x-nextjs-cache': 'HIT',
    },
  };
  answers.set(page, answer);
  return answer;
}

const TAGS_HEADER = 'x-next-cache-tags';
const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding';
const YEAR_SECONDS = 31_536_000;

// As Next writes it (next/dist/server/lib/cache-control).
function cacheControlHeader(cacheControl: StoredPage['cacheControl']): string {
  const { revalidate = false, expire = YEAR_SECONDS } = cacheControl ?? {};
  if (revalidate === false) return `s-maxage=${YEAR_SECONDS}`;
  return `s-maxage=${revalidate}, stale-while-revalidate=${expire - revalidate}`;
}
