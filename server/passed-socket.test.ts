/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasPassedSocket, refuseOtherPort } from './passed-socket';

test.each([
  [{}, false],
  [{ LISTEN_FDS: '1', LISTEN_PID: '7' }, true],
  [{ LISTEN_FDS: '1' }, true],
  [{ LISTEN_FDS: '1', LISTEN_PID: '8' }, false],
  [{ LISTEN_FDS: '2', LISTEN_PID: '7' }, false],
  [{ LISTEN_FDS: '0' }, false],
])('process 7 with %j has a passed socket: %s', (variables, expected) =>
  expect(hasPassedSocket(variables, 7)).toBe(expected),
);

test('a socket on another port than PORT is refused, naming both places to change', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(() => refuseOtherPort(server, port)).not.toThrow();
  expect(() => refuseOtherPort(server, port + 1)).toThrow(
    `systemd passed port ${port}, but PORT is ${port + 1}: set ListenStream= of dwaar.socket`,
  );
  server.close();
});
