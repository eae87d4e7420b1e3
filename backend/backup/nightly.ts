import { mkdir, readdir, rm } from 'node:fs/promises';
import { repeat } from '../base/repeat';
import { type BackupPlace, EmptyStoreError, backupCommand } from './backup-command';
import { join } from 'node:path';

type Rotation = {
  folder: string;
  /** Prefix of the file names: letters and hyphens. */
  name: string;
  /** How many files with this prefix are kept. */
  keep: number;
};

/**
 * Writes a backup named by its time, such as dwaar-2026-11-23T023000Z.tar.gz, then deletes the oldest with that
 * prefix. Rejects as `backupCommand` does, without deleting anything.
 * @returns the paths of deleted files
 */
export async function rotateBackups(place: BackupPlace, rotation: Rotation, now: Date): Promise<string[]> {
  const { folder, name, keep } = rotation;
  await backupCommand(place, join(folder, fileName(name, now)));
  const old = (await backupsIn(folder, name)).slice(0, -keep).map((file) => join(folder, file));
  for (const file of old) await rm(file);
  return old;
}

/** Returns a backup's file name; names sort chronologically. */
const fileName = (name: string, time: Date): string =>
  `${name}-${time.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}.tar.gz`;

/** Lists a folder's backups, oldest first. */
async function backupsIn(folder: string, name: string): Promise<string[]> {
  // Ignore other files.
  const own = new RegExp(`^${name}-\\d{4}-\\d{2}-\\d{2}T\\d{6}Z\\.tar\\.gz$`);
  return (await readdir(folder)).filter((file) => own.test(file)).sort();
}

const NAME = 'dwaar';
const KEPT = 14;
const PAUSE_MS = 15 * 60 * 1000;
/** 2:30 in India. */
const UTC_HOUR = 21;

/** Backs up into `folder` every night. Returns a function that stops it. */
export function startBackups(place: BackupPlace, folder: string): () => Promise<void> {
  return repeat(PAUSE_MS, 'could not back up the database', () => backUpIfDue(place, folder, new Date()));
}

/** Writes a backup unless the folder has one since the last 2:30; keeps 14. */
export async function backUpIfDue(place: BackupPlace, folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const newest = (await backupsIn(folder, NAME)).at(-1) ?? '';
  if (newest >= fileName(NAME, lastNight(now))) return;
  try {
    await rotateBackups(place, { folder, name: NAME, keep: KEPT }, now);
  } catch (error) {
    if (!(error instanceof EmptyStoreError)) throw error;
  }
}

function lastNight(now: Date): Date {
  const time = new Date(now);
  time.setUTCHours(UTC_HOUR, 0, 0, 0);
  if (time > now) time.setUTCDate(time.getUTCDate() - 1);
  return time;
}
