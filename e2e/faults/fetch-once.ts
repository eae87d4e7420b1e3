import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * A `fetch` of a browser on `site`, with a connection of its own for each request, so that a line that breaks breaks one
 * of them, and from an address of its own, as the applicants' would be.
 */
export function fetchOnce(site: string, port: number): typeof fetch {
  let requests = 0;
  return async (input, init) => {
    const request = new Request(new URL(String(input), site), init);
    const body = Buffer.from(await request.arrayBuffer());
    requests += 1;
    const headers = {
      ...Object.fromEntries(request.headers),
      ...(body.length > 0 && { 'content-length': String(body.length) }),
      host: new URL(site).host,
      origin: site,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `10.2.${(requests >> 8) & 255}.${requests & 255}`,
    };
    const { pathname, search } = new URL(request.url);
    return new Promise<Response>((resolve, reject) => {
      const sent = httpRequest(
        { host: '127.0.0.1', port, path: pathname + search, method: request.method, headers, agent: false },
        (answer) => {
          buffer(answer).then(
            (bytes) =>
              resolve(
                new Response(new Uint8Array(bytes), {
                  status: answer.statusCode,
                  headers: { 'retry-after': answer.headers['retry-after'] ?? '' },
                }),
              ),
            reject,
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  };
}
