import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from './is-running';

const FILE = '.next-lock';
/** For so long a lock may be without its holder's number: it is written once the file is there. */
const TAKING_MS = 2_000;

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
    if (isLeftBehind()) rmSync(FILE, { force: true });
    return false;
  }
}

/** By a process that was killed. In a container, the next one may have its number. */
function isLeftBehind(): boolean {
  try {
    const holder = readFileSync(FILE, 'utf8');
    if (holder === '') return Date.now() - statSync(FILE).mtimeMs > TAKING_MS;
    return Number(holder) === process.pid || !isRunning(Number(holder));
  } catch {
    // Given back just now.
    return false;
  }
}
