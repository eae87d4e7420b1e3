import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const STARTING_MS = 60_000;
const STOPPING_MS = 30_000;

/** `file`: the program in place of Node; `log`: a file for its output, which otherwise is of no interest. */
type Options = { file?: string; cwd?: string; log?: string };
export type Program = ReturnType<typeof program>;

/**
 * A server program that can be killed, without warning by default, and restarted; `url` responds once it is ready. `pid` is
 * 0 while it does not run.
 */
export function program(
  name: string,
  command: string[],
  url: string,
  env: Record<string, string>,
  { file = process.execPath, cwd, log }: Options = {},
) {
  let child: ChildProcess | null = null;
  process.once('exit', () => killGroup(child, 'SIGKILL'));

  async function start(): Promise<void> {
    const output = log ? openSync(log, 'a') : 'ignore';
    // In its own process group, so that everything it starts is killed with it.
    const started = spawn(file, command, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      cwd,
      stdio: ['ignore', output, output],
      detached: true,
    });
    if (typeof output === 'number') closeSync(output);
    child = started;
    const deadline = Date.now() + STARTING_MS;
    while (Date.now() < deadline && isRunning(started)) {
      const ok = await fetch(url).then(
        (response) => response.ok,
        () => false,
      );
      if (ok) return;
      await sleep(50);
    }
    await kill();
    throw new Error(`The ${name} did not start: ${command.join(' ')}${log ? ` (see ${log})` : ''}`);
  }

  async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!child) return;
    const exited = isRunning(child) ? once(child, 'exit') : null;
    killGroup(child, signal);
    const patience = setTimeout(() => killGroup(child, 'SIGKILL'), STOPPING_MS);
    await exited;
    clearTimeout(patience);
    child = null;
  }

  const pid = () => (child && isRunning(child) ? child.pid! : 0);
  return { pid, start, kill };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

function killGroup(child: ChildProcess | null, signal: NodeJS.Signals): void {
  if (!child?.pid || !isRunning(child)) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has just exited by itself.
  }
}

/** Output of a command. @throws Error when it fails */
export function runToEnd(command: string[], env: Record<string, string>): string {
  return execFileSync(process.execPath, command, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}
