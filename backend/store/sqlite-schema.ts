import { existsSync } from 'node:fs';
import BetterSqlite, { type Database } from 'better-sqlite3';
import { ensurePrivateFile } from '../../lib/base/private-file';
import { newestVersion, readSchema, type Sealing, versionProblem } from './schema-files';
import { sqlOn } from './sqlite-sql';
import { type Dialect, upgrade } from './upgrade';

export const BUSY_TIMEOUT_MS = 5_000;

const versionOf = (db: Database) => Number(db.pragma('user_version', { simple: true }));

/** Opens a file for writing. */
function connectSqlite(file: string): Database {
  const db = new BetterSqlite(file, { timeout: BUSY_TIMEOUT_MS });
  db.pragma('journal_mode = WAL');
  // NORMAL loses acknowledged forms in a power failure.
  db.pragma('synchronous = FULL');
  // Overwrites deleted data instead of only unlinking it.
  db.pragma('secure_delete = ON');
  return db;
}

/** Opens or creates a store's file, and unlocks it. Throws if it has a version that must be upgraded first. */
export function openSqliteFile(file: string, sealing: Sealing): Database {
  ensurePrivateFile(file);
  const db = connectSqlite(file);
  try {
    if (versionOf(db) === 0) db.transaction(() => create(db, sealing)).immediate();
    const version = versionOf(db);
    if (version !== newestVersion('sqlite'))
      throw new Error(
        `The database has ${versionProblem('sqlite', version) ?? `version ${version}: upgrade it`}.`,
      );
    sealing.unlock(db.prepare<[], string>('SELECT mark FROM store_key').pluck().get() ?? '');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function create(db: Database, sealing: Sealing): void {
  // Another process may have created it first.
  if (versionOf(db) !== 0) return;
  for (const statement of readSchema('sqlite')) db.exec(statement);
  db.prepare('INSERT INTO store_key (mark) VALUES (?)').run(sealing.newMark());
  db.pragma(`user_version = ${newestVersion('sqlite')}`);
}

const dialect = (): Dialect => ({
  schema: readSchema('sqlite'),
  setAside: [
    "SELECT 'DROP TABLE ' || name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE %'",
    "SELECT 'DROP INDEX ' || name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL",
    `SELECT 'ALTER TABLE ' || name || ' RENAME TO old_' || name FROM sqlite_schema
     WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  ],
  columns: 'SELECT name FROM pragma_table_info($1)',
  overriding: '',
  continueIds: [
    "DELETE FROM sqlite_sequence WHERE name NOT GLOB 'old_*'",
    'UPDATE sqlite_sequence SET name = substr(name, 5)',
  ],
  // secure_delete overwrites their pages.
  drop: (tables) => tables.map((table) => `DROP TABLE ${table}`),
});

/** Upgrades a store's file of an earlier version; leaves any other alone. Rejects if this program cannot open it. */
export async function upgradeSqlite(file: string, sealing: Sealing): Promise<void> {
  const newest = newestVersion('sqlite');
  if (!existsSync(file)) return;
  const db = connectSqlite(file);
  try {
    if ([0, newest].includes(versionOf(db))) return;
    // Otherwise dropping a table would delete the rows that refer to it.
    db.pragma('foreign_keys = OFF');
    db.exec('BEGIN IMMEDIATE');
    const version = versionOf(db);
    const problem = versionProblem('sqlite', version);
    if (problem) throw new Error(`The database has ${problem}.`);
    // Another process may have upgraded it first.
    if (version !== newest) await upgrade(sqlOn(db), dialect(), sealing);
    db.pragma(`user_version = ${newest}`);
    db.exec('COMMIT');
    // Overwrites the previous content in the file.
    db.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    // Rolls back what was not committed.
    db.close();
  }
}
