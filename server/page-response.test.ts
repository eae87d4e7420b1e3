import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable, Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { type Collected, PageResponse } from './page-response';

let answer: (response: PageResponse) => unknown;
let responses: PageResponse[];
const server = createServer({ ServerResponse: PageResponse }, (_, response) => {
  responses.push(response);
  answer(response);
});

beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')));
beforeEach(() => (responses = []));
afterAll(() => void server.close().closeAllConnections());

/** What was collected, and what went over the connection. */
async function collected(
  given: (response: PageResponse) => unknown,
): Promise<Collected & { sent: Response }> {
  answer = given;
  const sent = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { ...(await responses.at(-1)!.collected), sent };
}
const textOf = ({ body }: Collected) => body.toString();

test('the response is collected whole, and only its status and end go over the connection', async () => {
  const { status, headers, body, sent } = await collected((response) => {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.end('<p>नमस्ते</p>');
  });
  expect({ status, headers }).toEqual({
    status: 404,
    headers: { 'content-type': 'text/html', 'set-cookie': ['a=1', 'b=2'] },
  });
  expect(body.toString()).toBe('<p>नमस्ते</p>');
  expect([sent.status, sent.headers.get('content-type'), await sent.text()]).toEqual([404, null, '']);
});

test.each<[string, unknown[]]>([
  ['in an object', [{ 'X-One': '1', 'x-two': ['2', '3'] }]],
  ['after a reason', ['Gone Away', { 'x-one': '1', 'x-two': ['2', '3'] }]],
  ['by turns in an array', [['X-One', '1', 'x-two', '2', 'X-Two', '3']]],
])('headers given to writeHead %s are taken, and replace earlier ones', async (_, rest) => {
  const { status, headers } = await collected((response) => {
    response.setHeader('x-one', 'earlier');
    response.setHeader('x-kept', 'kept');
    response.writeHead(410, ...rest).end();
  });
  expect(status).toBe(410);
  expect(headers).toEqual({ 'x-one': '1', 'x-kept': 'kept', 'x-two': ['2', '3'] });
});

test('a body may come in chunks of any type, and headers may change until the end', async () => {
  const { headers, ...rest } = await collected((response) => {
    response.flushHeaders();
    response.write('é', 'latin1');
    response.write(Buffer.from([0xff]));
    response.write(new Uint8Array([0, 1]));
    response.write('aGk=', 'base64');
    response.setHeader('x-late', '1');
    response.end('ffff', 'hex');
  });
  expect([...rest.body]).toEqual([0xe9, 0xff, 0, 1, 0x68, 0x69, 0xff, 0xff]);
  expect(headers).toEqual({ 'x-late': '1' });
});

test('a chunk is copied when it is written', async () => {
  const answered = await collected((response) => {
    const chunk = Buffer.from('first');
    response.write(chunk);
    chunk.fill('x');
    response.end();
  });
  expect(textOf(answered)).toBe('first');
});

test('writing never signals back-pressure, and callbacks run later, in order', async () => {
  const calls: string[] = [];
  const answered = await collected((response) => {
    expect(response.write(Buffer.alloc(1_000_000), () => calls.push('written'))).toBe(true);
    expect(response.write('b', 'utf8', () => calls.push('written again'))).toBe(true);
    calls.push('returned');
    expect(response.writableNeedDrain).toBe(false);
    response.end('c', 'utf8', () => calls.push('ended'));
  });
  await answered.sent.text();
  expect(answered.body).toHaveLength(1_000_002);
  expect(calls).toEqual(['returned', 'written', 'written again', 'ended']);
});

test('a chain of write callbacks can go on indefinitely', async () => {
  const answered = await collected((response) => {
    let left = 20_000;
    const next = () => (left-- > 0 ? response.write('x', next) : response.end());
    next();
  });
  expect(answered.body).toHaveLength(20_000);
});

test.each<[string, (response: ServerResponse) => unknown]>([
  ['pipe', (response) => Readable.from([Buffer.alloc(300_000, 'a'), 'end']).pipe(response)],
  [
    'pipeline',
    (response) => pipeline(Readable.from(['a'.repeat(300_000), 'end']), new PassThrough(), response),
  ],
  [
    'a web stream',
    (response) => new Response(`${'a'.repeat(300_000)}end`).body!.pipeTo(Writable.toWeb(response)),
  ],
])('streams end in it: %s', async (_, stream) => {
  const answered = await collected(stream);
  expect(answered.body).toHaveLength(300_003);
  expect(textOf(answered).slice(-4)).toBe('aend');
});

test('listeners learn of the end, and see the status', async () => {
  const events: string[] = [];
  const answered = await collected((response) => {
    for (const event of ['prefinish', 'finish', 'close']) response.on(event, () => events.push(event));
    response.statusCode = 503;
    response.end('away');
    expect([response.writableEnded, response.headersSent]).toEqual([true, true]);
  });
  await finished(responses[0]!, { readable: false });
  expect(events).toEqual(['prefinish', 'finish', 'close']);
  expect([answered.status, responses[0]!.statusCode]).toEqual([503, 503]);
});

test('ending it twice changes nothing', async () => {
  const answered = await collected((response) => {
    response.end('first');
    response.end('second');
  });
  expect(textOf(answered)).toBe('first');
});

test('a failed response is not collected, and its connection closes', async () => {
  const reason = new Error('no answer');
  let failed: Promise<void> | undefined;
  answer = (response) => {
    failed = expect(response.collected).rejects.toBe(reason);
    response.fail(reason);
  };
  await expect(fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).rejects.toThrow();
  await failed;
});
