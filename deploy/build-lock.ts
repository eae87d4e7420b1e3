import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from './is-running';

const FILE = '.next-lock';

/** Runs `work` while no other process of this folder builds; waits for one that does. */
export async function withBuildLock(work: () => Promise<void>): Promise<void> {
  while (!take()) await sleep(500);
  try {
    await work();
  } finally {
    rmSync(FILE, { force: true });
  }
}

function take(): boolean {
  try {
    writeFileSync(FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Left behind by one that was killed.
    if (!isRunning(Number(readHolder()))) rmSync(FILE, { force: true });
    return false;
  }
}

function readHolder(): string {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}
