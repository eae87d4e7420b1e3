import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Sql } from './database';

/** A store's key, and what it does when a store is created or an older one brought up to date; see keys/open-key. */
export type Sealing = {
  /** Uses a key for a new store, or one without; returns its mark. */
  newMark(): string;
  /** Uses the key with this mark. @throws StoreKeyError if it is not available */
  unlock(mark: string): void;
  /** Encrypts the rows of release 0.2.0's tables, by the table's name, into those of the same name. */
  sealing: Record<string, Mover>;
  /** Turns registered CVs of earlier versions into applications. */
  poolRegistrations: (sql: Sql) => Promise<void>;
};

/** Moves rows from the table `old_…` to one of the current schema; `kept` are the columns that both have. */
export type Mover = (sql: Sql, kept: string[]) => Promise<void>;

export type Engine = 'sqlite' | 'postgres';

/** Versions of stores: release 0.2.0's, those since stores have a key and notes, and this program's. */
const VERSIONS: Record<Engine, { released: number; sealed: number; newest: number }> = {
  sqlite: { released: 10, sealed: 25, newest: 36 },
  postgres: { released: 9, sealed: 24, newest: 35 },
};

/** Returns the statements that create a new store, without comments, which SQLite would store. */
export const readSchema = (engine: Engine): string[] =>
  readFileSync(resolve(`backend/store/schema.${engine}.sql`), 'utf8')
    .replaceAll(/--.*$/gm, '')
    .split(/;\s*$/m)
    .filter((statement) => statement.trim() !== '');

/** Returns the version of the stores that this program creates. */
export const newestVersion = (engine: Engine): number => VERSIONS[engine].newest;

/** Explains why this program cannot open a store or backup of a version; null if it can. */
export function versionProblem(engine: Engine, version: number): string | null {
  const { released, sealed, newest } = VERSIONS[engine];
  if (version > newest) return `version ${version}, but this release supports versions up to ${newest}`;
  if (version === released || version >= sealed) return null;
  return version < released
    ? `version ${version}, from before release 0.2.0 (version ${released}): open it once with that release, then with this one`
    : `version ${version}, which no release wrote: restore a backup by release 0.2.0`;
}
