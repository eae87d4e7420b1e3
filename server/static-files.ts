import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { FIXED_HEADERS, setHeaders } from './fixed-headers';

/** Sends the file that a request names, or calls `goOn`. */
export type SendFile = (request: IncomingMessage, response: ServerResponse, goOn: () => void) => void;

const SCRIPTS_AND_STYLES = '/_next/static/';
const FILE_NAME = /\.\w+(?:\?|$)/;

/**
 * The files of a build: scripts, styles and fonts, named by their content, and those of public/. The build has made a
 * `.br` and a `.gz` of each that is worth it (bin/compress-files.ts).
 */
export function staticFiles(buildDir: string): SendFile {
  const common = { brotli: true, gzip: true, etag: true, setHeaders: guard };
  const built = sirv(path.join(buildDir, 'static'), { ...common, immutable: true, maxAge: 31_536_000 });
  const own = sirv(path.join(buildDir, 'public'), { ...common, maxAge: 0 });
  return (request, response, goOn) => {
    const url = request.url!;
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading || !FILE_NAME.test(url)) return goOn();
    setHeaders(response, FIXED_HEADERS);
    if (!url.startsWith(SCRIPTS_AND_STYLES)) return own(request, response, goOn);
    // sirv looks for the file under the address.
    request.url = url.slice(SCRIPTS_AND_STYLES.length - 1);
    built(request, response, () => {
      request.url = url;
      goOn();
    });
  };
}

/**
 * Called by sirv before it sends a file: for some ranges it throws, or answers with what was not asked for; it leaves a
 * file open whose reader goes away, and does not expect that one cannot be opened.
 */
function guard(response: ServerResponse): void {
  const { headers } = response.req;
  if (!isPlainRange(headers.range)) delete headers.range;
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}

/** From one byte to a later one, or to the end. A server may answer any other with all of the file (RFC 9110, 14.2). */
function isPlainRange(range = ''): boolean {
  const [, from, to] = /^bytes=(\d{1,9})-(\d{0,9})$/.exec(range) ?? [];
  return from !== undefined && (to === '' || (Number(to) > 0 && Number(to) >= Number(from)));
}
