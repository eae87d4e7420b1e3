import { cp, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../base/command';
import { storageFolder, storeFile } from '../base/data-dir';
import type { KeySource } from '../keys/key-source';
import type { BackupPlace } from './backup-command';
import { keyToRestore, installKey } from './backup-keys';
import { NAMES, readAbout, type About, withWorkFolder } from './contents';
import { restorePostgres } from './postgres-backup';
import { unpack } from './run-program';
import { hasRows, installStore } from './sqlite-backup';

const ENGINES: Record<About['engine'], string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const OLDER_KIND =
  'This PostgreSQL backup was made by version 0.1: restore it with that version, then start release 0.2.0 and then this one to migrate the database.';

/**
 * Restores a backup into an empty store of the same engine while the API is stopped. Rejects with CommandError if the
 * store is not empty, unless forced, or if the backup's key is not available.
 */
export async function restoreCommand(place: BackupPlace, file: string, force: boolean): Promise<void> {
  if (!(await stat(file).catch(() => null))) throw new CommandError(`There is no file ${file}.`);
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
  await withWorkFolder(place.dataDir, async (folder) => {
    await unpack(file, folder);
    const about = await readAbout(folder);
    const { engine, at, store } = about;
    const wanted = place.databaseUrl === null ? 'sqlite' : 'postgres';
    if (engine !== wanted)
      throw new CommandError(
        `The backup is of ${ENGINES[engine]}, but the settings name ${ENGINES[wanted]} (DATABASE_URL).`,
      );
    const key = keyToRestore(place, about, folder);
    const source = { ...place, ...(key && { storeKey: key.toString('hex') }) };
    const kept: (string | null)[] = [];
    if (place.databaseUrl === null) kept.push(await restoreSqlite(place, source, folder, force));
    else if (store)
      await restorePostgres(place.databaseUrl, join(folder, NAMES.postgres), store, source, force);
    else throw new CommandError(OLDER_KIND);
    if (key) kept.push(installKey(place.dataDir, key, new Date()));
    const storage = join(folder, NAMES.storage);
    if (await stat(storage).catch(() => null))
      await cp(storage, storageFolder(place.dataDir), { recursive: true });
    const files = kept.filter((name) => name !== null).join(' and ');
    const remark = files ? ` The previous data is kept in ${files}.` : '';
    process.stdout.write(`Restored the backup of ${at}.${remark}\n`);
  });
}

async function restoreSqlite(
  place: BackupPlace,
  source: KeySource,
  folder: string,
  force: boolean,
): Promise<string | null> {
  const file = storeFile(place.dataDir);
  if (!force && (await hasRows(file)))
    throw new CommandError('The database already has jobs or forms; use --force to replace them.');
  return installStore(join(folder, NAMES.sqlite), file, source, new Date());
}
