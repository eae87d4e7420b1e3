import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export type Program = { pid: number; stop: () => Promise<void> };

type ProgramOptions = {
  name: string;
  /** Arguments for node, or for `file` if that is given. */
  command: string[];
  file?: string;
  /** Responds once the program is ready. */
  url: string;
  env?: Record<string, string>;
  cwd?: string;
  /** File for its output. Default: discarded. */
  log?: string;
};

const STARTING_MS = 60_000;
const STOPPING_MS = 10_000;
const running = new Set<ChildProcess>();

// Also cleans up after Ctrl-C and failures.
process.once('exit', () => running.forEach((child) => killGroup(child, 'SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** Starts a server program and waits until it responds. @throws Error when it does not */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { name, command, file = process.execPath, url, env = {}, cwd, log } = options;
  const output = log ? openSync(log, 'a') : 'ignore';
  const child = spawn(file, command, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    cwd,
    stdio: ['ignore', output, output],
    // In its own process group, so that everything it starts ends with it.
    detached: true,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  const deadline = Date.now() + STARTING_MS;
  while (Date.now() < deadline && running.has(child)) {
    const answers = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    );
    if (answers) return { pid: child.pid!, stop: () => stop(child) };
    await sleep(100);
  }
  await stop(child);
  throw new Error(`The ${name} did not start: ${command.join(' ')}${log ? ` (see ${log})` : ''}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const exited = once(child, 'exit');
  killGroup(child, 'SIGTERM');
  const ended = await Promise.race([exited.then(() => true), sleep(STOPPING_MS, false, { ref: false })]);
  if (!ended) {
    killGroup(child, 'SIGKILL');
    await exited;
  }
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // It has just exited by itself.
  }
}
