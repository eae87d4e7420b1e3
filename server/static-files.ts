import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { machineRoutes } from '../lib/routes';
import { sitePublicDir } from '../lib/base/site-dir';
import { fixedHeaders } from './fixed-headers';
import { FILE_POLICY } from './security-headers';

/** Sends the file that a request names, or calls `next`. */
export type SendFile = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const SCRIPTS_AND_STYLES = '/_next/static/';
const FILE_NAME = /\.\w+(?:\?|$)/;
const COMMON = { brotli: true, gzip: true, etag: true, setHeaders: guard };

/**
 * Serves the build's content-hashed files, the agency's own files, and public/. The build has `.br` and `.gz` versions
 * of those worth compressing (bin/build.ts). Pages of `otherBuilds` may still be open after an update, and
 * load their scripts on demand.
 */
export function staticFiles(buildDir: string, otherBuilds: string[] = []): SendFile {
  const built = [buildDir, ...otherBuilds].map((folder) =>
    sirv(path.join(folder, 'static'), { ...COMMON, immutable: true, maxAge: 31_536_000 }),
  );
  const ours = sirv(path.join(buildDir, 'public'), { ...COMMON, maxAge: 0 });
  const ofAgency = agencyFiles();
  return (request, response, next) => {
    const url = request.url!;
    const isGetOrHead = request.method === 'GET' || request.method === 'HEAD';
    if (!isGetOrHead || !FILE_NAME.test(url)) return next();
    if (!url.startsWith(SCRIPTS_AND_STYLES))
      return ofAgency(request, response, () => ours(request, response, next));
    // sirv resolves the file from request.url.
    request.url = url.slice(SCRIPTS_AND_STYLES.length - 1);
    const none = () => {
      request.url = url;
      next();
    };
    const tryInTurn = built.reduceRight<() => void>(
      (further, send) => () => send(request, response, further),
      none,
    );
    tryInTurn();
  };
}

/** Serves public/ of the agency's folder, as it was when the website started. */
export function agencyFiles(): SendFile {
  return existsSync(sitePublicDir())
    ? sirv(sitePublicDir(), { ...COMMON, maxAge: 0 })
    : (_request, _response, next) => next();
}

/**
 * Called by sirv before it sends a file. Works around its bugs: some ranges make it throw or send the wrong bytes, it
 * leaks the open file when the client disconnects, and it does not handle files that cannot be opened.
 */
function guard(response: ServerResponse, path: string): void {
  const headers = { ...fixedHeaders(), 'content-security-policy': FILE_POLICY };
  response.setHeaders(new Map(Object.entries(headers)));
  // Otherwise a proxy's caching rule for scripts could hold back the worker of a new build.
  if (path === machineRoutes.serviceWorker()) response.setHeader('cache-control', 'no-cache');
  if (!isPlainRange(response.req.headers.range)) delete response.req.headers.range;
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}

/** A range of the form first-last or first-. For any other, sending the whole file is valid (RFC 9110, 14.2). */
function isPlainRange(range = ''): boolean {
  const [, from, to] = /^bytes=(\d{1,9})-(\d{0,9})$/.exec(range) ?? [];
  return from !== undefined && (to === '' || (Number(to) > 0 && Number(to) >= Number(from)));
}
