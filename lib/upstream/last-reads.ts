import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { log } from '../log';

const MAX_BYTES = 256 * 1024 * 1024;
const WRITES_BETWEEN_PRUNES = 500;

/**
 * What the upstream said last, in a file that outlives the process: an outage, even over a restart, then shows what was
 * known. It can be lost without harm, so that no failure of its own is more than a line in the log.
 */
export class LastReads {
  readonly #database: Database.Database;
  readonly #select: Database.Statement<[string], { value: string }>;
  readonly #upsert: Database.Statement<[string, string]>;
  readonly #maxBytes: number;
  #writes = 0;
  #isFailing = false;

  private constructor(database: Database.Database, maxBytes: number) {
    this.#database = database;
    this.#maxBytes = maxBytes;
    this.#select = database.prepare('SELECT value FROM reads WHERE key = ?');
    this.#upsert = database.prepare('INSERT OR REPLACE INTO reads (key, value) VALUES (?, ?)');
  }

  /**
   * Opens the file in `dataDir`; one that is damaged, or was written by other sources or for another API (`origin`), is
   * begun anew. Null where there can be none.
   */
  static open(dataDir: string, origin: string, maxBytes = MAX_BYTES): LastReads | null {
    const file = path.join(dataDir, 'last-reads.sqlite');
    for (const isLastTry of [false, true]) {
      try {
        mkdirSync(dataDir, { recursive: true, mode: 0o700 });
        return new LastReads(openDatabase(file, origin), maxBytes);
      } catch (error) {
        if (isLastTry) log('warn', 'last-reads-not-opened', { problem: String(error) });
        else for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
      }
    }
    return null;
  }

  /** The JSON that was kept, or null. */
  get(key: string): string | null {
    return this.#try(() => this.#select.get(key)?.value ?? null);
  }

  set(key: string, json: string): void {
    this.#try(() => {
      this.#upsert.run(key, json);
      this.#writes += 1;
      if (this.#writes % WRITES_BETWEEN_PRUNES === 0) this.prune();
    });
  }

  /** Deletes what was written longest ago, until the rest is within the bound. */
  prune(): void {
    const { bytes } = this.#database
      .prepare<[], { bytes: number }>('SELECT coalesce(sum(length(value)), 0) AS bytes FROM reads')
      .get()!;
    if (bytes <= this.#maxBytes) return;
    this.#database
      .prepare(
        `DELETE FROM reads WHERE rowid IN (SELECT rowid FROM
           (SELECT rowid, sum(length(value)) OVER (ORDER BY rowid DESC) AS newer FROM reads) WHERE newer > ?)`,
      )
      .run(this.#maxBytes);
  }

  close(): void {
    this.#database.close();
  }

  #try<Result>(action: () => Result): Result | null {
    try {
      const result = action();
      this.#isFailing = false;
      return result;
    } catch (error) {
      if (!this.#isFailing) log('warn', 'last-reads-failed', { problem: String(error) });
      this.#isFailing = true;
      return null;
    }
  }
}

/** @throws Error for a file that is no database */
function openDatabase(file: string, origin: string): Database.Database {
  const database = new Database(file);
  try {
    // A power cut may lose the last rows, and damages nothing.
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    database.pragma('busy_timeout = 1000');
    // A replaced row gets a new rowid: the smallest is the one written longest ago.
    database.exec(`CREATE TABLE IF NOT EXISTS reads (key TEXT NOT NULL UNIQUE, value TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS origin (name TEXT NOT NULL)`);
    const known = database.prepare<[], { name: string }>('SELECT name FROM origin').get();
    if (known?.name !== origin) {
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
