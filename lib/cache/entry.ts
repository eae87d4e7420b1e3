import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import { compressHtml } from './compress-html';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** A page or the answer of a route handler as Next hands it over to be kept. */
export type NextPage = {
  kind: 'APP_PAGE' | 'APP_ROUTE';
  html?: string;
  body?: Buffer;
  headers?: Record<string, string | string[] | undefined>;
  status?: number;
  [rest: string]: unknown;
};
/** What a cached read returned. */
export type NextData = { kind: 'FETCH'; data: { body?: string }; [rest: string]: unknown };
export type CacheControl = { revalidate: number | false; expire?: number };

/** A page as it is kept: HTML compressed once, ready to be sent. Times are in ms since 1970. */
export type StoredPage = {
  kind: NextPage['kind'];
  modified: number;
  cacheControl: CacheControl | undefined;
  tags: string[];
  /** Of its answer, with those that response-status.ts takes off again. */
  headers: Record<string, string | string[]>;
  /** Gzipped HTML of a page, the plain bytes of a handler's answer. */
  body: Buffer;
  /** Gzipped: what else Next keeps of a page, for navigations in the browser. */
  rest: Buffer;
};

export type StoredData = { kind: 'FETCH'; modified: number; value: NextData };
export type StoredEntry = StoredPage | StoredData;

const TAGS_HEADER = 'x-next-cache-tags';

/** Next's page in the form in which it is kept; null for what is not worth it: errors, redirects, pages not found. */
export async function storePage(
  page: NextPage,
  cacheControl: CacheControl | undefined,
  modified: number,
): Promise<StoredPage | null> {
  const { kind, html, body, headers = {}, status = 200, ...rest } = page;
  const isWhole = kind === 'APP_PAGE' ? typeof html === 'string' : Buffer.isBuffer(body);
  if (status !== 200 || headers.location || !isWhole) return null;
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return {
    kind,
    modified,
    cacheControl,
    tags: tagsOf(headers),
    headers: Object.fromEntries(given) as StoredPage['headers'],
    body: html === undefined ? body! : await compressHtml(html),
    rest: await compress(serialize(rest)),
  };
}

/** A kept page as Next wants it back. */
export async function restorePage(stored: StoredPage): Promise<NextPage> {
  const { kind, headers, body } = stored;
  const rest = deserialize(await decompress(stored.rest)) as object;
  return kind === 'APP_ROUTE'
    ? { ...rest, kind, headers, body, status: 200 }
    : { ...rest, kind, headers, html: (await decompress(body)).toString(), status: undefined };
}

/** The tags that a page was rendered with. */
export function tagsOf(headers: NextPage['headers'] = {}): string[] {
  const tags = headers[TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** Until when, in ms since 1970, a page may be sent without asking Next. */
export function freshUntil({ modified, cacheControl }: StoredPage): number {
  const revalidate = cacheControl?.revalidate;
  return typeof revalidate === 'number' ? modified + revalidate * 1000 : revalidate === false ? Infinity : 0;
}

/** How much memory an entry takes, about, in bytes. */
export function sizeOf(entry: StoredEntry): number {
  const overhead = 500;
  if (entry.kind === 'FETCH') return overhead + 2 * (entry.value.data.body?.length ?? 0);
  return overhead + entry.body.length + entry.rest.length;
}
