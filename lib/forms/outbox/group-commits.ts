import type { Database } from 'better-sqlite3';

type Piece = { work: () => unknown; resolve: (result: unknown) => void; reject: (error: unknown) => void };

/** Runs a piece of work within a transaction and resolves with its result once that is safe on the disk. */
export type GroupedWrite = <T>(work: () => T) => Promise<T>;

/**
 * One transaction for whatever is to be written at the same moment: waiting for the disk takes as long for one as for
 * many, and nothing else is done meanwhile. Where a piece throws, each is done in a transaction of its own, so work may
 * be called twice and must do nothing but read and write this database.
 */
export function groupCommits(db: Database): GroupedWrite {
  let waiting: Piece[] = [];
  const together = db.transaction((pieces: Piece[]) => pieces.map(({ work }) => work()));

  const commit = (pieces: Piece[]) => {
    try {
      const results = together.immediate(pieces);
      pieces.forEach(({ resolve }, index) => resolve(results[index]));
    } catch (error) {
      if (pieces.length === 1) pieces[0]!.reject(error);
      else pieces.forEach((piece) => commit([piece]));
    }
  };

  const commitAll = () => {
    const pieces = waiting;
    waiting = [];
    commit(pieces);
  };

  return <T>(work: () => T) =>
    new Promise<T>((resolve, reject) => {
      // Once in a turn of the event loop, after everything that has arrived in it.
      if (waiting.length === 0) setImmediate(commitAll);
      waiting.push({ work, resolve: resolve as Piece['resolve'], reject });
    });
}
