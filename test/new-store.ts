import { createSealing } from '../backend/keys/open-key';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openSqliteStore, type SqliteStoreOptions } from '../backend/open-store';
import { openSqliteFile } from '../backend/store/sqlite-schema';
import type { Store } from '../backend/compose-store';
import { keysForTests } from './backend';

let made: Buffer | undefined;

/** Writes an empty store's file by copying one, which is faster than creating it. */
export function writeNewStore(file: string): void {
  made ??= make();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, made, { mode: 0o600 });
}

/** Opens a SQLite store, created if missing. */
export function openTestStore(options: Omit<SqliteStoreOptions, 'keys'>): Store {
  if (!existsSync(options.file)) writeNewStore(options.file);
  return openSqliteStore({ ...options, keys: keysForTests });
}

function make(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'new-store-'));
  const file = join(folder, 'jobs.sqlite');
  openSqliteFile(file, createSealing(keysForTests)).close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}
