import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export type Program = {
  name: string;
  /** What node is given. */
  arguments: string[];
  /** Beside what this process has. */
  env: Record<string, string>;
  /** Answers 200 once the program works. */
  healthUrl: string;
};

const STARTING_MS = 60_000;
const STOPPING_MS = 15_000;
const LONGEST_PAUSE_MS = 30_000;

const running = new Map<string, ChildProcess>();
let stopping = false;

/**
 * Starts the programs one after the other, each when the one before it answers. One that ends later is started again
 * after a pause that grows from 1 to 30 seconds; the others go on. Ctrl-C or SIGTERM stops all.
 * @throws Error when one does not come up the first time
 */
export async function superviseAll(programs: Program[]): Promise<void> {
  // In reverse: the website finishes its visitors' requests, for which it needs the API.
  const names = programs.map(({ name }) => name).reverse();
  process.on('SIGINT', () => void stopAll(names, 0));
  process.on('SIGTERM', () => void stopAll(names, 0));
  for (const program of programs) {
    let ended = false;
    run(program, 1000, () => (ended = true));
    if (!(await answers(program.healthUrl, () => ended)) && !stopping) {
      console.error(`The ${program.name} did not start; see above.`);
      await stopAll(names, 1);
    }
  }
}

function run(program: Program, pauseMs: number, onFirstEnd?: () => void): void {
  const startedAt = Date.now();
  // Its own process group: Ctrl-C reaches only this supervisor, which then stops all in order.
  const child = spawn(process.execPath, program.arguments, {
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, ...program.env },
  });
  running.set(program.name, child);
  child.once('exit', async (code, signal) => {
    running.delete(program.name);
    onFirstEnd?.();
    if (stopping) return;
    const pause = Date.now() - startedAt > STARTING_MS ? 1000 : pauseMs;
    console.error(`The ${program.name} ended (${signal ?? code}); starting it again in ${pause / 1000} s.`);
    await sleep(pause);
    if (!stopping) run(program, Math.min(pause * 2, LONGEST_PAUSE_MS));
  });
}

async function stopAll(names: string[], exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const name of names) await stop(name);
  process.exit(exitCode);
}

async function stop(name: string): Promise<void> {
  const child = running.get(name);
  if (!child) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOPPING_MS);
  await ended;
  clearTimeout(impatience);
}

async function answers(url: string, hasEnded: () => boolean): Promise<boolean> {
  const deadline = Date.now() + STARTING_MS;
  while (Date.now() < deadline && !hasEnded() && !stopping) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return true;
    await sleep(150);
  }
  return false;
}
