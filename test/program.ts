import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

// Kill all programs when this process exits.
const all = new Set<ChildProcess>();
process.once('exit', () => all.forEach((child) => killGroup(child, 'SIGKILL')));

const STARTING_MS = 60_000;
const STOPPING_MS = 30_000;

/**
 * `file`: executable instead of Node; `log`: file for its output, discarded by default; `isReady`: readiness check
 * instead of a successful response at `url`.
 */
type Options = { file?: string; cwd?: string; log?: string; isReady?: () => Promise<boolean> };
export type Program = ReturnType<typeof program>;

/**
 * A server program that can be killed (by default with SIGKILL) and restarted; `url` responds once it is ready. `pid`
 * is 0 while it is not running.
 */
export function program(
  name: string,
  command: string[],
  url: string,
  env: Record<string, string>,
  { file = process.execPath, cwd, log, isReady = () => answers(url) }: Options = {},
) {
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const output = log ? openSync(log, 'a') : 'ignore';
    // In a process group, so that its children are killed with it.
    const started = spawn(file, command, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      cwd,
      stdio: ['ignore', output, output],
      detached: true,
    });
    if (typeof output === 'number') closeSync(output);
    child = started;
    all.add(started);
    const deadline = Date.now() + STARTING_MS;
    while (Date.now() < deadline && isRunning(started)) {
      if (await isReady()) return;
      await sleep(50);
    }
    await kill();
    throw new Error(
      `The ${name} did not start: ${command.join(' ')}${log ? `\n${readFileSync(log, 'utf8')}` : ''}`,
    );
  }

  async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!child) return;
    const exited = isRunning(child) ? once(child, 'exit') : null;
    killGroup(child, signal);
    const patience = setTimeout(() => killGroup(child, 'SIGKILL'), STOPPING_MS);
    await exited;
    clearTimeout(patience);
    all.delete(child);
    child = null;
  }

  const pid = () => (child && isRunning(child) ? child.pid! : 0);
  return { pid, start, kill };
}

/** Whether a URL responds successfully. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** This machine's IPv4 addresses apart from loopback. */
export const outsideAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

function killGroup(child: ChildProcess | null, signal: NodeJS.Signals): void {
  if (!child?.pid || !isRunning(child)) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Already exited.
  }
}

/** Output of a command. @throws Error when it fails */
export function runToEnd(command: string[], env: Record<string, string>): string {
  return execFileSync(process.execPath, command, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
