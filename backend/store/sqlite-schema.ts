import type { Database } from 'better-sqlite3';
import { newestVersion, readSchema, readSteps, type Sealing, versionProblem } from './schema-files';

const versionOf = (db: Database) => Number(db.pragma('user_version', { simple: true }));

/** Creates or migrates a store and unlocks it. Throws if this program cannot open it. */
export function migrateSqlite(db: Database, sealing: Sealing): void {
  const newest = newestVersion('sqlite');
  if (versionOf(db) !== newest) {
    for (const [name, run] of Object.entries(sealing.functions))
      db.function(name, { varargs: true }, (...values) => run(...(values as never[])));
    // Otherwise dropping a rewritten table would cascade to rows that reference it.
    db.pragma('foreign_keys = OFF');
    db.transaction(() => migrateTo(db, newest, sealing)).immediate();
    // Overwrites the previous content in the file.
    db.pragma('wal_checkpoint(TRUNCATE)');
  }
  sealing.unlock(db.prepare<[], string>('SELECT mark FROM store_key').pluck().get() ?? '');
}

function migrateTo(db: Database, newest: number, sealing: Sealing): void {
  // Another process may have migrated it first.
  const version = versionOf(db);
  const problem = version === 0 ? null : versionProblem('sqlite', version);
  if (problem) throw new Error(`The database has ${problem}.`);
  if (version === 0) {
    db.exec(readSchema('sqlite'));
    db.prepare('INSERT INTO store_key (mark) VALUES (?)').run(sealing.newMark());
  } else for (const { statements } of readSteps('sqlite', version)) db.exec(statements);
  db.pragma(`user_version = ${newest}`);
}
