import { chmodSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { errorCode, log } from '../base/log';
import { ensurePrivateFile } from '../base/private-file';

const MAX_BYTES = 256 * 1024 * 1024;
const WRITES_BETWEEN_PRUNES = 500;
/** How long to wait for another process's lock. Short, because this blocks the event loop. */
const BUSY_TIMEOUT_MS = 1_000;

/**
 * The last upstream responses in a file, so that they can be served during an outage, even after a restart. The data is
 * expendable: failures are only logged.
 */
export class LastReads {
  readonly #database: Database.Database;
  readonly #select: Database.Statement<[string], { value: string }>;
  readonly #upsert: Database.Statement<[string, string]>;
  readonly #maxBytes: number;
  #writes = 0;
  /** Operations whose last attempt failed. */
  readonly #failing = new Set<'get' | 'set'>();

  private constructor(database: Database.Database, maxBytes: number) {
    this.#database = database;
    this.#maxBytes = maxBytes;
    this.#select = database.prepare('SELECT value FROM reads WHERE key = ?');
    this.#upsert = database.prepare('INSERT OR REPLACE INTO reads (key, value) VALUES (?, ?)');
  }

  /**
   * Opens the file in `dataDir`; replaces one that is damaged, or was written by other sources or for another API
   * (`origin`). Null if that fails, which is logged.
   */
  static open(dataDir: string, origin: string, maxBytes = MAX_BYTES): LastReads | null {
    const file = path.join(dataDir, 'last-reads.sqlite');
    const tryToOpen = () => new LastReads(openDatabase(file, origin), maxBytes);
    try {
      try {
        makePrivate(file);
        return tryToOpen();
      } catch (error) {
        if (!isDamage(error)) throw error;
        for (const suffix of FILES) rmSync(file + suffix, { force: true });
        makePrivate(file);
        return tryToOpen();
      }
    } catch (error) {
      log('warn', 'last-reads-not-opened', { problem: String(error) });
      return null;
    }
  }

  /** The stored JSON, or null. */
  get(key: string): string | null {
    return this.#try('get', () => this.#select.get(key)?.value ?? null);
  }

  set(key: string, json: string): void {
    this.#try('set', () => {
      this.#upsert.run(key, json);
      this.#writes += 1;
      if (this.#writes % WRITES_BETWEEN_PRUNES === 0) this.prune();
    });
  }

  /** Deletes the oldest entries until the rest fit the limit. */
  prune(): void {
    const { bytes } = this.#database
      .prepare<[], { bytes: number }>('SELECT coalesce(sum(octet_length(value)), 0) AS bytes FROM reads')
      .get()!;
    if (bytes <= this.#maxBytes) return;
    this.#database
      .prepare(
        `DELETE FROM reads WHERE rowid IN (SELECT rowid FROM
           (SELECT rowid, sum(octet_length(value)) OVER (ORDER BY rowid DESC) AS newer FROM reads) WHERE newer > ?)`,
      )
      .run(this.#maxBytes);
  }

  close(): void {
    this.#database.close();
  }

  #try<Result>(kind: 'get' | 'set', action: () => Result): Result | null {
    try {
      const result = action();
      this.#failing.delete(kind);
      return result;
    } catch (error) {
      if (!this.#failing.has(kind)) log('warn', 'last-reads-failed', { problem: String(error) });
      this.#failing.add(kind);
      return null;
    }
  }
}

const FILES = ['', '-wal', '-shm'];

/** Also of files of an earlier release. */
function makePrivate(file: string): void {
  ensurePrivateFile(file);
  for (const suffix of FILES) if (existsSync(file + suffix)) chmodSync(file + suffix, 0o600);
}

/** Whether the file is not a database of ours, as opposed to busy, read-only or on a full disk. */
function isDamage(error: unknown): boolean {
  return /^SQLITE_(?:NOTADB|CORRUPT|ERROR)/.test(errorCode(error));
}

/** @throws Error if the file is not a database */
function openDatabase(file: string, origin: string): Database.Database {
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    // A power cut may lose the last rows, but damages nothing.
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    // A replaced row gets a new rowid, so the smallest belongs to the oldest write.
    database.exec(`CREATE TABLE IF NOT EXISTS reads (key TEXT NOT NULL UNIQUE, value TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS origin (name TEXT NOT NULL)`);
    const stored = database.prepare<[], { name: string }>('SELECT name FROM origin').get();
    if (stored?.name !== origin) {
      database.transaction(() => {
        database.exec('DELETE FROM reads; DELETE FROM origin');
        database.prepare('INSERT INTO origin (name) VALUES (?)').run(origin);
      })();
    }
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
