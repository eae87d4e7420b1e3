import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { isRecord } from '../lib/base/is-record';
import { name as product } from '../package.json';

/** The state of a listening socket in /proc/net/tcp: https://docs.kernel.org/networking/proc_net_tcp.html */
const LISTENING = '0A';
const PROGRAM = /\bdist\/(?:website|backend)\.mjs\0/;
const SUPERVISOR = /\bdist\/start\.mjs\0/;

/**
 * The process to end so that an earlier run of this product frees a port: its supervisor, or the listener if that runs
 * alone. Read from Linux's /proc; null on other systems, and for other programs' and other users' listeners.
 */
export function ownListener(port: number): number | null {
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

/** Whether a process is a program of this product, whose folder it runs in. */
function isOwn(pid: string): boolean {
  if (!PROGRAM.test(read(`/proc/${pid}/cmdline`))) return false;
  const manifest: unknown = attempt(() => JSON.parse(read(`/proc/${pid}/cwd/package.json`)), null);
  return isRecord(manifest) && manifest.name === product;
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
