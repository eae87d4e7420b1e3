import type { Database } from 'better-sqlite3';
import { newestVersion, readSchema, readSteps, type Sealing, versionProblem } from './schema-files';

const versionOf = (db: Database) => Number(db.pragma('user_version', { simple: true }));

/** Makes a new store, or brings one up to date, and unlocks it. Throws when this program cannot open it. */
export function bringSqliteUpToDate(db: Database, sealing: Sealing): void {
  const newest = newestVersion('sqlite');
  if (versionOf(db) !== newest) {
    for (const [name, run] of Object.entries(sealing.functions))
      db.function(name, { varargs: true }, (...values) => run(...(values as never[])));
    // Else a table that is written anew would take along, when the old one is dropped, what refers to it.
    db.pragma('foreign_keys = OFF');
    db.transaction(() => bringTo(db, newest, sealing)).immediate();
    // What was there before is overwritten in the file, too.
    db.pragma('wal_checkpoint(TRUNCATE)');
  }
  sealing.unlock(db.prepare<[], string>('SELECT mark FROM store_key').pluck().get() ?? '');
}

function bringTo(db: Database, newest: number, sealing: Sealing): void {
  // Another process may have been faster.
  const version = versionOf(db);
  const problem = version === 0 ? null : versionProblem('sqlite', version);
  if (problem) throw new Error(`The store has ${problem}.`);
  if (version === 0) {
    db.exec(readSchema('sqlite'));
    db.prepare('INSERT INTO store_key (mark) VALUES (?)').run(sealing.newMark());
  } else for (const { statements } of readSteps('sqlite', version)) db.exec(statements);
  db.pragma(`user_version = ${newest}`);
}
