import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, open, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { logFailure } from '../../lib/base/log';
import { CommandError, print } from '../base/command';
import { backupMark, storageFolder, storeFile } from '../base/data-dir';
import { candidateKeys, type StoreLocation } from '../keys/key-source';
import { keyWith } from '../keys/store-key';
import { requireStore } from '../store/existing-store';
import { type About, describeStore, NAMES, postgresStore, summaryOf, withWorkFolder } from './archive';
import { runPostgres, runProgram } from './programs';

/**
 * Writes a consistent snapshot of the store and the public files as a gzipped tar file, readable by its owner only,
 * with the key if `withKey`. Rejects with CommandError, writing nothing, if the store is missing or empty.
 */
export async function backupCommand(place: StoreLocation, file: string, withKey = false): Promise<void> {
  const { dataDir, databaseUrl } = place;
  const target = resolve(file);
  if (!existsSync(dirname(target))) throw new CommandError(`There is no folder ${dirname(target)}.`);
  await requireStore(place);
  const { counts, keyMark, isEmpty } = await describeStore(place);
  if (isEmpty)
    throw new CommandError(
      `The database ${databaseUrl === null ? `in ${resolve(dataDir)}` : 'at DATABASE_URL'} is empty: there is nothing to back up. Are these the site’s settings?`,
    );
  const key = withKey ? keyWith(keyMark, candidateKeys(place)) : undefined;
  if (withKey && !key) throw new CommandError('--with-key: the database’s key was not found.');
  await withWorkFolder(dirname(target), async (folder) => {
    const inside = join(folder, 'backup');
    const storage = join(inside, NAMES.storage);
    await mkdir(storage, { recursive: true });
    // Before the pictures, so that none is missing that a job refers to.
    const copied = await (databaseUrl === null
      ? copySqlite(dataDir, inside)
      : dumpPostgres(databaseUrl, inside));
    if (existsSync(storageFolder(dataDir))) await cp(storageFolder(dataDir), storage, { recursive: true });
    const files = await readdir(storage, { recursive: true, withFileTypes: true });
    counts.push([files.filter((entry) => entry.isFile()).length, 'picture']);
    const at = new Date().toISOString();
    const about: About = { format: 'dwaar-backup-2', ...copied, at, keyMark: keyMark ?? undefined };
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
  print(`Wrote ${file} (${size} bytes): ${summaryOf(counts)}. ${warningOf(keyMark, withKey)}`);
}

/** Copies a store's file consistently while it is in use; unlike VACUUM INTO, it lets the API respond meanwhile. */
async function copySqlite(dataDir: string, folder: string) {
  const db = new Database(storeFile(dataDir), { readonly: true, fileMustExist: true });
  await db.backup(join(folder, NAMES.sqlite)).finally(() => db.close());
  return { engine: 'sqlite' as const };
}

/** Writes a consistent snapshot of the store's schema in pg_dump's custom format. */
async function dumpPostgres(databaseUrl: string, folder: string) {
  const store = await postgresStore(databaseUrl);
  const file = join(folder, NAMES.postgres);
  const tables = `--table="${store.schema}".*`;
  await runPostgres('pg_dump', databaseUrl, ['--format=custom', tables, `--file=${file}`]);
  return { engine: 'postgres' as const, store };
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
  const mark = `${new Date().toISOString()}\n${folder}\n`;
  await writeFile(backupMark(dataDir), mark, { mode: 0o600 }).catch((error: unknown) =>
    logFailure('could not record the date of the backup in DATA_DIR', error),
  );
}
