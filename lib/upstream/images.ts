import 'server-only';
import { STORAGE_PATH } from '../shared/contract/calls';
import { encodeImagePath } from '../shared/contract/image-path';
import { env } from '../shared/env';
import { readAtMost, TooLarge } from '../shared/read-at-most';
import { log } from '../shared/log';

const MAX_IMAGE_BYTES = 2 * 1024 * 1024;
const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'];

/**
 * A job's image from the upstream's public storage; 404 for anything that is not an image of reasonable size.
 * `segments`: of its path, decoded.
 */
export async function getStoredImage(segments: string[]): Promise<Response> {
  const path = encodeImagePath(segments.join('/'));
  if (!path) return notFound();
  const { apiBaseUrl, upstreamTimeoutMs } = env();
  try {
    const upstream = await fetch(new URL(STORAGE_PATH + path, apiBaseUrl), {
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(upstreamTimeoutMs),
    });
    const type = upstream.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    const length = Number(upstream.headers.get('content-length') ?? 0);
    if (!upstream.ok || !IMAGE_TYPES.includes(type) || length > MAX_IMAGE_BYTES) {
      await upstream.body?.cancel();
      return notFound();
    }
    const bytes = await readAtMost(upstream.body, MAX_IMAGE_BYTES);
    return new Response(bytes, { headers: imageHeaders(type) });
  } catch (error) {
    if (error instanceof TooLarge) return notFound();
    log('warn', 'image-failed', { problem: error instanceof Error ? error.name : 'unknown' });
    return new Response(null, { status: 503, headers: { 'retry-after': '60', 'cache-control': 'no-store' } });
  }
}

function imageHeaders(type: string) {
  return {
    'content-type': type,
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'x-content-type-options': 'nosniff',
    // An SVG opened by itself is a document and could run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
}

function notFound() {
  return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=300' } });
}
