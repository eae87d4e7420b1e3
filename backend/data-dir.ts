import { statfs } from 'node:fs/promises';
import { join } from 'node:path';

export const storeFile = (dataDir: string) => join(dataDir, 'jobs.sqlite');
/** Holds when the last backup was written, in ISO 8601, and below that its folder, for the doctor. */
export const backupMark = (dataDir: string) => join(dataDir, 'last-backup');
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
