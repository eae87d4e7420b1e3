import { chmod, cp, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CommandError } from '../commands';
import { storageFolder, storeFile } from '../data-dir';
import type { BackendEnv } from '../env';
import { connectPostgres } from '../store/postgres-connection';
import { NAMES, type About } from './contents';
import { dumpPostgres } from './postgres-dump';
import { copySqlite } from './sqlite-backup';
import { pack } from './tar';
import { withWorkFolder } from './work-folder';

/** How long one statement of a backup may take. */
export const BACKUP_PATIENCE_MS = 30 * 60 * 1000;

export type BackupPlace = Pick<BackendEnv, 'dataDir' | 'databaseUrl'>;

/** Writes the store, as of one moment, and the public files into one gzipped tar file for its owner only. */
export async function backupCommand(place: BackupPlace, file: string): Promise<void> {
  const target = resolve(file);
  if (!(await isThere(dirname(target)))) throw new CommandError(`There is no folder ${dirname(target)}.`);
  await withWorkFolder(dirname(target), async (folder) => {
    const inside = join(folder, 'backup');
    await mkdir(inside);
    await copyStore(place, inside);
    const storage = storageFolder(place.dataDir);
    if (await isThere(storage)) await cp(storage, join(inside, NAMES.storage), { recursive: true });
    const about: About = {
      format: 'dwaar-backup-1',
      engine: place.databaseUrl === null ? 'sqlite' : 'postgres',
      at: new Date().toISOString(),
    };
    await writeFile(join(inside, NAMES.about), JSON.stringify(about));
    const packed = join(folder, 'packed');
    await pack(inside, packed);
    await chmod(packed, 0o600);
    const written = await open(packed, 'r+');
    await written.sync().finally(() => written.close());
    await rename(packed, target);
  });
  const { size } = await stat(target);
  process.stdout.write(`Wrote ${file} (${size} bytes). It holds personal data: keep it safe.\n`);
}

async function copyStore({ dataDir, databaseUrl }: BackupPlace, inside: string): Promise<void> {
  if (databaseUrl !== null) {
    const db = connectPostgres({ url: databaseUrl, patienceMs: BACKUP_PATIENCE_MS });
    try {
      return await dumpPostgres(db, join(inside, NAMES.postgres));
    } finally {
      await db.close();
    }
  }
  const file = storeFile(dataDir);
  if (!(await isThere(file))) throw new CommandError(`There is no store in ${dataDir} yet.`);
  const copy = join(inside, NAMES.sqlite);
  await copySqlite(file, copy);
  // Journals of the copying belong to nobody else.
  for (const ending of ['-wal', '-shm']) await rm(copy + ending, { force: true });
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
