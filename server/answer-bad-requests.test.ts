import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { rawAnswer, startServer } from '../test/http-server';
import { answerBadRequests, refuseUpgrades } from './answer-bad-requests';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer((_, response) => response.write('half an answer'));
  answerBadRequests(server.server);
  // Like Next for unknown paths.
  server.server.on('upgrade', () => {});
  refuseUpgrades(server.server);
});
afterAll(() => server.stop());

const answerTo = (...texts: string[]) => rawAnswer(server.server, ...texts);

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', '400 Bad Request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    '400 Bad Request',
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', '400 Bad Request'],
  [
    'too long headers',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('%s', async (_, request, status) => {
  const answer = await answerTo(request);
  expect(answer.startsWith(`HTTP/1.1 ${status}\r\n`)).toBe(true);
  if (_ !== 'no host') {
    expect(answer).toContain('x-content-type-options: nosniff\r\n');
    expect(answer).toContain('x-frame-options: DENY\r\n');
  }
});

test('a response in progress is aborted, not continued by another one', async () => {
  const answer = await answerTo('GET / HTTP/1.1\r\nHost: x\r\n\r\n', 'nonsense\r\n\r\n');
  expect(answer).toContain('half an answer');
  expect(answer).not.toContain('400');
});

const countConnections = () =>
  new Promise<number>((resolve) => server.server.getConnections((_, count) => resolve(count)));

test.each(['websocket', 'h2c'])(
  'an upgrade to %s is refused, and the connection closes',
  async (protocol) => {
    const visitor = connect({ port: (server.server.address() as AddressInfo).port, allowHalfOpen: true });
    let answer = '';
    visitor.on('data', (data: Buffer) => (answer += data.toString()));
    visitor.write(`GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`);
    await once(visitor, 'end');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    // Even though the client keeps its end open.
    expect(await countConnections()).toBe(0);
    visitor.destroy();
  },
);

test('a client that disconnects before the response is not a failure', async () => {
  const visitor = connect((server.server.address() as AddressInfo).port);
  visitor.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  visitor.resetAndDestroy();
  await once(visitor, 'close');
  expect(await answerTo('hello\r\n\r\n')).toContain('400 Bad Request');
});
