import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';

// Percentage of later attempts of the same application, and of other requests, that are cut.
const CUT_AGAIN = 50;
const CUT_OTHERS = 10;

/** Outcomes of posted applications. */
export type Cuts = { passed: number; 'cut in the request': number; 'cut in the answer': number };

/**
 * A proxy to a website that breaks the connection at a uniformly random byte of request or response: always for an
 * application's first post, often for later ones. One request per connection.
 */
export async function startCuttingProxy(target: { host: string; port: number }) {
  const cuts: Cuts = { passed: 0, 'cut in the request': 0, 'cut in the answer': 0 };
  const seen = new Set<string>();

  function draw(head: string): 'request' | 'answer' | null {
    const key = /^idempotency-key: (\S+)/im.exec(head)?.[1];
    const isFirst = key !== undefined && !seen.has(key);
    if (key) seen.add(key);
    const isCut = isFirst || Math.random() * 100 < (key ? CUT_AGAIN : CUT_OTHERS);
    const cut = isCut ? (Math.random() < 0.5 ? 'request' : 'answer') : null;
    if (key) cuts[cut ? (`cut in the ${cut}` as const) : 'passed'] += 1;
    return cut;
  }

  const server = createServer((visitor) => {
    visitor.on('error', () => visitor.destroy());
    void readRequest(visitor).then(async (request) => {
      const cut = draw(request.head);
      const sent = cut === 'request' ? cutAnywhere(request.bytes) : request.bytes;
      const answer = await exchange(target, sent, cut === 'request');
      if (cut === 'answer') visitor.write(cutAnywhere(answer), () => breakOff(visitor));
      else if (cut) breakOff(visitor);
      else visitor.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, cuts, stop: () => void server.close() };
}

const cutAnywhere = (bytes: Buffer) => bytes.subarray(0, Math.floor(Math.random() * bytes.length));

/** Closes with or without a reset, at random. */
function breakOff(socket: Socket): void {
  if (Math.random() < 0.5) socket.resetAndDestroy();
  else socket.destroy();
}

/** Reads a complete request with a Content-Length. */
function readRequest(socket: Socket): Promise<{ head: string; bytes: Buffer }> {
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      const end = bytes.indexOf('\r\n\r\n');
      if (end === -1) return;
      const head = bytes.toString('latin1', 0, end);
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      if (bytes.length >= end + 4 + length) resolve({ head, bytes });
    });
  });
}

/** Resolves with the website's response; `isCut` breaks the connection once the bytes are sent, leaving it empty. */
function exchange(
  { port, host }: { host: string; port: number },
  bytes: Buffer,
  isCut: boolean,
): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const website = connect({ port, host }, () => {
      website.write(bytes, () => {
        if (isCut) breakOff(website);
      });
    });
    website.on('data', (chunk) => chunks.push(chunk));
    website.on('error', () => website.destroy());
    website.on('close', () => resolve(Buffer.concat(chunks)));
  });
}

/**
 * A browser's `fetch` on `site` with a new connection per request, so that a break affects only one, and with varying
 * client addresses.
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
