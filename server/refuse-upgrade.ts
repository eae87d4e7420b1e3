import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Answers who wants to speak another protocol, such as WebSocket. Next leaves such a connection open where it has no page
 * of that address, no timeout of the server's counts for it any more, and it would keep the website from ending.
 */
export function refuseUpgrades(server: Server): void {
  server.on('upgrade', (_request, connection: Duplex) => {
    connection.on('error', () => {});
    connection.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
      connection.destroy(),
    );
  });
}
