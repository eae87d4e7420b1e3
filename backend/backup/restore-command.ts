import { cp, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../commands';
import { storageFolder, storeFile } from '../data-dir';
import { connectPostgres } from '../store/postgres-connection';
import { BACKUP_PATIENCE_MS, type BackupPlace } from './backup-command';
import { NAMES, readAbout, type About } from './contents';
import { databaseHoldsAnything, loadPostgres } from './postgres-load';
import { holdsAnything, putInPlace } from './sqlite-backup';
import { unpack } from './tar';
import { withWorkFolder } from './work-folder';

const ENGINES: Record<About['engine'], string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const NOT_EMPTY = 'There are jobs or forms already; --force replaces them.';

/**
 * Brings a backup into an empty store of the same kind, while the API is stopped. Rejects with CommandError when the
 * store is not empty, unless forced.
 */
export async function restoreCommand(place: BackupPlace, file: string, force: boolean): Promise<void> {
  if (!(await stat(file).catch(() => null))) throw new CommandError(`There is no file ${file}.`);
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
  await withWorkFolder(place.dataDir, async (folder) => {
    await unpack(file, folder);
    const { engine, at } = await readAbout(folder);
    const wanted = place.databaseUrl === null ? 'sqlite' : 'postgres';
    if (engine !== wanted)
      throw new CommandError(
        `The backup is of ${ENGINES[engine]}, but the settings name ${ENGINES[wanted]} (DATABASE_URL).`,
      );
    const kept = await (engine === 'sqlite' ? restoreSqlite : restorePostgres)(place, folder, force);
    const storage = join(folder, NAMES.storage);
    if (await stat(storage).catch(() => null))
      await cp(storage, storageFolder(place.dataDir), { recursive: true });
    const remark = kept ? ` What was there is kept in ${kept}.` : '';
    process.stdout.write(`Restored the backup of ${at}.${remark}\n`);
  });
}

async function restoreSqlite(
  { dataDir }: BackupPlace,
  folder: string,
  force: boolean,
): Promise<string | null> {
  const file = storeFile(dataDir);
  if (!force && holdsAnything(file)) throw new CommandError(NOT_EMPTY);
  return putInPlace(join(folder, NAMES.sqlite), file, new Date());
}

async function restorePostgres({ databaseUrl }: BackupPlace, folder: string, force: boolean): Promise<null> {
  const db = connectPostgres({ url: databaseUrl ?? '', statementTimeoutMs: BACKUP_PATIENCE_MS });
  try {
    if (!force && (await databaseHoldsAnything(db.read.query))) throw new CommandError(NOT_EMPTY);
    await loadPostgres(db, join(folder, NAMES.postgres));
    return null;
  } finally {
    await db.close();
  }
}
