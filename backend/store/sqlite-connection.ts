import { setTimeout as delay } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import type { Database, Sql } from './database';
import type { Sealing } from './schema-files';
import { BUSY_TIMEOUT_MS, openSqliteFile } from './sqlite-schema';
import { busyError, isBusy, sqlOn } from './sqlite-sql';

const WRITE_TIMEOUT_MS = 10_000;

/**
 * Opens a store's file with two connections: one writes, the other reads committed data during a transaction. Several
 * processes may use the file at once.
 */
export function openSqlite(file: string, sealing: Sealing): Database {
  const writer = openSqliteFile(file, sealing);
  const reader = new BetterSqlite(file, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  const sql = sqlOn(writer);
  // SQLite's own waiting would block the whole process, including reads.
  writer.pragma('busy_timeout = 0');
  let lastTurn: Promise<unknown> = Promise.resolve();
  let isCheckpointDue = false;

  /** Runs `work` after this process's earlier transactions. */
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
      // Some errors, such as a full disk, end the transaction themselves.
      if (writer.inTransaction) writer.exec('ROLLBACK');
    }
  };

  // Until a checkpoint the files still contain old pages. Postponed while another process reads.
  const checkpoint = (timeoutMs: number) => {
    writer.pragma(`busy_timeout = ${timeoutMs}`);
    isCheckpointDue = writer.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 1;
    writer.pragma('busy_timeout = 0');
  };

  return {
    read: sqlOn(reader),
    // Uses a separate connection, because transactions belong to connections.
    async snapshot(work) {
      const own = new BetterSqlite(file, { readonly: true, timeout: BUSY_TIMEOUT_MS });
      try {
        own.exec('BEGIN');
        return await work(sqlOn(own));
      } finally {
        own.close();
      }
    },
    transaction: (work) =>
      inTurn(async (deadline) => {
        const result = await runTransaction(work, deadline);
        if (isCheckpointDue) checkpoint(0);
        return result;
      }),
    erase: (tables, work) =>
      inTurn(async (deadline) => {
        const result = await runTransaction(async (sql) => {
          const done = await work(overwriteBeforeDelete(sql));
          // Merged index pages can keep a copy of an entry deleted later: 2 of 300 times.
          for (const table of tables) writer.exec(`REINDEX ${table}`);
          return done;
        }, deadline);
        checkpoint(BUSY_TIMEOUT_MS);
        return result;
      }),
    // Its plans depend only on statements and indexes.
    refreshStatistics: async () => {},
    async close() {
      await lastTurn;
      // Only closing a writing connection last removes the journal.
      reader.close();
      writer.close();
    },
  };
}

/** Overwrites rows before deleting them, because deletion moves neighbouring rows, which can leave copies. */
function overwriteBeforeDelete(sql: Sql): Sql {
  return {
    ...sql,
    async query<Row extends object>(text: string, values: unknown[] = []) {
      const [, table, where] = /^DELETE FROM (\w+)\s+WHERE\s(.*?)(?:\sRETURNING\s|$)/s.exec(text) ?? [];
      const sealed = table
        ? await sql.column<string>(`SELECT name FROM pragma_table_info('${table}') WHERE type = 'BLOB'`)
        : [];
      // The same length keeps the row in place.
      const emptied = sealed.map((column) => `${column} = zeroblob(length(${column}))`);
      if (emptied.length > 0)
        await sql.query(`UPDATE ${table} SET ${emptied.join(', ')} WHERE ${where}`, values);
      return sql.query<Row>(text, values);
    },
  };
}

/** Begins a write transaction when no other process is writing. Rejects with StoreBusyError after the deadline. */
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
