import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { errorCode } from '../error-code';
import { migrate } from './migrations/sqlite';
import { StoreBusyError } from './store';

const BUSY_TIMEOUT_MS = 5_000;
const WRITE_PATIENCE_MS = 10_000;

/** Opens (or creates) the store's file and brings its schema up to date. Throws when it cannot be used. */
export function openDatabase(file: string): Database.Database {
  // The file holds CVs and addresses, for nobody but the owner; SQLite gives its journal the mode of the file.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  const db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    db.pragma('journal_mode = WAL');
    // NORMAL loses acknowledged forms when the power fails.
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    // What is erased is overwritten, not only unlinked.
    db.pragma('secure_delete = ON');
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Runs one write transaction as soon as no other process writes. SQLite's own waiting would hold up the whole
 * process, requests that only read included, so the waiting is done here.
 * Rejects with StoreBusyError after ten seconds.
 */
export async function writeWhenFree<T>(db: Database.Database, work: () => T): Promise<T> {
  const deadline = performance.now() + WRITE_PATIENCE_MS;
  for (;;) {
    try {
      return writeNow(db, work);
    } catch (error) {
      if (!errorCode(error).startsWith('SQLITE_BUSY')) throw error;
      if (performance.now() > deadline) {
        throw new StoreBusyError('The store is being written by another process.', { cause: error });
      }
    }
    await delay(2 + Math.random() * 5);
  }
}

function writeNow<T>(db: Database.Database, work: () => T): T {
  db.pragma('busy_timeout = 0');
  try {
    return db.transaction(work).immediate();
  } finally {
    db.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
}
