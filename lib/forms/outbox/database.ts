import Database from 'better-sqlite3';
import { ensurePrivateFile } from '../../base/private-file';

const VERSION = 1;

// `recent` recognises repeated submissions; it contains no personal data in clear text.
const SCHEMA = `
CREATE TABLE IF NOT EXISTS entries (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  reference TEXT NOT NULL UNIQUE,
  form TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'refused', 'unreadable')),
  accepted_at INTEGER NOT NULL,
  next_try_at INTEGER NOT NULL,
  leased_until INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  problem BLOB,
  may_repeat INTEGER NOT NULL DEFAULT 0,
  odd_answers INTEGER NOT NULL DEFAULT 0,
  payload BLOB NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS entries_due ON entries (state, next_try_at);
CREATE TABLE IF NOT EXISTS recent (
  hash TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  reference TEXT NOT NULL,
  outcome BLOB
) STRICT;
CREATE INDEX IF NOT EXISTS recent_at ON recent (at);
PRAGMA user_version = ${VERSION};
`;

/**
 * Fingerprints of the browsers' idempotency keys, kept beyond delivery. Earlier releases ignore the table, so the version
 * stays and a rollback works.
 */
const SEEN_KEYS = `
CREATE TABLE IF NOT EXISTS seen_keys (
  key TEXT PRIMARY KEY,
  content TEXT NOT NULL,
  at INTEGER NOT NULL,
  id TEXT NOT NULL,
  reference TEXT NOT NULL,
  is_tracked INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS seen_keys_at ON seen_keys (at);
CREATE INDEX IF NOT EXISTS seen_keys_id ON seen_keys (id);
`;

/** Opens (or creates) the outbox's file, readable by its owner only. @throws Error when it cannot be used */
export function openDatabase(file: string): Database.Database {
  ensurePrivateFile(file);
  // Only the command line writes concurrently, for milliseconds.
  const db = new Database(file, { timeout: 2000 });
  try {
    db.pragma('journal_mode = WAL');
    // NORMAL would lose acknowledged submissions in a power failure.
    db.pragma('synchronous = FULL');
    // Overwrites deleted rows instead of only unlinking them.
    db.pragma('secure_delete = ON');
    db.pragma(`journal_size_limit = ${32 * 1024 * 1024}`);
    const version = db.pragma('user_version', { simple: true }) as number;
    if (version > VERSION) throw new Error(`${file} was made by a newer version of this website`);
    if (version < VERSION) db.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT;`);
    // It is unknown how attempts of an earlier release ended.
    addCount(db, 'may_repeat', 1);
    addCount(db, 'odd_answers', 0);
    db.exec(SEEN_KEYS);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Adds a column that earlier releases lack. They ignore it, so the version stays and a rollback works. */
function addCount(db: Database.Database, name: 'may_repeat' | 'odd_answers', ofEarlier: number): void {
  const find = db.prepare("SELECT 1 FROM pragma_table_info('entries') WHERE name = ?");
  if (find.get(name)) return;
  db.transaction(() => {
    // Checked again within the lock: another process may have added it.
    if (find.get(name)) return;
    db.exec(`ALTER TABLE entries ADD COLUMN ${name} INTEGER NOT NULL DEFAULT 0`);
    if (ofEarlier) db.prepare(`UPDATE entries SET ${name} = ?`).run(ofEarlier);
  }).immediate();
}
