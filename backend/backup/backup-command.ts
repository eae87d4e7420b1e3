import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CommandError } from '../base/command';
import { logFailure } from '../../lib/base/log';
import { backupMark, storageFolder, storeFile } from '../base/data-dir';
import { readSqlite, requireStore } from '../store/existing-store';
import type { StoreLocation } from '../keys/key-source';
import { includeKey, keyMarkOf } from './backup-keys';
import { NAMES, type About, withWorkFolder } from './contents';
import { countRows, summaryText, isEmptyStore, type RowCounts } from './row-counts';
import { dumpPostgres, type PostgresStore } from './postgres-backup';
import { pack } from './run-program';
import { copySqlite } from './sqlite-backup';

export type BackupPlace = StoreLocation;

/** The store contains no jobs and no forms. */
export class EmptyStoreError extends CommandError {
  override name = 'EmptyStoreError';
}

/**
 * Writes a consistent snapshot of the store and the public files as a gzipped tar file, readable by its owner only,
 * with the key if `withKey`. Rejects with CommandError, writing nothing, if the store is missing or empty.
 */
export async function backupCommand(place: BackupPlace, file: string, withKey = false): Promise<void> {
  const target = resolve(file);
  if (!existsSync(dirname(target))) throw new CommandError(`There is no folder ${dirname(target)}.`);
  await requireStore(place);
  let summary = '';
  let warning = '';
  await withWorkFolder(dirname(target), async (folder) => {
    const inside = join(folder, 'backup');
    await mkdir(inside);
    const { rows, store, keyMark } = await copyStore(place, inside);
    if (isEmptyStore(rows))
      throw new EmptyStoreError(
        `The database ${placeName(place)} is empty: there is nothing to back up. Are these the site’s settings?`,
      );
    const storage = storageFolder(place.dataDir);
    if (existsSync(storage)) await cp(storage, join(inside, NAMES.storage), { recursive: true });
    summary = summaryText(rows, await countFiles(join(inside, NAMES.storage)));
    warning = warningOf(keyMark, withKey);
    const about: About = {
      format: 'dwaar-backup-2',
      engine: place.databaseUrl === null ? 'sqlite' : 'postgres',
      at: new Date().toISOString(),
      store,
      keyMark: keyMark ?? undefined,
    };
    if (withKey) await includeKey(place, keyMark, inside);
    await writeFile(join(inside, NAMES.about), JSON.stringify(about));
    const packed = join(folder, 'packed');
    await pack(inside, packed);
    await chmod(packed, 0o600);
    const written = await open(packed, 'r+');
    await written.sync().finally(() => written.close());
    await rename(packed, target);
  });
  await markBackup(place.dataDir, dirname(target));
  const { size } = await stat(target);
  process.stdout.write(`Wrote ${file} (${size} bytes): ${summary}. ${warning}\n`);
}

function warningOf(keyMark: string | null, withKey: boolean): string {
  if (keyMark === null) return 'It contains personal data, with forms and CVs not encrypted: keep it safe.';
  return withKey
    ? 'It includes its key: anyone who has the file can read all forms and CVs in it.'
    : 'Its forms and CVs are encrypted, and the key is not included: keep the key safe, in another place.';
}

// A failure does not invalidate the backup: PostgreSQL may be backed up without the folder, or by a user who may not
// write there.
async function markBackup(dataDir: string, folder: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  try {
    await writeFile(backupMark(dataDir), `${new Date().toISOString()}\n${folder}\n`, { mode: 0o600 });
  } catch (error) {
    logFailure('could not record the date of the backup in DATA_DIR', error);
  }
}

const placeName = ({ dataDir, databaseUrl }: BackupPlace) =>
  databaseUrl === null ? `in ${resolve(dataDir)}` : 'at DATABASE_URL';

async function countFiles(folder: string): Promise<number> {
  if (!existsSync(folder)) return 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

type Copied = { rows: RowCounts; store?: PostgresStore; keyMark: string | null };

async function copyStore({ dataDir, databaseUrl }: BackupPlace, inside: string): Promise<Copied> {
  if (databaseUrl !== null) return dumpPostgres(databaseUrl, join(inside, NAMES.postgres));
  const copy = join(inside, NAMES.sqlite);
  await copySqlite(storeFile(dataDir), copy);
  const copied = await readSqlite(copy, async (sql) => ({
    rows: await countRows(sql),
    keyMark: await keyMarkOf(sql),
  }));
  // Created by opening the copy; they do not belong in the backup.
  for (const ending of ['-wal', '-shm']) await rm(copy + ending, { force: true });
  return copied;
}
