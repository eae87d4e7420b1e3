import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, open, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { logFailure } from '../../lib/base/log';
import { CommandError } from '../base/command';
import { backupMark, storageFolder, storeFile } from '../base/data-dir';
import { candidateKeys, type StoreLocation } from '../keys/key-source';
import { keyWith } from '../keys/store-key';
import { requireStore } from '../store/existing-store';
import { type About, NAMES, runProgram, withWorkFolder } from './archive';
import { describeStore, isEmpty, summaryOf } from './describe-store';
import { dumpPostgres } from './postgres-programs';

/** The store contains no jobs and no forms. */
export class EmptyStoreError extends CommandError {
  override name = 'EmptyStoreError';
}

/**
 * Writes a consistent snapshot of the store and the public files as a gzipped tar file, readable by its owner only,
 * with the key if `withKey`. Rejects with CommandError, writing nothing, if the store is missing or empty.
 */
export async function backupCommand(place: StoreLocation, file: string, withKey = false): Promise<void> {
  const { dataDir, databaseUrl } = place;
  const target = resolve(file);
  if (!existsSync(dirname(target))) throw new CommandError(`There is no folder ${dirname(target)}.`);
  await requireStore(place);
  const described = await describeStore(place);
  const { counts, keyMark, store } = described;
  if (isEmpty(described))
    throw new EmptyStoreError(
      `The database ${databaseUrl === null ? `in ${resolve(dataDir)}` : 'at DATABASE_URL'} is empty: there is nothing to back up. Are these the site’s settings?`,
    );
  const key = withKey ? keyWith(keyMark, candidateKeys(place)) : undefined;
  if (withKey && !key) throw new CommandError('--with-key: the database’s key was not found.');
  await withWorkFolder(dirname(target), async (folder) => {
    const inside = join(folder, 'backup');
    await mkdir(inside);
    if (databaseUrl === null) await copySqlite(storeFile(dataDir), join(inside, NAMES.sqlite));
    else await dumpPostgres(databaseUrl, store!.schema, join(inside, NAMES.postgres));
    const storage = join(inside, NAMES.storage);
    if (existsSync(storageFolder(dataDir))) await cp(storageFolder(dataDir), storage, { recursive: true });
    counts.push([await countFiles(storage), 'picture']);
    const about: About = {
      format: 'dwaar-backup-2',
      engine: databaseUrl === null ? 'sqlite' : 'postgres',
      at: new Date().toISOString(),
      store,
      keyMark: keyMark ?? undefined,
    };
    await writeFile(join(inside, NAMES.about), JSON.stringify(about));
    if (key) await writeFile(join(inside, NAMES.key), key, { mode: 0o600 });
    const packed = join(folder, 'packed');
    await runProgram('tar', ['-czf', packed, '-C', inside, '.']);
    await chmod(packed, 0o600);
    const written = await open(packed, 'r+');
    await written.sync().finally(() => written.close());
    await rename(packed, target);
  });
  await markBackup(dataDir, dirname(target));
  const { size } = await stat(target);
  process.stdout.write(
    `Wrote ${file} (${size} bytes): ${summaryOf(counts)}. ${warningOf(keyMark, withKey)}\n`,
  );
}

/** Copies a store's file consistently while it is in use; unlike VACUUM INTO, it lets the API respond meanwhile. */
async function copySqlite(file: string, copy: string): Promise<void> {
  const db = new Database(file, { readonly: true, fileMustExist: true });
  await db.backup(copy).finally(() => db.close());
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

async function countFiles(folder: string): Promise<number> {
  if (!existsSync(folder)) return 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}
