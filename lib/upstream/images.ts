import 'server-only';
import { STORAGE_PATH } from '../contract/calls';
import { encodeImagePath } from '../contract/image-path';
import { env } from '../base/env';
import { TooLarge } from '../base/read-at-most';
import { log } from '../base/log';
import { retryOnce } from './client';
import { toUpstreamError } from './errors';
import { send } from './send';

const MAX_IMAGE_BYTES = 2 * 1024 * 1024;
const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'];

// Laravel's storage link, and its public folder, from which only files named like a picture are requested.
const ELSEWHERE = ['/storage/', '/'];
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/**
 * A job's image from the API's public storage, or other folders where Laravel applications keep pictures; 404 for
 * anything that is not an image of reasonable size. `segments`: of its path, decoded.
 */
export async function getStoredImage(segments: string[]): Promise<Response> {
  const path = encodeImagePath(segments.join('/'));
  if (!path) return notFound();
  const folders = [STORAGE_PATH, ...(PICTURE.test(path) && !path.startsWith('api/') ? ELSEWHERE : [])];
  try {
    for (const folder of folders) {
      const image = await retryOnce(() => fetchImage(folder + path));
      if (image) return image;
    }
  } catch (error) {
    if (error instanceof TooLarge) return notFound();
    log('warn', 'image-failed', { problem: error instanceof Error ? error.name : 'unknown' });
    return new Response(null, { status: 503, headers: { 'retry-after': '60', 'cache-control': 'no-store' } });
  }
  return notFound();
}

/** Null if there is no image. @throws UpstreamError, TooLarge */
async function fetchImage(path: string): Promise<Response | null> {
  const headers = { accept: 'image/*', 'accept-encoding': 'identity' };
  const answer = await send({ path, headers }, MAX_IMAGE_BYTES).catch((error: unknown) => {
    throw error instanceof TooLarge ? error : toUpstreamError(error, env().upstreamTimeoutMs);
  });
  const type = answer.headers['content-type']?.split(';')[0]?.trim() ?? '';
  const isImage = answer.status === 200 && IMAGE_TYPES.includes(type);
  return isImage ? new Response(answer.bytes, { headers: imageHeaders(type) }) : null;
}

function imageHeaders(type: string) {
  return {
    'content-type': type,
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'x-content-type-options': 'nosniff',
    // An SVG that is opened directly is a document and could run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
}

function notFound() {
  return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=300' } });
}
