import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { startServer } from '../test/http-server';
import { refuseUpgrades } from './refuse-upgrade';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer((_, response) => response.end('ok'));
  // As Next does for an address without a page.
  server.server.on('upgrade', () => {});
  refuseUpgrades(server.server);
});
afterAll(() => server.stop());

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

test('a client that leaves before it is answered is no failure', async () => {
  const visitor = connect((server.server.address() as AddressInfo).port);
  visitor.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  visitor.resetAndDestroy();
  await once(visitor, 'close');
  expect((await fetch(server.origin)).status).toBe(200);
});
