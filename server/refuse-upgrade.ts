import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainAnswer } from './answer-bad-requests';

/**
 * Refuses protocol upgrades such as WebSocket. For an unknown address, Next leaves the upgraded connection open; no
 * server timeout applies to it any more, and it would block shutdown.
 */
export function refuseUpgrades(server: Server): void {
  server.on('upgrade', (_request, connection: Duplex) => {
    connection.on('error', () => {});
    connection.end(plainAnswer('400 Bad Request'), () => connection.destroy());
  });
}
