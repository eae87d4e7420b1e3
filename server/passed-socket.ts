import type { Server } from 'node:http';

/** The first file descriptor that systemd passes: https://www.freedesktop.org/software/systemd/man/sd_listen_fds.html */
export const PASSED_FD = 3;

/**
 * Whether systemd passed this process a listening socket, with which connections wait in the kernel during restarts.
 * `npm start` passes it on without LISTEN_PID, which names its own process.
 */
export function hasPassedSocket(variables: Record<string, string | undefined>, pid = process.pid): boolean {
  const { LISTEN_FDS, LISTEN_PID } = variables;
  return LISTEN_FDS === '1' && (LISTEN_PID === undefined || LISTEN_PID === String(pid));
}

/** @throws Error when the socket that systemd passed does not listen on `port` */
export function refuseOtherPort(server: Server, port: number): void {
  const address = server.address();
  const passed = typeof address === 'object' && address ? `port ${address.port}` : `the socket ${address}`;
  if (passed !== `port ${port}`)
    throw new Error(
      `systemd passed ${passed}, but PORT is ${port}: set ListenStream= of dwaar.socket (systemctl edit dwaar.socket) and PORT to the same value.`,
    );
}
