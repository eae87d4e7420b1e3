import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';

/** The state of a listening socket in /proc/net/tcp: https://docs.kernel.org/networking/proc_net_tcp.html */
const LISTENING = '0A';

const PROGRAM = /\bdist\/(?:website|backend)\.mjs\0/;

const SUPERVISOR = /\bdist\/start\.mjs\0/;

/**
 * The process to end so that an earlier run from this folder frees a port: its supervisor, or the listener if that runs
 * alone. Read from Linux's /proc; null on other systems, and for listeners of other programs, users and folders.
 */
function ownListener(port: number): number | null {
  const sockets = socketsOf(port);
  const pid =
    sockets.size === 0 ? undefined : listIn('/proc').find((each) => isOwn(each) && holds(each, sockets));
  if (pid === undefined) return null;
  const parent = /^PPid:\s*(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? '';
  return Number(SUPERVISOR.test(read(`/proc/${parent}/cmdline`)) ? parent : pid);
}

/** The links of the file descriptors that listen on a port. */
function socketsOf(port: number): Set<string> {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = ['tcp', 'tcp6'].flatMap((table) => read(`/proc/net/${table}`).split('\n'));
  const listening = rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === LISTENING);
  return new Set(listening.map((columns) => `socket:[${columns[9]}]`));
}

/** Whether a process is a program of this folder, in which it runs. Another copy's may be somebody else's. */
function isOwn(pid: string): boolean {
  if (!PROGRAM.test(read(`/proc/${pid}/cmdline`))) return false;
  const [theirs, own] = [`/proc/${pid}/cwd`, '.'].map((folder) => attempt(() => statSync(folder), null));
  return theirs?.ino === own?.ino && theirs?.dev === own?.dev;
}

const holds = (pid: string, sockets: Set<string>): boolean =>
  listIn(`/proc/${pid}/fd`).some((fd) =>
    sockets.has(attempt(() => readlinkSync(`/proc/${pid}/fd/${fd}`), '')),
  );

const listIn = (folder: string): string[] => attempt(() => readdirSync(folder), []);

const read = (file: string): string => attempt(() => readFileSync(file, 'utf8'), '');

// Processes end at any time, and other users' are closed.
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

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
  return `Port ${port} ${reason}: ${other}`;
}

/** The error code of listening there; null if it works. */
function whyNotListening(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
