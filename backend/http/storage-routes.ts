import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Hono } from 'hono';
import { apiAnswers } from '../../lib/content/api-answers';
import { STORAGE_PATH } from '../../lib/contract/calls';
import { failure } from './answers';

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

const HEADERS = {
  'cache-control': 'public, max-age=86400',
  // An SVG opened on its own is a document: it must not run scripts on the API's origin.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** Serves a folder's public files (job pictures), and nothing outside it. */
export function storageRoutes(routes: Hono, storageDir: string): void {
  routes.get(`${STORAGE_PATH}*`, async (c) => {
    const path = new URL(c.req.url).pathname.slice(STORAGE_PATH.length);
    const file = await findPublicFile(storageDir, path);
    if (!file) return failure(c, 404, apiAnswers.request.notFound);
    const etag = `"${file.size.toString(36)}-${Math.round(file.modifiedMs).toString(36)}"`;
    const headers = { ...HEADERS, etag };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    const type =
      TYPES[/\.([a-z]+)$/i.exec(file.path)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream';
    return c.body(new Uint8Array(await readFile(file.path)), 200, { ...headers, 'content-type': type });
  });
}

type PublicFile = { path: string; size: number; modifiedMs: number };

/** Resolves a URL path to a file; null if it does not exist, is hidden or lies outside the folder. */
async function findPublicFile(folder: string, encodedPath: string): Promise<PublicFile | null> {
  try {
    const names = encodedPath.split('/').map(decodeURIComponent);
    if (!names.every((name) => /^[^./\\\0][^/\\\0]*$/.test(name))) return null;
    const root = await realpath(folder);
    // A symlink inside the folder could lead out of it.
    const path = await realpath(join(root, ...names));
    if (!path.startsWith(root + sep)) return null;
    const found = await stat(path);
    return found.isFile() ? { path, size: found.size, modifiedMs: found.mtimeMs } : null;
  } catch {
    return null;
  }
}
