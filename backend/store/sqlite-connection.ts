import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { errorCode } from '../../lib/shared/log';
import { StoreBusyError, type Database, type Sql } from './database';
import { migrateSqlite } from './migrations/sqlite';

const BUSY_TIMEOUT_MS = 5_000;
const WRITE_TIMEOUT_MS = 10_000;
const MAX_STATEMENTS = 500;
const MAX_INT32 = 2 ** 31 - 1;

/** Opens (or creates) the store's file and brings its schema up to date. Throws when it cannot be used. */
export function openSqliteFile(file: string): BetterSqlite.Database {
  // The file holds CVs and addresses, for nobody but the owner; SQLite gives its journal the mode of the file.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  const db = new BetterSqlite(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    db.pragma('journal_mode = WAL');
    // NORMAL loses acknowledged forms when the power fails.
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    // What is erased is overwritten, not only unlinked.
    db.pragma('secure_delete = ON');
    migrateSqlite(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * A store's file with two connections: one writes, and the other reads what is committed while a transaction is under
 * way. Several processes may use the file at once.
 */
export function openSqlite(file: string): Database {
  const writer = openSqliteFile(file);
  const reader = new BetterSqlite(file, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  const sql = sqlOn(writer);
  // SQLite's own waiting would hold up the whole process, requests that only read included.
  writer.pragma('busy_timeout = 0');
  let lastTurn: Promise<unknown> = Promise.resolve();

  /** Runs `work` when all transactions of this process that were asked for earlier have ended. */
  const inTurn = <T>(work: (deadline: number) => Promise<T>): Promise<T> => {
    const deadline = performance.now() + WRITE_TIMEOUT_MS;
    const turn = lastTurn.then(() => work(deadline));
    lastTurn = turn.catch(() => {});
    return turn;
  };

  const runTransaction = async <T>(work: (sql: Sql) => Promise<T>, deadline: number): Promise<T> => {
    await begin(writer, deadline);
    try {
      const result = await work(sql);
      writer.exec('COMMIT');
      return result;
    } finally {
      // Some errors, a full disk for one, have ended the transaction already.
      if (writer.inTransaction) writer.exec('ROLLBACK');
    }
  };

  return {
    read: sqlOn(reader),
    transaction: (work) => inTurn((deadline) => runTransaction(work, deadline)),
    erase: (work) =>
      inTurn(async (deadline) => {
        const result = await runTransaction(work, deadline);
        // Until a checkpoint the file still holds the old pages.
        writer.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
        writer.pragma('wal_checkpoint(TRUNCATE)');
        writer.pragma('busy_timeout = 0');
        return result;
      }),
    // Each of its plans follows from the statement and the indexes.
    refreshStatistics: async () => {},
    async close() {
      await lastTurn;
      // The last connection to be closed removes the journal, which one that only reads cannot do.
      reader.close();
      writer.close();
    },
  };
}

/** Begins a write transaction as soon as no other process writes. Rejects with StoreBusyError after the deadline. */
async function begin(db: BetterSqlite.Database, deadline: number): Promise<void> {
  for (;;) {
    try {
      return void db.exec('BEGIN IMMEDIATE');
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > deadline) throw busyError(error);
    }
    await delay(2 + Math.random() * 5);
  }
}

function sqlOn(db: BetterSqlite.Database): Sql {
  const statements = new LRUCache<string, BetterSqlite.Statement<[Record<string, unknown>], object>>({
    max: MAX_STATEMENTS,
  });
  const prepared = (text: string) => {
    const statement = statements.get(text) ?? db.prepare<[Record<string, unknown>], object>(text);
    statements.set(text, statement);
    return statement;
  };
  const run = (text: string, values: unknown[]): object[] => {
    try {
      const statement = prepared(text);
      // $1 is a parameter of the name "1".
      const named = Object.fromEntries(values.map((value, index) => [String(index + 1), bindable(value)]));
      if (statement.reader) return statement.all(named);
      statement.run(named);
      return [];
    } catch (error) {
      throw isBusy(error) ? busyError(error) : error;
    }
  };
  return {
    query: async <Row extends object>(text: string, values: unknown[] = []) => run(text, values) as Row[],
    async insert(table, columns, rows, conflict = '') {
      const names = Object.keys(columns) as (keyof (typeof rows)[number])[];
      const text = `INSERT INTO ${table} (${names.join(', ')})
        VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')}) ${conflict}`;
      for (const row of rows)
        run(
          text,
          names.map((name) => row[name]),
        );
    },
    oneOf: (placeholder) => `IN (SELECT value FROM json_each(${placeholder}))`,
    // Whoever is in a transaction is the only writer.
    forUpdate: '',
    skipLocked: '',
  };
}

/** better-sqlite3 binds a number beyond 32 bits as a float, which FTS5 does not take for a rowid. */
function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (Array.isArray(value)) return JSON.stringify(value);
  return Number.isSafeInteger(value) && Math.abs(value as number) > MAX_INT32
    ? BigInt(value as number)
    : value;
}

const isBusy = (error: unknown) => errorCode(error).startsWith('SQLITE_BUSY');
const busyError = (cause: unknown) =>
  new StoreBusyError('The store is being written by another process.', { cause });
