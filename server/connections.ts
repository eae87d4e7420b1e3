import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isProxy, limitKey, normalAddress } from '../lib/forms/guard/client-address';

/** How many requests may wait for earlier ones of their connection; clients that pipeline send about ten. */
const MAX_WAITING = 10;
/** As at the edge (docs/edge.md), since mobile carriers put hundreds of people behind one address. */
const MAX_PER_ADDRESS = 500;

const waiting = new WeakMap<Socket, (() => void)[]>();

/**
 * Starts a request once all earlier ones of its connection are answered. Node hands over every request in a packet at
 * once, up to 1,700 in 64 kB, and would keep all their responses until the client reads them.
 */
export function inTurn({ socket }: IncomingMessage, response: ServerResponse, start: () => void): void {
  const begin = () => {
    response.once('close', () => startNext(socket));
    start();
  };
  const queue = waiting.get(socket);
  if (!queue) {
    waiting.set(socket, []);
    if (socket.writable) begin();
  } else if (queue.push(begin) > MAX_WAITING) socket.destroy();
  // Node resumes the socket at the end of each request.
  else process.nextTick(() => void (waiting.get(socket)?.length && socket.pause()));
}

function startNext(socket: Socket): void {
  const begin = socket.writable && waiting.get(socket)?.shift();
  if (begin) return begin();
  waiting.delete(socket);
  if (socket.isPaused()) socket.resume();
}

/** Bounds the connections of one address, except of proxies, which carry those of many. */
export function boundConnections(server: Server, max = MAX_PER_ADDRESS): void {
  const counts = new Map<string, number>();
  const count = (key: string, change: number) => {
    const result = (counts.get(key) ?? 0) + change;
    if (result === 0) counts.delete(key);
    else counts.set(key, result);
    return result;
  };
  server.on('connection', (socket: Socket) => {
    const address = normalAddress(socket.remoteAddress ?? '');
    if (!address || isProxy(address)) return;
    const key = limitKey(address);
    socket.once('close', () => count(key, -1));
    if (count(key, 1) > max) socket.destroy();
  });
}
