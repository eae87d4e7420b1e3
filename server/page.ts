import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, createBrotliDecompress, createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { AGES } from '../lib/base/ages';
import { fixedHeaders } from './fixed-headers';
import type { Rendered } from './render';
import { scriptHashes, securityHeaders } from './security-headers';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);

const BROTLI = {
  params: {
    // Saves 2 % more than 5, at 0.4 ms a page; 11 saves 10 % more, at 97 ms.
    [constants.BROTLI_PARAM_QUALITY]: 8,
    // 128 kB: with the default 4 MB, every page triggered a full garbage collection (a list 36 ms instead of 24).
    [constants.BROTLI_PARAM_LGWIN]: 17,
  },
};

/** Cache-Control of responses for one visitor. */
export const NOT_STORED = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** Which documents browsers may prefetch on hover or touch (app/speculation-rules.json). */
const SPECULATION_RULES = { 'speculation-rules': '"/speculation-rules.json"' };

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished response: a page, or an image or text that is cached like one. Times are ms since 1970. */
export type Page = {
  status: number;
  headers: OutgoingHttpHeaders;
  etag: string;
  /** Brotli-compressed if `isCompressed`. */
  body: Buffer;
  isCompressed: boolean;
  /** Created for the first client that accepts gzip but not Brotli. */
  gzipped?: Promise<Buffer>;
  isCacheable: boolean;
  tags: ReadonlySet<string>;
  madeAt: number;
  dueAt: number;
  tooOldAt: number;
};

/** Turns a render that began at `madeAt` into a finished response. */
export async function finishPage(rendered: Rendered, madeAt: number): Promise<Page> {
  const { facts, nonce } = rendered;
  const type = String(rendered.headers['content-type'] ?? '');
  const isHtml = type.startsWith('text/html');
  const html = isHtml ? rendered.body.toString() : '';
  const status = rendered.status >= 500 ? 503 : rendered.status === 200 ? facts.status : rendered.status;
  const isCacheable =
    (status === 200 || status === 410) && !facts.isUncacheable && isStorable(rendered.headers);
  const ownPolicy = rendered.headers['content-security-policy'];
  const headers: OutgoingHttpHeaders = {
    ...fixedHeaders(),
    ...forwardedHeaders(rendered.headers),
    ...securityHeaders(isHtml ? scriptHashes(html, nonce) : ''),
    // Set by the route itself, e.g. for images.
    ...(ownPolicy !== undefined && { 'content-security-policy': ownPolicy }),
    ...(isHtml && SPECULATION_RULES),
    ...((status === 503 || status === 429) && { 'retry-after': '60' }),
    'cache-control': cacheControlOf(rendered.headers, isHtml, isCacheable),
  };
  const tagged = isHtml ? html.replaceAll(nonce, '') + headers['content-security-policy'] : rendered.body;
  // Long texts come compressed (lib/seo/responses.ts), marked by our own header: Next drops Content-Encoding.
  const comesCompressed = String(rendered.headers['x-compressed']) === 'br';
  const isCompressed =
    !comesCompressed &&
    /^text\/|json|xml|javascript|svg|manifest|x-component/.test(type) &&
    rendered.body.length > 500;
  return {
    status,
    headers,
    isCacheable,
    isCompressed: isCompressed || comesCompressed,
    madeAt,
    // Without the nonce, so that otherwise equal pages get equal ETags; the policy's hashes are included.
    etag: `W/"${createHash('sha256').update(tagged).digest('base64url').slice(0, 22)}"`,
    body: isCompressed ? await toBrotli(rendered.body, BROTLI) : rendered.body,
    tags: facts.tags,
    dueAt: Math.min(facts.dueAt, madeAt + AGES.ownPage.due * 1000),
    tooOldAt: Math.min(facts.tooOldAt, madeAt + AGES.ownPage.tooOld * 1000),
  };
}

/** Decompressed bodies, each made once and shared by all who are being sent it. */
const plainBodies = new LRUCache<Page, Buffer>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
  fetchMethod: ({ body }) => fromBrotli(body),
});

/** The body in the requested encoding if it is compressible, and the encoding used. */
export async function encodedBody(
  page: Page,
  taken: Encoding,
): Promise<{ body: Buffer; encoding: Encoding }> {
  if (!page.isCompressed) return { body: page.body, encoding: 'identity' };
  if (taken === 'br') return { body: page.body, encoding: 'br' };
  if (taken === 'identity') return { body: (await plainBodies.fetch(page))!, encoding: 'identity' };
  page.gzipped ??= buffer(decompressed(page).pipe(createGzip()));
  return { body: await page.gzipped, encoding: 'gzip' };
}

/** Streams the decompressed body of a compressed page; some are too long to hold in memory per client. */
export const decompressed = ({ body }: Page): Readable =>
  Readable.from([body]).pipe(createBrotliDecompress());

/** Approximate memory use, in bytes. */
export function sizeOf({ body }: Page): number {
  // Gzip output is about a tenth larger than Brotli's; the rest is for headers.
  return 2 * body.length + 3_000;
}

const NOT_FORWARDED =
  /^(?:connection|keep-alive|content-length|x-compressed|transfer-encoding|content-security-policy|cache-control|etag|date)$/;

function forwardedHeaders(rendered: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const headers = Object.fromEntries(
    Object.entries(rendered).filter(([name, value]) => value !== undefined && !NOT_FORWARDED.test(name)),
  );
  const vary = new Set([rendered.vary ?? [], 'Accept-Encoding'].flat().join(', ').split(', '));
  return { ...headers, vary: [...vary].join(', ') };
}

// A response that sets a cookie belongs to one visitor, and a handler may forbid caching. The Cache-Control of pages is
// ignored: Next marks every dynamic page as uncacheable.
function isStorable(headers: OutgoingHttpHeaders): boolean {
  if (headers['set-cookie']) return false;
  const isPage = String(headers['content-type']).startsWith('text/html');
  return isPage || !/no-store|private/.test(String(headers['cache-control']));
}

function cacheControlOf(headers: OutgoingHttpHeaders, isHtml: boolean, isCacheable: boolean): string {
  if (!isHtml && headers['cache-control']) return String(headers['cache-control']);
  return isCacheable ? `public, max-age=0, s-maxage=${AGES.edge}, must-revalidate` : NOT_STORED;
}
