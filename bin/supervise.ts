import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { surviveBrokenPipe } from '../lib/base/log';
import { onStop, type StopSignal } from '../lib/base/on-stop';

export type Program = {
  name: string;
  arguments: string[];
  /** Added to this process's environment. */
  env: Record<string, string>;
  /** Responds with 200 once the program is ready. */
  healthUrl: string;
  /** A regular expression for lines of its standard output to suppress. */
  omits?: string;
};

const START_TIMEOUT_MS = 60_000;
const ASK_TIMEOUT_MS = 2_000;
const STOP_TIMEOUT_MS = 15_000;
const MAX_RESTART_DELAY_MS = 30_000;

const running = new Map<string, ChildProcess>();
let stopping = false;

/**
 * Starts the programs in order, each once the previous one is healthy. Restarts one that exits later after a delay that
 * grows from 1 to 30 seconds; the others keep running. Ctrl-C, SIGTERM or the end of the terminal stops all; if this
 * process is killed, they stop by themselves (lib/base/on-stop.ts).
 * @throws Error when one fails to start the first time
 */
export async function superviseAll(programs: Program[]): Promise<void> {
  surviveBrokenPipe();
  // In reverse: the website needs the API to finish its visitors' requests.
  const names = programs.map(({ name }) => name).reverse();
  onStop((signal) => void stopAll(names, 0, signal));
  for (const program of programs) {
    let exited = false;
    run(program, 1000, () => (exited = true));
    if (!(await becomesHealthy(program.healthUrl, () => exited)) && !stopping) {
      console.error(`The ${program.name} did not start; see above.`);
      await stopAll(names, 1);
    }
  }
}

function run(program: Program, delayMs: number, onFirstExit?: () => void): void {
  const startedAt = Date.now();
  // In its own process group, so that Ctrl-C reaches only this supervisor, which then stops all in order.
  const child = spawn(process.execPath, program.arguments, {
    // The IPC channel carries no messages: it closes when this process is gone.
    stdio: ['inherit', program.omits ? 'pipe' : 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: { ...process.env, ...program.env },
  });
  if (child.stdout) passOn(child.stdout, program.omits);
  running.set(program.name, child);
  child.once('exit', async (code, signal) => {
    running.delete(program.name);
    onFirstExit?.();
    if (stopping) return;
    const delay = Date.now() - startedAt > START_TIMEOUT_MS ? 1000 : delayMs;
    console.error(`The ${program.name} exited (${signal ?? code}); restarting it in ${delay / 1000} s.`);
    await sleep(delay);
    if (!stopping) run(program, Math.min(delay * 2, MAX_RESTART_DELAY_MS));
  });
}

function passOn(output: Readable, omits?: string): void {
  const omitted = omits === undefined ? null : new RegExp(omits);
  createInterface({ input: output }).on('line', (line) => {
    if (!omitted?.test(line)) process.stdout.write(`${line}\n`);
  });
}

async function stopAll(names: string[], exitCode: number, signal: StopSignal = 'SIGTERM'): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const name of names) await stop(name, signal);
  process.exit(exitCode);
}

async function stop(name: string, signal: StopSignal): Promise<void> {
  const child = running.get(name);
  if (!child) return;
  // 'close', not 'exit': waits for its last output.
  const closed = once(child, 'close');
  child.kill(signal);
  const timeout = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await closed;
  clearTimeout(timeout);
}

async function becomesHealthy(url: string, hasExited: () => boolean): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && !hasExited() && !stopping) {
    if (await answers(url)) return true;
    await sleep(150);
  }
  return false;
}

/** Whether a URL responds with 200. Without fetch or node:http, which would permanently take 20 MB. */
function answers(url: string): Promise<boolean> {
  const { hostname, port, host, pathname } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port),
      timeout: ASK_TIMEOUT_MS,
    });
    const end = (answer: boolean) => {
      resolve(answer);
      socket.destroy();
    };
    socket.once('data', (bytes) => end(/^HTTP\/1\.\d 200 /.test(String(bytes))));
    for (const event of ['error', 'timeout', 'close']) socket.once(event, () => end(false));
    socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
}
