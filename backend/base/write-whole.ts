import { open, rename, rm, stat } from 'node:fs/promises';
import { CommandError } from './command';
import { errorCode } from '../../lib/base/log';

const REASONS: Record<string, string> = {
  ENOENT: 'the folder does not exist.',
  ENOTDIR: 'the folder does not exist.',
  EISDIR: 'it is a folder.',
  EACCES: 'permission denied.',
  EPERM: 'permission denied.',
  EROFS: 'the file system is read-only.',
  ENOSPC: 'the disk is full.',
};

export type Chunks = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/**
 * Writes a file atomically, readable by its owner only unless `mode` says otherwise. Rejects with CommandError if it
 * cannot be written.
 */
export async function writeWhole(file: string, chunks: Chunks, mode = 0o600): Promise<void> {
  const partial = `${file}.${process.pid}.part`;
  try {
    if ((await stat(file).catch(() => null))?.isDirectory())
      throw Object.assign(new Error(), { code: 'EISDIR' });
    // An existing file would keep its mode.
    const handle = await open(partial, 'wx', mode);
    try {
      for await (const chunk of chunks) await handle.writeFile(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    const reason = REASONS[errorCode(error)];
    if (reason === undefined) throw error;
    throw new CommandError(`${file} cannot be written: ${reason}`, { cause: error });
  }
}
