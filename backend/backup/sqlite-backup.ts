import { existsSync } from 'node:fs';
import { chmod, rename } from 'node:fs/promises';
import Database from 'better-sqlite3';
import type { KeySource } from '../keys/key-source';
import { createSealing } from '../keys/open-key';
import { openSqliteFile } from '../store/sqlite-connection';
import { readSqlite, requireUnusedFile } from '../store/existing-store';
import { upgradeSqlite } from '../store/sqlite-schema';
import { countRows, isEmptyStore } from './row-counts';

/** Copies a store's file consistently while it is in use (https://sqlite.org/backup.html). */
export async function copySqlite(file: string, copy: string): Promise<void> {
  const db = new Database(file, { readonly: true, fileMustExist: true });
  try {
    await db.backup(copy);
  } finally {
    db.close();
  }
}

/** Whether a store's file contains jobs, forms or alerts; false if it is missing. */
export const hasRows = async (file: string): Promise<boolean> =>
  existsSync(file) && !isEmptyStore(await readSqlite(file, countRows));

/**
 * Migrates a copy and moves it into a store's place. Keeps the previous file and returns its new name, if there was
 * one. Rejects with an Error if the file is in use.
 */
export async function installStore(
  copy: string,
  file: string,
  keys: KeySource,
  now: Date,
): Promise<string | null> {
  await chmod(copy, 0o600);
  const [found] = await readSqlite(copy, ({ column }) => column('SELECT * FROM pragma_quick_check'));
  if (found !== 'ok') throw new Error('The database in the backup is damaged.');
  await upgradeSqlite(copy, createSealing(keys));
  openSqliteFile(copy, createSealing(keys)).close();
  if (!existsSync(file)) {
    await rename(copy, file);
    return null;
  }
  requireUnusedFile(file);
  const kept = `${file}.before-${now.toISOString().replaceAll(':', '')}`;
  await rename(file, kept);
  await rename(copy, file);
  return kept;
}
