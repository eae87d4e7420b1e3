import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';

/** A real HTTP server on a free local port, for tests. */
export async function startServer(listener: RequestListener, options: ServerOptions = {}) {
  const server = createServer(options, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends raw texts, each after the first response to the one before. @returns everything received until the end */
export async function rawAnswer(server: Server, ...texts: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString()));
  socket.on('error', () => {});
  for (const [index, text] of texts.entries()) {
    if (index > 0) await once(socket, 'data');
    socket.write(text);
  }
  await once(socket, 'close');
  return answer;
}

export type SeenRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer };
type Answer = (seen: SeenRequest, response: ServerResponse) => void;

/** A fake recruitment API with the test's responses; records requests. */
export async function startUpstream() {
  const nothing: Answer = (_, response) => response.writeHead(404).end();
  let answer = nothing;
  let requests: SeenRequest[] = [];
  const { origin, stop } = await startServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const seen = { method, url, headers, body: Buffer.concat(chunks) };
    requests.push(seen);
    answer(seen, response);
  });
  return {
    origin,
    apiBaseUrl: `${origin}/api/`,
    stop,
    requests: () => requests,
    urls: () => requests.map(({ url }) => url),
    reset() {
      requests = [];
      answer = nothing;
    },
    answers(next: Answer) {
      answer = next;
    },
    answersJson(body: unknown, status = 200) {
      answer = (_, response) => sendJson(response, body, status);
    },
  };
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
