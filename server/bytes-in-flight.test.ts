/** @jest-environment node */
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setImmediate as tick } from 'node:timers/promises';
import { startServer } from '../test/http-server';
import { BytesInFlight } from './bytes-in-flight';

const MB = 1024 * 1024;
// All of it, but where a test is about just this.
const MOST_OF_ONE = 10 * MB;
let server: Awaited<ReturnType<typeof startServer>>;
let underWay: ServerResponse[];
let inFlight: BytesInFlight;
// Each test's visitors come through a proxy.
process.env.TRUSTED_PROXIES = '127.0.0.1';

beforeEach(async () => {
  underWay = [];
  inFlight = new BytesInFlight(10 * MB, MOST_OF_ONE);
  server = await startServer((asked, response) => {
    if (inFlight.admit(asked, response)) underWay.push(response);
  });
});
afterEach(() => server.stop());

/** A request whose body is still on its way, once the server has heard of it. */
async function begin(headers: Record<string, string | number>, method = 'POST'): Promise<ClientRequest> {
  const known = underWay.length;
  const sending = request(server.origin, { method, headers, agent: false }).on('error', () => {});
  sending.flushHeaders();
  while (underWay.length === known) await tick();
  return sending;
}

/** How one more is answered; if it is let in, with 204 at once. */
async function answerTo(headers: Record<string, string | number>) {
  const known = underWay.length;
  const sending = request(server.origin, { method: 'POST', headers, agent: false }).on('error', () => {});
  sending.flushHeaders();
  const answers: IncomingMessage[] = [];
  sending.on('response', (answer) => answers.push(answer));
  while (answers.length === 0) {
    await tick();
    for (const response of underWay.splice(known)) response.writeHead(204).end();
  }
  const [answer] = answers as [IncomingMessage];
  let body = '';
  for await (const piece of answer) body += piece;
  sending.destroy();
  return { status: answer.statusCode, headers: answer.headers, body };
}

test('bodies are let in until all together are too many, and again when some are over', async () => {
  await begin({ 'content-length': 5 * MB });
  await begin({ 'content-length': 4 * MB });
  expect((await answerTo({ 'content-length': 2 * MB })).status).toBe(503);
  expect((await answerTo({ 'content-length': MB })).status).toBe(204);
  underWay[0]!.end();
  await tick();
  while ((await answerTo({ 'content-length': 2 * MB })).status !== 204) await tick();
});

test('who is refused is told when to come again, and his body is not read', async () => {
  await begin({ 'content-length': 5 * MB });
  await begin({ 'content-length': 5 * MB });
  const { headers, body } = await answerTo({ 'content-length': 1 });
  expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store', connection: 'close' });
  expect(JSON.parse(body)).toEqual({ status: 0, message: expect.stringMatching(/\w/) });
});

test('one of unknown or absurd length counts as the largest that is read', async () => {
  await begin({ 'transfer-encoding': 'chunked' });
  expect((await answerTo({ 'content-length': 900 * MB })).status).toBe(503);
  expect((await answerTo({ 'content-length': 4 * MB })).status).toBe(204);
});

test('a visitor who leaves makes room', async () => {
  const leaving = await begin({ 'content-length': 6 * MB });
  const closed = once(underWay[0]!, 'close');
  leaving.destroy();
  await closed;
  expect((await answerTo({ 'content-length': 6 * MB })).status).toBe(204);
});

test('what has no body always goes on', async () => {
  await begin({ 'content-length': 5 * MB });
  await begin({ 'content-length': 5 * MB });
  await begin({}, 'GET');
  await begin({ 'content-length': 0 });
  expect(underWay).toHaveLength(4);
});

test('what one address sends leaves room for the others', async () => {
  inFlight = new BytesInFlight(10 * MB, 4 * MB);
  const from = (address: string, bytes: number) => ({ 'content-length': bytes, 'x-forwarded-for': address });
  await begin(from('203.0.113.1', 4 * MB));
  expect((await answerTo(from('203.0.113.1', 1))).status).toBe(503);
  await begin(from('203.0.113.2', 4 * MB));
  expect((await answerTo(from('203.0.113.3', 3 * MB))).status).toBe(503);
  expect((await answerTo(from('203.0.113.3', 2 * MB))).status).toBe(204);
});
