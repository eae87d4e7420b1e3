import { chmod, cp, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CommandError } from '../commands';
import { logFailure } from '../../lib/shared/log';
import { backupMark, storageFolder, storeFile } from '../data-dir';
import type { BackendEnv } from '../env';
import { refuseMissingStore } from '../existing-store';
import { NAMES, type About } from './contents';
import { countSqlite, holdingsText, isEmptyStore, type RowCounts } from './holdings';
import { dumpPostgres, type PostgresStore } from './postgres-backup';
import { pack } from './run-program';
import { copySqlite } from './sqlite-backup';
import { withWorkFolder } from './work-folder';

export type BackupPlace = Pick<BackendEnv, 'dataDir' | 'databaseUrl'>;

/** The store holds no jobs and no forms. */
export class EmptyStoreError extends CommandError {
  override name = 'EmptyStoreError';
}

/**
 * Writes a consistent snapshot of the store and the public files into one gzipped tar file, readable by its owner only,
 * and prints a summary. Rejects with CommandError, and writes nothing, where the store is missing or empty.
 */
export async function backupCommand(place: BackupPlace, file: string): Promise<void> {
  const target = resolve(file);
  if (!(await isThere(dirname(target)))) throw new CommandError(`There is no folder ${dirname(target)}.`);
  await refuseMissingStore(place);
  let holdings = '';
  await withWorkFolder(dirname(target), async (folder) => {
    const inside = join(folder, 'backup');
    await mkdir(inside);
    const { rows, store } = await copyStore(place, inside);
    if (isEmptyStore(rows))
      throw new EmptyStoreError(
        `The store ${placeName(place)} is empty: there is nothing to back up. Are these the site’s settings?`,
      );
    const storage = storageFolder(place.dataDir);
    if (await isThere(storage)) await cp(storage, join(inside, NAMES.storage), { recursive: true });
    holdings = holdingsText(rows, await countFiles(join(inside, NAMES.storage)));
    const about: About = {
      format: 'dwaar-backup-2',
      engine: place.databaseUrl === null ? 'sqlite' : 'postgres',
      at: new Date().toISOString(),
      store,
    };
    await writeFile(join(inside, NAMES.about), JSON.stringify(about));
    const packed = join(folder, 'packed');
    await pack(inside, packed);
    await chmod(packed, 0o600);
    const written = await open(packed, 'r+');
    await written.sync().finally(() => written.close());
    await rename(packed, target);
  });
  await markBackup(place.dataDir);
  const { size } = await stat(target);
  process.stdout.write(`Wrote ${file} (${size} bytes): ${holdings}. It holds personal data: keep it safe.\n`);
}

// The backup stands without it: PostgreSQL is backed up without the folder, or by one who may not write there.
async function markBackup(dataDir: string): Promise<void> {
  if (!(await isThere(dataDir))) return;
  try {
    await writeFile(backupMark(dataDir), `${new Date().toISOString()}\n`, { mode: 0o600 });
  } catch (error) {
    logFailure('The day of the backup cannot be noted in DATA_DIR', error);
  }
}

const placeName = ({ dataDir, databaseUrl }: BackupPlace) =>
  databaseUrl === null ? `in ${resolve(dataDir)}` : 'at DATABASE_URL';

async function countFiles(folder: string): Promise<number> {
  if (!(await isThere(folder))) return 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

type Copied = { rows: RowCounts; store?: PostgresStore };

async function copyStore({ dataDir, databaseUrl }: BackupPlace, inside: string): Promise<Copied> {
  if (databaseUrl !== null) return dumpPostgres(databaseUrl, join(inside, NAMES.postgres));
  const copy = join(inside, NAMES.sqlite);
  await copySqlite(storeFile(dataDir), copy);
  const rows = countSqlite(copy);
  // Opening the copy left these beside it; they do not belong in the backup.
  for (const ending of ['-wal', '-shm']) await rm(copy + ending, { force: true });
  return { rows };
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
