import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { ensurePrivateFile } from '../lib/base/private-file';

/** Longer than a website takes to stop (server/drain.ts). */
const WAIT_MS = 15_000;
const POLL_INTERVAL_MS = 250;

/**
 * Locks a folder for this website: two that share an outbox would deliver each form twice.
 * @returns a function that releases it before the process ends
 * @throws Error while another website holds it
 */
export async function claimDataDir(dataDir: string, waitMs = WAIT_MS): Promise<() => void> {
  const folder = path.resolve(dataDir);
  const release = await lockFile(path.join(folder, 'website.lock'), waitMs);
  if (release) return release;
  throw new Error(
    `Another website uses DATA_DIR (${folder}). Stop it, or set DATA_DIR to a folder of this website's own.`,
  );
}

/**
 * Locks a file against other processes. The lock is the operating system's, so it ends with the process, however that ends.
 * @returns a function that releases it; null if another process still holds it after `waitMs`
 */
export async function lockFile(file: string, waitMs = Infinity): Promise<(() => void) | null> {
  ensurePrivateFile(file);
  const deadline = Date.now() + waitMs;
  for (;;) {
    const release = lock(file);
    if (release || Date.now() >= deadline) return release;
    await sleep(POLL_INTERVAL_MS);
  }
}

/** Locks by a transaction that is never committed. */
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
