import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { drain } from './drain';

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
