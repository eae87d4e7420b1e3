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

/** `length` counts all that is not delivered; `refused` and `unreadable` say for how much of it a person is needed. */
export type OutboxState = { length: number; oldestSeconds: number; refused: number; unreadable: number };

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
  // A clock that was set back would make the oldest entry young; this one only goes forward.
  let watched = { seq: null as number | null, since: 0 };
  const seenFor = (seq: number | null) => {
    const steady = performance.now();
    if (seq !== watched.seq) watched = { seq, since: steady };
    return steady - watched.since;
  };
  return {
    accept: (form: string, submission: Submission) => accept(parts, form, submission),
    redeliver: () => redeliver(parts),
    /** Makes what an earlier process left due at once. */
    takeOver: () => store.takeOver(parts.now()),
    /** What is not delivered yet, in numbers. */
    state(): OutboxState {
      const { oldest, oldestSeq, ...counts } = store.counts();
      const ageMs = oldest === null ? 0 : Math.max(0, parts.now() - oldest, seenFor(oldestSeq));
      return { ...counts, oldestSeconds: Math.floor(ageMs / 1000) };
    },
    /** The oldest that is not delivered yet, with nothing personal. */
    oldest: (limit: number) => store.oldest(limit),
    /** @throws Error when nothing would be accepted now */
    checkRoom,
    close: () => store.close(),
  };
}

async function freeBytesOf(folder: string): Promise<number> {
  const disk = await statfs(folder);
  return disk.bavail * disk.bsize;
}
