import { mkdir } from 'node:fs/promises';
import { repeat } from '../base/repeat';
import { type BackupPlace, EmptyStoreError } from './backup-command';
import { backupsIn, fileName, rotateBackups } from './rotate';

const NAME = 'dwaar';
const KEPT = 14;
const PAUSE_MS = 15 * 60 * 1000;
/** 2:30 in India. */
const UTC_HOUR = 21;

/** Backs up into `folder` every night, as dwaar-backup.timer does where there is systemd. Returns a function that stops it. */
export function startBackups(place: BackupPlace, folder: string): () => Promise<void> {
  return repeat(PAUSE_MS, 'the store could not be backed up', () => backUpIfDue(place, folder, new Date()));
}

/** Writes a backup unless the folder has one since the last 2:30; 14 are kept. */
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
