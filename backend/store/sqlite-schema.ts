import type { Database } from 'better-sqlite3';
import { newestVersion, readSchema, readSteps, type Sealing, versionProblem } from './schema-files';

const versionOf = (db: Database) => Number(db.pragma('user_version', { simple: true }));

/** Makes a new store, or brings one up to date. Throws when this program cannot open one of its version. */
export function bringSqliteUpToDate(db: Database, sealing: Sealing): void {
  const newest = newestVersion('sqlite');
  if (versionOf(db) === newest) return;
  for (const [name, run] of Object.entries(sealing.functions()))
    db.function(name, (...values) => run(...(values as never[])));
  // Else a table that is written anew would take along, when the old one is dropped, what refers to it.
  db.pragma('foreign_keys = OFF');
  db.transaction(() => {
    // Another process may have been faster.
    const version = versionOf(db);
    const problem = version === 0 ? null : versionProblem('sqlite', version);
    if (problem) throw new Error(`The store has ${problem}.`);
    if (version === 0) {
      db.exec(readSchema('sqlite'));
      db.prepare('INSERT INTO store_keys (id, wrapped) VALUES (@id, @wrapped)').run(sealing.firstKey());
    } else for (const { statements } of readSteps('sqlite', version)) db.exec(statements);
    db.pragma(`user_version = ${newest}`);
  }).immediate();
}
