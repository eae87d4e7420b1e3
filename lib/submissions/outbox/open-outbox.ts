import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { accept } from './accept';
import { openDatabase } from './database';
import { groupCommits } from './group-commits';
import type { OutboxParts } from './parts';
import { outboxFile, outboxVault } from './folder';
import type { Submission } from '../../upstream/enquiries';
import { redeliver } from './redeliver';
import { createStore } from './store';

export type Outbox = ReturnType<typeof openOutbox>;

type OutboxOptions = Pick<OutboxParts, 'deliver' | 'leaseMs'> &
  Partial<Pick<OutboxParts, 'now' | 'random'>> & {
    dataDir: string;
    /** Hexadecimal; null means the key kept in the folder. */
    key: string | null;
    /** Free bytes on the folder's disk. */
    freeBytes?: (folder: string) => Promise<number>;
  };

// Submissions are refused while there is still room for what was accepted.
const RESERVED_BYTES = 50 * 1024 * 1024;

/** Opens the outbox of a folder. @throws Error when its file or key cannot be used */
export function openOutbox({ dataDir, key, freeBytes = freeBytesOf, ...given }: OutboxOptions) {
  const vault = outboxVault(dataDir, key);
  const file = outboxFile(dataDir);
  const db = openDatabase(file);
  const store = createStore(db);
  const checkRoom = async () => {
    // What is written to a deleted file is gone with the process.
    await stat(file);
    if ((await freeBytes(path.dirname(file))) < RESERVED_BYTES) {
      throw Object.assign(new Error('the disk is nearly full'), { code: 'DISK_NEARLY_FULL' });
    }
  };
  const parts: OutboxParts = {
    now: Date.now,
    random: Math.random,
    ...given,
    store,
    write: groupCommits(db),
    vault,
    checkRoom,
    underWay: new Map(),
  };
  return {
    accept: (form: string, submission: Submission) => accept(parts, form, submission),
    redeliver: () => redeliver(parts),
    /** Makes what an earlier process left due at once. */
    takeOver: () => store.takeOver(parts.now()),
    state() {
      const { length, oldest } = store.state();
      const ageMs = oldest === null ? 0 : Math.max(0, parts.now() - oldest);
      return { length, oldestSeconds: Math.floor(ageMs / 1000) };
    },
    close: () => store.close(),
  };
}

async function freeBytesOf(folder: string): Promise<number> {
  const disk = await statfs(folder);
  return disk.bavail * disk.bsize;
}
