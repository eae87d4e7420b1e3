import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A relay on a free local port to a server, whose connections can be cut, and which then listens again. */
export async function startRelay(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}));
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const { port } = relay.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    /** Ends all connections and takes no more. */
    async cut() {
      if (!relay.listening) return;
      const closed = new Promise((resolve) => relay.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => once(relay.listen(port, '127.0.0.1'), 'listening'),
  };
}
