import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Refuses protocol upgrades such as WebSocket. For an unknown address, Next leaves the upgraded connection open; no
 * server timeout applies to it any more, and it would block shutdown.
 */
export function refuseUpgrades(server: Server): void {
  server.on('upgrade', (_request, connection: Duplex) => {
    connection.on('error', () => {});
    connection.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
      connection.destroy(),
    );
  });
}
