import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { fixedHeaders } from './fixed-headers';

/** Node's own statuses for parser errors: https://nodejs.org/api/http.html#event-clienterror */
const STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers requests that Node's parser rejects as Node would, but with the headers of every response. */
export function answerBadRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Aborted by the client, or in the middle of a response.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0)
      return void socket.destroy();
    socket.end(plainAnswer(STATUSES[error.code ?? ''] ?? '400 Bad Request'), () => socket.destroy());
  });
}

/** Refuses protocol upgrades such as WebSocket: Next leaves them open on unknown paths, which would block shutdown. */
export function refuseUpgrades(server: Server): void {
  server.on('upgrade', (_request, connection: Duplex) => {
    connection.on('error', () => {});
    connection.end(plainAnswer('400 Bad Request'), () => connection.destroy());
  });
}

/** A complete response without a body, for a connection that Node no longer reads requests from. */
function plainAnswer(status: string): string {
  const headers = { ...fixedHeaders(), connection: 'close', 'content-length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`;
}
