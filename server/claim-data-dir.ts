import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';

/** Longer than a website that was told to stop takes (server/drain.ts). */
const WAIT_MS = 15_000;
const POLL_INTERVAL_MS = 250;

/**
 * Claims a folder for this website: two on one outbox would deliver each other's forms, and each would take over what the
 * other is about to deliver. The claim ends with the process, however that ends, as it is a lock of the system's on a file.
 * @returns a function that ends it earlier
 * @throws Error while another website has the folder
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

/** A transaction that is never committed; null where another one has begun. */
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
