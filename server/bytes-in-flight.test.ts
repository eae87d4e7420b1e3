import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setImmediate as tick } from 'node:timers/promises';
import { startServer } from '../test/http-server';
import { BytesInFlight } from './bytes-in-flight';

const MB = 1024 * 1024;
// Equal to the overall limit, except in the test of this one.
const MAX_PER_ADDRESS = 10 * MB;
let server: Awaited<ReturnType<typeof startServer>>;
let pending: ServerResponse[];
let inFlight: BytesInFlight;
let now: number;
// Each test's visitors come through a proxy.
process.env.TRUSTED_PROXIES = '127.0.0.1';

beforeEach(async () => {
  pending = [];
  now = 0;
  inFlight = new BytesInFlight(10 * MB, MAX_PER_ADDRESS, () => now);
  jest.spyOn(console, 'error').mockImplementation();
  server = await startServer((incoming, response) => {
    if (inFlight.admit(incoming, response)) pending.push(response);
  });
});
afterEach(() => server.stop());

/** Starts a request whose body is still being sent; resolves once the server has received its headers. */
async function begin(headers: Record<string, string | number>, method = 'POST'): Promise<ClientRequest> {
  const known = pending.length;
  const sending = request(server.origin, { method, headers, agent: false }).on('error', () => {});
  sending.flushHeaders();
  while (pending.length === known) await tick();
  return sending;
}

/** Response to one more request; an admitted one is answered with 204 at once. */
async function answerTo(headers: Record<string, string | number>) {
  const known = pending.length;
  const sending = request(server.origin, { method: 'POST', headers, agent: false }).on('error', () => {});
  sending.flushHeaders();
  const answers: IncomingMessage[] = [];
  sending.on('response', (answer) => answers.push(answer));
  while (answers.length === 0) {
    await tick();
    for (const response of pending.splice(known)) response.writeHead(204).end();
  }
  const [answer] = answers as [IncomingMessage];
  let body = '';
  for await (const chunk of answer) body += chunk;
  sending.destroy();
  return { status: answer.statusCode, headers: answer.headers, body };
}

const from = (address: string, bytes: number) => ({ 'content-length': bytes, 'x-forwarded-for': address });

test('bodies are admitted up to the overall limit, and again once some have finished', async () => {
  await begin({ 'content-length': 5 * MB });
  await begin({ 'content-length': 4 * MB });
  expect((await answerTo({ 'content-length': 2 * MB })).status).toBe(503);
  expect((await answerTo({ 'content-length': MB })).status).toBe(204);
  pending[0]!.end();
  await tick();
  while ((await answerTo({ 'content-length': 2 * MB })).status !== 204) await tick();
});

test('a refused request gets Retry-After, and its body is not read', async () => {
  await begin({ 'content-length': 5 * MB });
  await begin({ 'content-length': 5 * MB });
  const { headers, body } = await answerTo({ 'content-length': 1 });
  expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store', connection: 'close' });
  expect(JSON.parse(body)).toEqual({ status: 0, message: expect.stringMatching(/\w/) });
});

test('an unknown or absurd length counts as the largest body that is read', async () => {
  await begin({ 'transfer-encoding': 'chunked' });
  expect((await answerTo({ 'content-length': 900 * MB })).status).toBe(503);
  expect((await answerTo({ 'content-length': 4 * MB })).status).toBe(204);
});

test('a client that disconnects frees its share', async () => {
  const leaving = await begin({ 'content-length': 6 * MB });
  const closed = once(pending[0]!, 'close');
  leaving.destroy();
  await closed;
  expect((await answerTo({ 'content-length': 6 * MB })).status).toBe(204);
});

test('a request without a body is always admitted', async () => {
  await begin({ 'content-length': 5 * MB });
  await begin({ 'content-length': 5 * MB });
  await begin({}, 'GET');
  await begin({ 'content-length': 0 });
  expect(pending).toHaveLength(4);
});

test('one address cannot use up the share of the others', async () => {
  inFlight = new BytesInFlight(10 * MB, 4 * MB, () => now);
  await begin(from('203.0.113.1', 4 * MB));
  expect((await answerTo(from('203.0.113.1', 1))).status).toBe(503);
  await begin(from('203.0.113.2', 4 * MB));
  expect((await answerTo(from('203.0.113.3', 3 * MB))).status).toBe(503);
  expect((await answerTo(from('203.0.113.3', 2 * MB))).status).toBe(204);
});

test('the slowest upload makes room for a newcomer, once it has had its chance', async () => {
  const slow = await begin({ 'content-length': 5 * MB });
  const slowest = await begin({ 'content-length': 5 * MB });
  const cut = new Promise((resolve) => slowest.once('close', resolve));
  slow.write(Buffer.alloc(MB));
  slowest.write(Buffer.alloc(1000));
  while ((await connectionsWithBodies()) < 2) await tick();
  now = 9_000;
  expect((await answerTo({ 'content-length': MB })).status).toBe(503);
  now = 11_000;
  expect((await answerTo({ 'content-length': MB })).status).toBe(204);
  await cut;
  expect([slow.destroyed, slowest.destroyed]).toEqual([false, true]);
});

test('a hundred stalled uploads from many addresses do not block others', async () => {
  inFlight = new BytesInFlight(10 * MB, 4 * MB, () => now);
  for (let each = 0; each < 100; each++) {
    now += 1_000;
    await answerTo(from(`203.0.113.${each}`, 300_000));
    if (each % 10 === 0) await begin(from(`198.51.100.${each}`, 4 * MB)).catch(() => {});
    expect((await answerTo(from(`192.0.2.${each}`, 300_000))).status).toBe(204);
  }
});

test('an address over its own limit does not cost another its upload', async () => {
  inFlight = new BytesInFlight(10 * MB, 4 * MB, () => now);
  const other = await begin(from('203.0.113.1', 4 * MB));
  now = 60_000;
  const own = await begin(from('203.0.113.2', 4 * MB));
  expect((await answerTo(from('203.0.113.2', MB))).status).toBe(503);
  expect([other.destroyed, own.destroyed]).toEqual([false, false]);
});

/** Starts a request whose response is held in memory, because its client does not read. */
async function beginReading(bytes: number): Promise<ClientRequest> {
  const known = pending.length;
  const reading = await begin({}, 'GET');
  pending[known]!.end(Buffer.alloc(bytes));
  return reading;
}
const heldMb = () => Math.floor(pending.reduce((sum, { req }) => sum + req.socket.writableLength, 0) / MB);

test('responses that nobody reads count too, and the largest and oldest is ended first', async () => {
  // More than the system's own buffers take.
  await beginReading(30 * MB);
  now = 1_000;
  await beginReading(12 * MB);
  inFlight.trim();
  await tick();
  expect(heldMb()).toBe(12);
  const upload = await begin({ 'content-length': 6 * MB });
  while (heldMb() > 0) await tick();
  inFlight.trim();
  await tick();
  expect(upload.destroyed).toBe(false);
});

/** How many of the server's pending requests have received some of their body. */
async function connectionsWithBodies(): Promise<number> {
  await tick();
  return pending.filter(({ req }) => req.socket.bytesRead > 900).length;
}
