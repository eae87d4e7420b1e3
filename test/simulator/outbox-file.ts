import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { openDatabase } from '../../lib/forms/outbox/database';
import { createStore } from '../../lib/forms/outbox/store';
import { createVault } from '../../lib/base/vault';

/** An outbox's database, which outlives processes; emptied for each world. In memory, as the machine never dies. */
export function openOutboxFile() {
  const folder = mkdtempSync(path.join(tmpdir(), 'simulated-'));
  const made = openDatabase(path.join(folder, 'outbox.sqlite'));
  // In-memory databases have no write-ahead log.
  made.pragma('journal_mode = DELETE');
  const db = new Database(made.serialize());
  made.close();
  rmSync(folder, { recursive: true });
  const empty = db.transaction(() => {
    db.exec('DELETE FROM entries; DELETE FROM recent');
  });
  return {
    db,
    store: createStore(db),
    vault: createVault(randomBytes(32), 'outbox'),
    empty,
    remove: () => void db.close(),
  };
}

export type OutboxFile = ReturnType<typeof openOutboxFile>;
