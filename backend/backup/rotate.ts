import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupCommand, type BackupPlace } from './backup-command';

type Rotation = {
  folder: string;
  /** What the files' names begin with: letters and hyphens. */
  name: string;
  /** How many files of this name are kept. */
  keep: number;
};

/**
 * Writes a backup named by its time, such as dwaar-2026-11-23T023000Z.tar.gz, and then deletes the oldest of that name.
 * Rejects as `backupCommand` does, and then deletes nothing.
 * @returns the paths of deleted files
 */
export async function rotateBackups(place: BackupPlace, rotation: Rotation, now: Date): Promise<string[]> {
  const { folder, name, keep } = rotation;
  await backupCommand(place, join(folder, fileName(name, now)));
  const old = (await backupsIn(folder, name)).slice(0, -keep).map((file) => join(folder, file));
  for (const file of old) await rm(file);
  return old;
}

/** Name of the backup of a time. Those of one name sort as text. */
export const fileName = (name: string, time: Date): string =>
  `${name}-${time.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}.tar.gz`;

/** File names of the backups in a folder, oldest first. */
export async function backupsIn(folder: string, name: string): Promise<string[]> {
  // Files of other names are not ours.
  const own = new RegExp(`^${name}-\\d{4}-\\d{2}-\\d{2}T\\d{6}Z\\.tar\\.gz$`);
  return (await readdir(folder)).filter((file) => own.test(file)).sort();
}
