import { existsSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../lib/base/text/indian-day';

export const storeFile = (dataDir: string) => join(dataDir, 'jobs.sqlite');
/** Contains the time of the last backup (ISO 8601) and, on the next line, its folder. */
export const backupMark = (dataDir: string) => join(dataDir, 'last-backup');
/** Returns the days since the last backup; null if there was none, or its mark cannot be read. */
export function daysSinceBackup(dataDir: string, now: number): number | null {
  const mark = backupMark(dataDir);
  try {
    if (!existsSync(mark)) return null;
    return Math.max(0, (now - Date.parse(readFileSync(mark, 'utf8').split('\n')[0] ?? '')) / DAY_MS);
  } catch {
    return null;
  }
}

export const storageFolder = (dataDir: string) => join(dataDir, 'storage');

// Reject forms while there is still room for accepted data: the journal, copies, the log.
const RESERVED_BYTES = 200 * 1024 * 1024;

/** Whether the folder's disk has room for another form; true if free space is unknown. */
export async function hasRoomForForms(folder: string): Promise<boolean> {
  try {
    const disk = await statfs(folder);
    return disk.bavail * disk.bsize > RESERVED_BYTES;
  } catch {
    return true;
  }
}
