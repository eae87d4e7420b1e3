import type { Database } from 'better-sqlite3';

type PendingWrite = {
  work: () => unknown;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};

/** Runs `work` in a transaction and resolves with its result once that is safely on disk. */
export type GroupedWrite = <T>(work: () => T) => Promise<T>;

/**
 * Group commit: all writes of one event-loop turn share a transaction, because a disk sync takes as long for one as for
 * many, and blocks the process. If one throws, each is retried in its own transaction, so `work` may be called twice and
 * must only read and write this database.
 */
export function groupCommits(db: Database): GroupedWrite {
  let pending: PendingWrite[] = [];
  const runAll = db.transaction((writes: PendingWrite[]) => writes.map(({ work }) => work()));

  const commit = (writes: PendingWrite[]) => {
    try {
      const results = runAll.immediate(writes);
      writes.forEach(({ resolve }, index) => resolve(results[index]));
    } catch (error) {
      if (writes.length === 1) writes[0]!.reject(error);
      else writes.forEach((write) => commit([write]));
    }
  };

  const commitAll = () => {
    const writes = pending;
    pending = [];
    commit(writes);
  };

  return <T>(work: () => T) =>
    new Promise<T>((resolve, reject) => {
      // Commits once per event-loop turn, after everything that arrived in it.
      if (pending.length === 0) setImmediate(commitAll);
      pending.push({ work, resolve: resolve as PendingWrite['resolve'], reject });
    });
}
