import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as tick } from 'node:timers/promises';
import { rawAnswer, startServer } from '../test/http-server';
import { answerBadRequests, refuseUpgrades } from './answer-bad-requests';
import { boundConnections, inTurn } from './connections';
import { drain } from './drain';

describe('connections', () => {
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
});

describe('answer bad requests', () => {
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
      visitor.write(
        `GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`,
      );
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
});

describe('drain', () => {
  let server: Server;
  let port: number;
  let closed: Promise<void>;
  // Keeps connections alive, as the edge does.
  let edge: Agent;

  beforeEach(async () => {
    edge = new Agent({ keepAlive: true, maxSockets: 1 });
    server = createServer((_, response) => response.end('ok')).listen(0);
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(async () => {
    jest.useRealTimers();
    edge.destroy();
    server.closeAllConnections();
    await closed;
  });

  async function sendForm(agent: Agent) {
    const sending = request({ port, agent, method: 'POST' });
    sending.end('a form');
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'close');
    return { connection: response.headers.connection, reused: sending.reusedSocket };
  }

  test('a form sent on a kept-alive connection during shutdown is answered before the server closes', async () => {
    expect(await sendForm(edge)).toEqual({ connection: 'keep-alive', reused: false });
    closed = drain(server);
    expect(await sendForm(edge)).toEqual({ connection: 'close', reused: true });
    await closed;
  });

  test('new connections are accepted while existing ones drain', async () => {
    await sendForm(edge);
    closed = drain(server);
    expect(await sendForm(new Agent())).toEqual({ connection: 'close', reused: false });
    expect(server.listening).toBe(true);
    edge.destroy();
    await closed;
  });

  test.each([
    ['SIGTERM', 5_000],
    ['SIGHUP', 2_000],
  ] as const)(
    'after %s it stops listening in %i ms and cuts what is left after twelve seconds',
    async (signal, grace) => {
      await sendForm(edge);
      edge.destroy();
      const silent = connect(port);
      await once(server, 'connection');
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
      const later = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
      closed = drain(server, signal);
      await later(grace - 100);
      expect(server.listening).toBe(true);
      await later(200);
      while (server.listening) await new Promise((resolve) => setImmediate(resolve));
      await later(12_000 - grace);
      await closed;
      silent.destroy();
    },
  );
});
