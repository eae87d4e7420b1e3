import { createServer, type AddressInfo, type Server } from 'node:net';
import { choosePortShift } from './free-ports';

let program: Server;
let port: number;
beforeEach(async () => {
  program = createServer();
  // Low enough that shifted ports are still valid.
  for (port = 23_100; ; port += 1) if (await listens(program, port)) break;
});
afterEach(() => new Promise((resolve) => program.close(resolve)));

const listens = (server: Server, at: number) =>
  new Promise<boolean>((resolve) => {
    server.removeAllListeners().once('error', () => resolve(false));
    server.listen(at, '127.0.0.1', () => resolve((server.address() as AddressInfo).port === at));
  });

test('ports in use are skipped, and free ones are taken unshifted', async () => {
  const shift = await choosePortShift([port, port + 1]);
  expect(shift).toBeGreaterThan(0);
  expect(shift % 2_000).toBe(0);
  expect(await choosePortShift([port + shift, port + shift + 1])).toBe(0);
});

test('a requested shift is kept, or refused with the port and what to do', async () => {
  await expect(choosePortShift([port - 500], '500')).rejects.toThrow(
    `Port ${port} is in use by another program. Unset E2E_PORT_SHIFT`,
  );
  await expect(choosePortShift([port], '-1')).rejects.toThrow('must be a number');
  await expect(choosePortShift([port], '60000')).rejects.toThrow('must be a number');
  const free = await choosePortShift([port]);
  expect(await choosePortShift([port], String(free))).toBe(free);
});
