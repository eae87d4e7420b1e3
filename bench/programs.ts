import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A server program; `pid` is 0 while it does not run. */
export type Program = {
  readonly pid: number;
  start: () => Promise<void>;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

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
  let child = await startChild(options);
  return {
    get pid() {
      return running.has(child) ? child.pid! : 0;
    },
    start: async () => void (child = await startChild(options)),
    stop: (signal = 'SIGTERM') => stop(child, signal),
  };
}

/** Output of one of the built programs. @throws Error when it fails */
export async function outputOf(command: string[], env: Record<string, string>): Promise<string> {
  const options = { env: { ...process.env, ...env }, maxBuffer: Infinity };
  return (await promisify(execFile)(process.execPath, command, options)).stdout;
}

async function startChild(options: ProgramOptions): Promise<ChildProcess> {
  const { name, command, file = process.execPath, url, env = {}, cwd, log } = options;
  const output = log ? openSync(log, 'a') : 'ignore';
  const child = spawn(file, command, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    cwd,
    stdio: ['ignore', output, output],
    // In its own process group, so that everything it starts ends with it.
    detached: true,
  });
  if (typeof output === 'number') closeSync(output);
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  const deadline = Date.now() + STARTING_MS;
  while (Date.now() < deadline && running.has(child)) {
    const answers = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    );
    if (answers) return child;
    await sleep(100);
  }
  await stop(child, 'SIGTERM');
  throw new Error(`The ${name} did not start: ${command.join(' ')}${log ? ` (see ${log})` : ''}`);
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!running.has(child)) return;
  const exited = once(child, 'exit');
  killGroup(child, signal);
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
