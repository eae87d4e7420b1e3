import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Sql } from './database';

/** The key of a store, and what code does when one is made or brought up to date; see keys/older-stores. */
export type Sealing = {
  /** Takes a key for a new store; returns the mark by which it is known. */
  newMark(): string;
  /** Takes the key of a mark. @throws StoreKeyError where this program does not have it */
  unlock(mark: string): void;
  /** Functions that steps for SQLite call, by name. */
  functions: Record<string, (...values: never[]) => unknown>;
  /** What follows a step for PostgreSQL, by its file. */
  after: Record<string, (sql: Sql) => Promise<void>>;
};

export type Engine = 'sqlite' | 'postgres';

/** Statements that bring a store to a version from the one before; `name` is their file's. */
type Step = { name: string; version: number; statements: string };

const FOLDER = 'backend/store';
// Release 0.2.0's. Nothing older was released.
const OLDEST: Record<Engine, number> = { sqlite: 10, postgres: 9 };

// SQLite keeps a table's statement, and edits it when a column is added or dropped: comments would be in the way.
const read = (file: string) => readFileSync(resolve(FOLDER, file), 'utf8').replaceAll(/--.*$/gm, '');

function stepFiles(engine: Engine) {
  return readdirSync(resolve(FOLDER, 'steps'))
    .filter((name) => name.endsWith(`.${engine}.sql`))
    .sort()
    .map((name) => ({ name, version: Number.parseInt(name, 10) }));
}

/** The statements that make a new store, of the newest version. */
export const readSchema = (engine: Engine): string => read(`schema.${engine}.sql`);

/** The steps from a version to the newest one, in order. */
export const readSteps = (engine: Engine, from: number): Step[] =>
  stepFiles(engine)
    .filter(({ version }) => version > from)
    .map((step) => ({ ...step, statements: read(`steps/${step.name}`) }));

/** The version that this program brings a store to. */
export const newestVersion = (engine: Engine): number => stepFiles(engine).at(-1)!.version;

/** Why this program cannot open a store, or a backup, of a version, and what to do; null where it can. */
export function versionProblem(engine: Engine, version: number): string | null {
  const newest = newestVersion(engine);
  if (version > newest) return `version ${version}, and this program knows versions up to ${newest}`;
  if (version >= OLDEST[engine]) return null;
  return `version ${version}, from before release 0.2.0, which has ${OLDEST[engine]}: start that release with it once, then this one`;
}
