import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from './is-running';
import { errorCode } from '../lib/base/log';

const FILE = '.next-lock';
/** How long a lock file may be empty: its pid is written after it is created. */
const MAX_EMPTY_MS = 2_000;

/** Runs `work` while no other process builds in this folder; waits for a running build. */
export async function withBuildLock(work: () => Promise<void>): Promise<void> {
  while (!acquire()) await sleep(500);
  try {
    await work();
  } finally {
    rmSync(FILE, { force: true });
  }
}

function acquire(): boolean {
  try {
    writeFileSync(FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    if (isStale()) rmSync(FILE, { force: true });
    return false;
  }
}

/** Whether the lock's process was killed. In a container, the next process may have the same pid. */
function isStale(): boolean {
  try {
    const holder = readFileSync(FILE, 'utf8');
    if (holder === '') return Date.now() - statSync(FILE).mtimeMs > MAX_EMPTY_MS;
    return Number(holder) === process.pid || !isRunning(Number(holder));
  } catch {
    // Just released.
    return false;
  }
}
