import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodedBody, type Encoding, type Page } from './page';
import { redirectLocation } from './redirect-location';

/** Sends a finished page to a visitor, in the best encoding that his browser takes. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
): Promise<void> {
  const { location } = page.headers;
  const headers = {
    ...page.headers,
    ...(location !== undefined && { location: redirectLocation(location, request.url ?? '/') }),
  };
  if (page.isKept) Object.assign(headers, { etag: page.etag });
  if (page.isKept && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const { body, encoding } = await encodedBody(page, takenEncoding(request));
  response.writeHead(page.status, {
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function takenEncoding({ headers }: IncomingMessage): Encoding {
  const taken = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => !/;\s*q=0(?:\.0*)?$/.test(each))
    .map((each) => each.split(';', 1)[0]!.trim());
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}
