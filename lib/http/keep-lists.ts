import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { pageCache } from '../cache/current';
import type { StoredPage } from '../cache/entry';
import { tags } from '../upstream/tags';
import { listAddress } from './list-address';
import { scriptHashes } from './script-hashes.mjs';
import { HASHES_HEADER } from './security-headers';
import { isPlainPageRequest } from './stored-pages';

/**
 * A list of jobs by query is rendered for each request, as there is no end of queries. It is kept as it was sent for
 * some seconds, so that what many ask for at one time is rendered once; stored-pages.ts sends it. Its scripts are then
 * known by their hashes: a nonce is for one answer.
 */

const KEPT_SECONDS = 10;
const KEPT_HEADERS = ['cache-control', 'link'] as const;
const decompress = promisify(gunzip);

/** Called for every page, before anything is written: keeps what is sent if it is such a list. */
export function keepList(request: IncomingMessage, response: ServerResponse): void {
  const list = request.method === 'GET' && isPlainPageRequest(request) ? listAddress(request.url!) : null;
  const cache = pageCache();
  if (!list?.isPlain || !cache) return;
  const askedAt = Date.now();
  const body = collectBody(response);
  response.once('finish', () => {
    const isList =
      response.statusCode === 200 &&
      response.getHeader('content-encoding') === 'gzip' &&
      !response.hasHeader('set-cookie');
    if (!isList) return;
    void asKept(response, Buffer.concat(body), askedAt).then((kept) => {
      if (kept) cache.lists.keep(list.address, kept);
    });
  });
}

async function asKept(response: ServerResponse, body: Buffer, modified: number): Promise<StoredPage | null> {
  // A visitor who left early leaves half a page behind.
  const html = await decompress(body).then(String, () => '');
  if (!html.endsWith('</html>')) return null;
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

/** The bytes that are sent, compressed as they are, growing while they are written. */
function collectBody(response: ServerResponse): Buffer[] {
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown) => {
    if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  };
  const write = response.write.bind(response) as (...given: unknown[]) => boolean;
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  response.write = ((...given: unknown[]) => {
    collect(given[0]);
    return write(...given);
  }) as ServerResponse['write'];
  response.end = ((...given: unknown[]) => {
    collect(given[0]);
    return end(...given);
  }) as ServerResponse['end'];
  return chunks;
}
