import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageCache } from '../cache/current';
import type { StoredPage } from '../cache/entry';
import { tags } from '../upstream/tags';
import { listAddress } from './list-address';
import { scriptHashes } from './script-hashes.mjs';
import { HASHES_HEADER } from './security-headers';
import type { WholePage } from './whole-pages';

/**
 * A list of jobs by query is rendered for each request, as there is no end of queries. It is kept as it was sent for
 * some seconds, so that what many ask for at one time is rendered once; stored-pages.ts sends it. Its scripts are then
 * known by their hashes: a nonce is for one answer.
 */

const KEPT_SECONDS = 10;
const KEPT_HEADERS = ['cache-control', 'link'] as const;

/** What is to be called with the whole page that answers a request: it is kept if it is such a list. */
export function keepList(request: IncomingMessage, response: ServerResponse): (page: WholePage) => void {
  const list = listAddress(request.url!);
  if (!list?.isPlain) return () => {};
  const askedAt = Date.now();
  return (page) => {
    const isList =
      response.statusCode === 200 && page.html.endsWith('</html>') && !response.hasHeader('set-cookie');
    if (!isList) return;
    pageCache()?.lists.keep(list.address, asKept(response, page, askedAt));
  };
}

function asKept(response: ServerResponse, { html, body }: WholePage, modified: number): StoredPage {
  const headers: Record<string, string> = { [HASHES_HEADER]: scriptHashes(html) };
  for (const name of KEPT_HEADERS) {
    const value = response.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  return {
    ...{ kind: 'APP_PAGE', modified, cacheControl: { revalidate: KEPT_SECONDS }, tags: [tags.lists] },
    ...{ headers, body, rest: Buffer.alloc(0) },
  };
}
