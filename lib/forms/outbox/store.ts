import type { Database } from 'better-sqlite3';
import { createAttempts } from './attempts';
import { MIN_BACK_OFF_MS } from './back-off';
import { type Entry, type OutboxCounts, SHOWN, type Undelivered } from './entries';
import { createRepeats, type NotedKey, type Recent } from './repeats';

type NewEntry = Pick<Entry, 'id' | 'reference' | 'form' | 'payload'> & { hash: string; seen?: NotedKey };

export type Store = ReturnType<typeof createStore>;

/** The outbox's SQL. Every function is one transaction and throws SqliteError when it cannot be written. */
export function createStore(db: Database) {
  const { noteContent, noteKey, recent, findKey, setOutcome, forget, prune } = createRepeats(db);
  // The journal may contain rows that an earlier process deleted.
  let isJournalDue = true;
  const insert = db.prepare(
    `INSERT INTO entries (id, reference, form, accepted_at, next_try_at, leased_until, tries, payload)
     VALUES (@id, @reference, @form, @now, @now, @leasedUntil, 1, @payload)`,
  );
  const deleteEntry = db.prepare('DELETE FROM entries WHERE id = ?');
  const deleteUntried = db.prepare('DELETE FROM entries WHERE id = ? AND tries = 1');
  const deleteOld = db.prepare('DELETE FROM entries WHERE accepted_at < ?');
  const releaseOdd = db.prepare('UPDATE entries SET next_try_at = min(next_try_at, ?) WHERE odd_answers > 0');
  return {
    ...createAttempts(db),
    ...readEntries(db),
    recent,
    noteKey,
    findKey,
    /** Stores a submission, or returns the earlier one with the same content. Survives a power cut. */
    add: db.transaction(
      ({ seen, hash, ...entry }: NewEntry, now: number, leasedUntil: number): Recent | null => {
        const earlier = recent(hash, now);
        if (seen) noteKey(seen, earlier ?? entry, now);
        if (earlier) return earlier;
        insert.run({ ...entry, now, leasedUntil });
        noteContent(hash, entry, now);
        return null;
      },
    ).immediate,
    /** Removes a delivered submission, but keeps its outcome for repeated posts. Those with odd answers become due. */
    delivered: db.transaction((id: string, outcome: Buffer, now: number) => {
      setOutcome(id, outcome);
      deleteEntry.run(id);
      releaseOdd.run(now + MIN_BACK_OFF_MS);
      isJournalDue = true;
    }),
    /**
     * Removes a submission whose first attempt was refused. False if another attempt has begun (after a clock change), which
     * may succeed.
     */
    removeRefused: db.transaction((id: string): boolean => {
      if (deleteUntried.run(id).changes === 0) return false;
      forget(id);
      return true;
    }),
    /** Removes a submission and its fingerprints. */
    remove: db.transaction((id: string) => {
      forget(id);
      deleteEntry.run(id);
      isJournalDue = true;
    }),
    /** Removes submissions accepted before a moment, and returns their number. */
    eraseAcceptedBefore(moment: number): number {
      const { changes } = deleteOld.run(moment);
      isJournalDue ||= changes > 0;
      return changes;
    },
    prune(now: number) {
      if (prune(now)) isJournalDue = true;
    },
    /** Removes delivered data from the journal, unless another connection is reading. */
    clearJournal() {
      if (!isJournalDue) return;
      const timeout = db.pragma('busy_timeout', { simple: true }) as number;
      // Waiting for a lock would block the whole process; the next call tries again.
      db.pragma('busy_timeout = 0');
      isJournalDue = db.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 1;
      db.pragma(`busy_timeout = ${timeout}`);
    },
    /** Writes to the disk what it has already. */
    touch: () => void db.pragma(`user_version = ${db.pragma('user_version', { simple: true })}`),
    close: () => db.close(),
  };
}

function readEntries(db: Database) {
  const counts = db.prepare<[], OutboxCounts>(
    `SELECT count(*) AS length, count(*) FILTER (WHERE state = 'refused') AS refused,
     count(*) FILTER (WHERE state = 'unreadable') AS unreadable,
     count(*) FILTER (WHERE state = 'set-aside') AS setAside, min(seq) AS oldestSeq,
     (SELECT accepted_at FROM entries ORDER BY seq LIMIT 1) AS oldest FROM (${SHOWN})`,
  );
  const oldest = db.prepare<[number], Undelivered>(
    `SELECT reference, form, state, accepted_at FROM (${SHOWN}) ORDER BY seq LIMIT ?`,
  );
  const list = db.prepare<[], Entry>(`${SHOWN} ORDER BY seq`);
  const find = db.prepare<[string], Entry>(`${SHOWN} WHERE reference = ?`);
  const next = db.prepare<[number], Entry>('SELECT * FROM entries WHERE seq > ? ORDER BY seq LIMIT 1');
  const findWaiting = db.prepare<[string], Pick<Entry, 'reference' | 'accepted_at'>>(
    'SELECT reference, accepted_at FROM entries WHERE id = ?',
  );
  return {
    counts: () => counts.get()!,
    /** Without personal data. */
    oldest: (limit: number) => oldest.all(limit),
    list: () => list.iterate(),
    find: (reference: string) => find.get(reference) ?? null,
    /** The first entry after `seq`. */
    next: (seq: number) => next.get(seq) ?? null,
    /** Time and reference of an undelivered submission; null once it is delivered. */
    findWaiting: (id: string) => findWaiting.get(id) ?? null,
  };
}
