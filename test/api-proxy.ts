import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startServer } from './http-server';

type Answer = { status: number; type: string; body: string | Buffer };
const OF_THE_LINE = ['host', 'connection', 'content-length', 'transfer-encoding', 'expect'];

/**
 * A proxy to the recruitment API at `target`. `answer` gets the request, a function that forwards it, and the
 * response, which it may handle itself; otherwise its result is sent.
 */
export async function startApiProxy(
  target: string,
  answer: (
    request: IncomingMessage,
    passOn: () => Promise<Answer>,
    response: ServerResponse,
  ) => Promise<Answer | undefined>,
) {
  const server = await startServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = new Uint8Array(await buffer(request));
    const passOn = async () => {
      const kept = Object.entries(headers).filter(([name]) => !OF_THE_LINE.includes(name));
      const passed = await fetch(new URL(url, target), {
        method,
        headers: Object.fromEntries(kept) as Record<string, string>,
        body: method === 'POST' ? body : undefined,
      });
      const type = passed.headers.get('content-type') ?? '';
      return { status: passed.status, type, body: Buffer.from(await passed.arrayBuffer()) };
    };
    const answered = await answer(request, passOn, response).catch(() => void response.destroy());
    if (answered) response.writeHead(answered.status, { 'content-type': answered.type }).end(answered.body);
  });
  return { apiBaseUrl: `${server.origin}/api/`, stop: server.stop };
}
