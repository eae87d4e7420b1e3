import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Sql } from './database';

/** A store's key, and the code that runs when it is created or migrated; see keys/older-stores. */
export type Sealing = {
  /** Uses a key for a new store; returns its mark. */
  newMark(): string;
  /** Uses the key with this mark. @throws StoreKeyError if it is not available */
  unlock(mark: string): void;
  /** Functions that SQLite migrations call, by name. */
  functions: Record<string, (...values: never[]) => unknown>;
  /** Code that runs after a PostgreSQL migration, by file name. */
  after: Record<string, (sql: Sql) => Promise<void>>;
};

export type Engine = 'sqlite' | 'postgres';

/** Statements that migrate a store to a version from the previous one; `name` is the file's. */
type Step = { name: string; version: number; statements: string };

const FOLDER = 'backend/store';
// The version of 0.2.0, the first release.
const OLDEST: Record<Engine, number> = { sqlite: 10, postgres: 9 };

// SQLite stores and edits tables' SQL when columns are added or dropped; comments would interfere.
const read = (file: string) => readFileSync(resolve(FOLDER, file), 'utf8').replaceAll(/--.*$/gm, '');

function stepFiles(engine: Engine) {
  return readdirSync(resolve(FOLDER, 'steps'))
    .filter((name) => name.endsWith(`.${engine}.sql`))
    .sort()
    .map((name) => ({ name, version: Number.parseInt(name, 10) }));
}

/** Returns the statements that create a new store. */
export const readSchema = (engine: Engine): string => read(`schema.${engine}.sql`);

/** Returns the migrations from a version to the newest, in order. */
export const readSteps = (engine: Engine, from: number): Step[] =>
  stepFiles(engine)
    .filter(({ version }) => version > from)
    .map((step) => ({ ...step, statements: read(`steps/${step.name}`) }));

/** Returns the version that this program migrates to. */
export const newestVersion = (engine: Engine): number => stepFiles(engine).at(-1)!.version;

/** Explains why this program cannot open a store or backup of a version; null if it can. */
export function versionProblem(engine: Engine, version: number): string | null {
  const newest = newestVersion(engine);
  if (version > newest) return `version ${version}, but this release supports versions up to ${newest}`;
  if (version >= OLDEST[engine]) return null;
  return `version ${version}, from before release 0.2.0 (version ${OLDEST[engine]}): start that release with it once, then this one`;
}
