import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const STARTING_MS = 60_000;

/** A server program that can be killed without warning and restarted; `url` responds once it is ready. */
export function program(name: string, command: string[], url: string, env: Record<string, string>) {
  let child: ChildProcess | null = null;
  process.once('exit', () => killGroup(child));

  async function start(): Promise<void> {
    // In its own process group, so that everything it starts is killed with it. Its logs of the faults are of no
    // interest.
    const started = spawn(process.execPath, command, {
      env: { ...process.env, ...env },
      stdio: 'ignore',
      detached: true,
    });
    child = started;
    const deadline = Date.now() + STARTING_MS;
    while (Date.now() < deadline && started.exitCode === null) {
      const ok = await fetch(url).then(
        (response) => response.ok,
        () => false,
      );
      if (ok) return;
      await sleep(50);
    }
    throw new Error(`The ${name} did not start: ${command.join(' ')}`);
  }

  async function kill(): Promise<void> {
    if (!child) return;
    const exited = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    killGroup(child);
    await exited;
    child = null;
  }

  return { start, kill };
}

function killGroup(child: ChildProcess | null): void {
  if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
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
