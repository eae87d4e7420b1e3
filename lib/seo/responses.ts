import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { env } from '../base/env';
import { keepUntilTold } from '../base/request-context';
import { plainAnswers } from '../content/website-answers';
import { readOrFail } from '../upstream/errors';

/** Plain 404 for feeds, sitemaps and other resources read by programs. */
export function notFoundResponse(): Response {
  return new Response(`${plainAnswers.notFound}\n`, { status: 404, headers: plain });
}

/** Plain 410 for what there was of a job that is closed. */
export function goneResponse(): Response {
  return new Response(`${plainAnswers.gone}\n`, { status: 410, headers: plain });
}

/** Plain 503 for the same while the upstream fails. */
export function unavailableResponse(): Response {
  return new Response(`${plainAnswers.unavailable}\n`, {
    status: 503,
    headers: { ...plain, 'retry-after': '60' },
  });
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Response headers of a feed: intermediate caches may keep it for a minute, as long as job data stays fresh. */
export function feedHeaders(type: string): Record<string, string> {
  return {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  };
}

export function pngResponse(png: Buffer): Response {
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}

/** The parameters of a request's URL by name; of one that is given twice the first counts, as on pages. */
export function queryOf({ url }: Request): Record<string, string> {
  return Object.fromEntries([...new URL(url).searchParams].reverse());
}

/**
 * A text whole, compressed as it is made: of tens of thousands of jobs no more is in memory than that. 503 if the upstream
 * fails.
 */
export async function wholeResponse(
  chunks: AsyncIterable<string>,
  headers: Record<string, string>,
): Promise<Response> {
  const { value: body, failed } = await readOrFail(
    pipeline(chunks, createBrotliCompress(BROTLI), (compressed: AsyncIterable<Buffer>) => buffer(compressed)),
  );
  if (failed) return unavailableResponse();
  if (env().revalidateSecret) keepUntilTold();
  return new Response(new Uint8Array(body), { headers: { ...headers, 'x-compressed': 'br' } });
}

// Half of what quality 11 saves over gzip, at a fiftieth of its time.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
