import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { accept } from './accept';
import { openDatabase } from './database';
import { eraseFromAddress } from './erase';
import { groupCommits } from './group-commits';
import { watchOutage } from './outage';
import type { OutboxParts } from './parts';
import { outboxFile, outboxVault } from './folder';
import type { Submission } from '../../upstream/enquiries';
import { redeliver } from './redeliver';
import { findRepeat, type KeyedPost, seenKeyOf } from './seen-keys';
import { idOfStatusToken } from './status-token';
import { createStore } from './store';

export type Outbox = ReturnType<typeof openOutbox>;

/** `length` counts everything undelivered; `refused`, `unreadable` and `setAside` count those that need attention. */
export type OutboxState = Record<'length' | 'oldestSeconds' | 'refused' | 'unreadable' | 'setAside', number>;

type OutboxOptions = Pick<OutboxParts, 'deliver' | 'leaseMs'> &
  Partial<Pick<OutboxParts, 'now' | 'random' | 'keptMs'>> & {
    dataDir: string;
    /** Hexadecimal, for a folder without a key; null: one is created there. */
    key: string | null;
    /** Whether the API answers a read; by default it always does. */
    answers?: () => Promise<boolean>;
    /** Free bytes on the folder's disk. */
    freeBytes?: (folder: string) => Promise<number>;
  };

// Leaves room to process submissions that were already accepted.
const RESERVED_BYTES = 50 * 1024 * 1024;

/** Opens the outbox of a folder. @throws Error when its file or key cannot be used */
export function openOutbox({
  dataDir,
  key,
  answers = async () => true,
  freeBytes = freeBytesOf,
  ...overrides
}: OutboxOptions) {
  const vault = outboxVault(dataDir, key);
  const file = outboxFile(dataDir);
  const db = openDatabase(file);
  const store = createStore(db);
  const checkRoom = async () => {
    // Fails if the file was deleted: later writes would be lost when the process exits.
    await stat(file);
    if ((await freeBytes(path.dirname(file))) < RESERVED_BYTES) {
      throw Object.assign(new Error('the disk is nearly full'), { code: 'DISK_NEARLY_FULL' });
    }
  };
  const { now = Date.now } = overrides;
  const parts: OutboxParts = {
    now,
    random: Math.random,
    keptMs: null,
    ...overrides,
    store,
    outage: watchOutage({ store, now, answers }),
    write: groupCommits(db),
    vault,
    checkRoom,
    inFlight: new Map(),
  };
  // Monotonic, because setting the clock back would make the oldest entry look young.
  let oldestSeen = { seq: null as number | null, since: 0 };
  const observedAge = (seq: number | null) => {
    const monotonicNow = performance.now();
    if (seq !== oldestSeen.seq) oldestSeen = { seq, since: monotonicNow };
    return monotonicNow - oldestSeen.since;
  };
  return {
    accept: async (form: string, submission: Submission, post?: KeyedPost) =>
      accept(parts, form, submission, post && (await seenKeyOf(parts, post))),
    /** The outcome of an earlier post with the same key. @throws Error when the outbox cannot be read */
    findRepeat: (post: KeyedPost) => findRepeat(parts, post),
    redeliver: () => redeliver(parts),
    /** Makes everything that an earlier process left due at once. */
    takeOver: () => store.takeOver(parts.now()),
    state(): OutboxState {
      const { oldest, oldestSeq, ...counts } = store.counts();
      const ageMs = oldest === null ? 0 : Math.max(0, parts.now() - oldest, observedAge(oldestSeq));
      return { ...counts, oldestSeconds: Math.floor(ageMs / 1000) };
    },
    /** The oldest undelivered submissions, without personal data. */
    oldest: (limit: number) => store.oldest(limit),
    /** What this outbox knows of a status token: null if it did not issue it; `waiting` is null once it is delivered. */
    ofStatusToken(token: string): { waiting: { reference: string; accepted_at: number } | null } | null {
      const id = idOfStatusToken(vault, token);
      return id === null ? null : { waiting: store.findWaiting(id) };
    },
    /** Removes all undelivered submissions from an address. Resolves with their number. */
    erase: (email: string) => eraseFromAddress(store, vault, email),
    /** @throws Error when a submission would not be accepted now: there is no room, or the disk takes no writes */
    checkAccepts: () => checkRoom().then(() => parts.write(store.touch)),
    close: () => store.close(),
  };
}

async function freeBytesOf(folder: string): Promise<number> {
  const disk = await statfs(folder);
  return disk.bavail * disk.bsize;
}
