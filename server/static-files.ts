import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** Sends the file that a request names, or calls `goOn`. */
export type SendFile = (request: IncomingMessage, response: ServerResponse, goOn: () => void) => void;

const SCRIPTS_AND_STYLES = '/_next/static/';

/**
 * The files of a build: scripts, styles and fonts, named by their content, and those of public/. The build has made a
 * `.br` and a `.gz` of each that is worth it (deploy/compress-files.ts).
 */
export function staticFiles(buildDir: string): SendFile {
  const compressed = { brotli: true, gzip: true, etag: true };
  const built = sirv(path.join(buildDir, 'static'), { ...compressed, immutable: true, maxAge: 31_536_000 });
  const own = sirv(path.join(buildDir, 'public'), { ...compressed, maxAge: 0 });
  return (request, response, goOn) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return goOn();
    const url = request.url!;
    if (!url.startsWith(SCRIPTS_AND_STYLES)) return own(request, response, goOn);
    // sirv looks for the file under the address.
    request.url = url.slice(SCRIPTS_AND_STYLES.length - 1);
    built(request, response, () => {
      request.url = url;
      goOn();
    });
  };
}
