import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as tick } from 'node:timers/promises';
import { startServer } from '../test/http-server';
import { boundConnections, inTurn } from './connections';

let server: Awaited<ReturnType<typeof startServer>>;
let started: ServerResponse[];
let received: number;
const sockets: Socket[] = [];
beforeEach(async () => {
  started = [];
  received = 0;
  server = await startServer((request, response) => {
    received++;
    inTurn(request, response, () => started.push(response));
  });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

async function open(host = '127.0.0.1'): Promise<Socket> {
  const socket = connect((server.server.address() as AddressInfo).port, host).on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}
const asks = (count: number) => 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count);
const until = async (isSo: () => boolean) => {
  while (!isSo()) await tick();
};

test('a request waits for the earlier ones of its connection, and for no other connection', async () => {
  const [one, other] = [await open(), await open()];
  one.write(asks(3));
  await until(() => received === 3);
  other.write(asks(1));
  await until(() => received === 4);
  expect(started).toHaveLength(2);
  for (const count of [3, 4]) {
    started.find(({ req, writableEnded }) => !writableEnded && req.socket.bytesRead > 50)!.end('x');
    await until(() => started.length === count);
  }
});

test('what is sent while a request waits stays unread, until none does', async () => {
  const socket = await open();
  socket.write(asks(2));
  await until(() => received === 2);
  const ofServer = started[0]!.req.socket;
  expect(ofServer.isPaused()).toBe(true);
  started[0]!.end();
  await until(() => started.length === 2);
  started[1]!.end();
  await until(() => !ofServer.isPaused());
  socket.write(asks(1));
  await until(() => started.length === 3);
});

test('a connection with a flood of requests is ended, and none of them is begun', async () => {
  const socket = await open();
  socket.resume().write(asks(1_500));
  await once(socket, 'close');
  expect(started).toHaveLength(1);
});

test('requests of a client that leaves are not begun', async () => {
  const socket = await open();
  socket.write(asks(3));
  await until(() => received === 3);
  const closed = once(started[0]!, 'close');
  started[0]!.req.socket.destroy();
  await closed;
  await tick();
  expect(started).toHaveLength(1);
});

test.each([
  ['a visitor', undefined, 2],
  ['a proxy of ours', '203.0.113.7', 5],
  ['a program on this machine', '127.0.0.1', 5],
])('%s has so many connections', async (_, peer, most) => {
  // The tests' own connections all come from this machine.
  server.server.prependListener('connection', (socket: Socket) =>
    Object.defineProperty(socket, 'remoteAddress', { value: peer ?? '198.51.100.9' }),
  );
  process.env.TRUSTED_PROXIES = '203.0.113.0/24';
  boundConnections(server.server, 2);
  const ask = async () => (await open()).resume().write(asks(1));
  for (let count = 0; count < 5; count++) await ask();
  await until(() => received === most && sockets.filter(({ closed }) => closed).length === 5 - most);
  const leaving = sockets.find(({ closed }) => !closed)!;
  const left = once(started[0]!, 'close');
  leaving.destroy();
  await left;
  await ask();
  await until(() => received === most + 1);
});
