import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';

/** Longer than a website takes to stop (server/drain.ts). */
const WAIT_MS = 15_000;
const POLL_INTERVAL_MS = 250;

/**
 * Locks a folder for this website: two that share an outbox would deliver each form twice. The lock is the operating
 * system's, on a file, so it ends with the process.
 * @returns a function that releases it earlier
 * @throws Error while another website holds it
 */
export async function claimDataDir(dataDir: string, waitMs = WAIT_MS): Promise<() => void> {
  const folder = path.resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'website.lock');
  closeSync(openSync(file, 'a', 0o600));
  const deadline = Date.now() + waitMs;
  for (;;) {
    const release = lock(file);
    if (release) return release;
    if (Date.now() >= deadline)
      throw new Error(
        `Another website uses DATA_DIR (${folder}). Stop it, or set DATA_DIR to a folder of this website's own.`,
      );
    await sleep(POLL_INTERVAL_MS);
  }
}

/** Locks by a transaction that is never committed; null if another process holds the lock. */
function lock(file: string): (() => void) | null {
  const db = new Database(file, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
    return () => db.close();
  } catch (error) {
    db.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    return null;
  }
}
