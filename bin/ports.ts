import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownListener } from './own-listener';

const POLL_INTERVAL_MS = 200;

/**
 * Checks that a port can be listened on.
 * @param host the address to listen on
 * @param waitMs how long an earlier run that holds the port may still take to stop
 * @throws Error naming the variable to change if the port is in use, or the address does not exist
 */
export async function refuseTakenPort(
  variable: string,
  port: number,
  host: string,
  waitMs = 0,
): Promise<void> {
  const deadline = Date.now() + waitMs;
  let wasOwn = false;
  for (;;) {
    const code = await whyNotListening(port, host);
    if (code === null) return;
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
      throw new Error(`This machine has no address ${host}: set HOST to one of its own addresses.`);
    }
    const pid = code === 'EADDRINUSE' ? ownListener(port) : null;
    // While a process exits, its port is still taken, but no longer by anyone.
    wasOwn ||= pid !== null;
    if (wasOwn && Date.now() < deadline) await sleep(POLL_INTERVAL_MS);
    else throw new Error(taken(code, pid, port, variable));
  }
}

function taken(code: string, pid: number | null, port: number, variable: string): string {
  const other = `set ${variable} to another port.`;
  if (pid !== null)
    return `Port ${port} is in use by your earlier run of Dwaar (process ${pid}). End it with \`kill ${pid}\`, or ${other}`;
  const reason = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${code})`;
  return `Port ${port} ${reason}. Stop that program, or ${other}`;
}

/** The error code of listening there; null if it works. */
function whyNotListening(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
