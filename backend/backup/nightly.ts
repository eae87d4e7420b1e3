import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS, indianDay, indianHour } from '../../lib/base/text/indian-day';
import { repeat } from '../base/repeat';
import type { StoreLocation } from '../keys/key-source';
import { requireStore } from '../store/existing-store';
import { describeStore } from './archive';
import { backupCommand } from './backup-command';

const KEPT = 14;
const PAUSE_MS = 15 * 60 * 1000;
/** 2:30 in India. */
const AT_HOUR = 2.5;
const OWN = /^dwaar-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.gz$/;

/** Backs up into `folder` every night. Returns a function that stops it. */
export const startBackups = (place: StoreLocation, folder: string) =>
  repeat(PAUSE_MS, 'could not back up the database', () => backUpIfDue(place, folder, new Date()));

/**
 * Writes a backup named by its time, unless the folder has one since the last 2:30 or the store is empty; then deletes
 * all but the newest 14. Rejects as `backupCommand` does, without deleting anything.
 */
export async function backUpIfDue(place: StoreLocation, folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Their names sort chronologically; other files are left alone.
  const ownFiles = async () => (await readdir(folder)).filter((file) => OWN.test(file)).sort();
  const lastNight = indianHour(indianDay(now.getTime() - AT_HOUR * HOUR_MS), AT_HOUR);
  if (((await ownFiles()).at(-1) ?? '') >= fileName(lastNight)) return;
  await requireStore(place);
  if ((await describeStore(place)).isEmpty) return;
  await backupCommand(place, join(folder, fileName(now)));
  for (const file of (await ownFiles()).slice(0, -KEPT)) await rm(join(folder, file));
}

/** Names a backup by its time, such as dwaar-2026-11-23T023000Z.tar.gz. */
const fileName = (time: Date) =>
  `dwaar-${time.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}.tar.gz`;
