import { existsSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 86_400_000;

export const storeFile = (dataDir: string) => join(dataDir, 'jobs.sqlite');
/** Holds when the last backup was written, in ISO 8601, and below that its folder, for the doctor. */
export const backupMark = (dataDir: string) => join(dataDir, 'last-backup');
/** The days since the last backup was written; null where none ever was. @throws Error where its mark cannot be read */
export function daysSinceBackup(dataDir: string, now: number): number | null {
  const mark = backupMark(dataDir);
  if (!existsSync(mark)) return null;
  return Math.max(0, (now - Date.parse(readFileSync(mark, 'utf8').split('\n')[0] ?? '')) / DAY_MS);
}

export const storageFolder = (dataDir: string) => join(dataDir, 'storage');

// Forms are refused while the disk still has room for accepted data: its journal, its copies, the log.
const RESERVED_BYTES = 200 * 1024 * 1024;

/** Whether the folder's disk has room for another form; true where free space is unknown. */
export async function hasRoomForForms(folder: string): Promise<boolean> {
  try {
    const disk = await statfs(folder);
    return disk.bavail * disk.bsize > RESERVED_BYTES;
  } catch {
    return true;
  }
}
