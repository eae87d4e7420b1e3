import type { Database } from 'better-sqlite3';
import { MAX_BACK_OFF_MS, MIN_BACK_OFF_MS } from './back-off';

/**
 * `refused`: the API rejected the last attempt; it is retried. `unreadable`: waits for its key. `set-aside`: answered
 * oddly so often that a person should look. Each attempt may create a copy, so in the end only a person may retry it.
 */
type EntryState = 'waiting' | 'refused' | 'unreadable' | 'set-aside';

/** Odd answers after which an entry is set aside, and after which only a person may retry it (five to eight hours later). */
export const MAX_ODD_ANSWERS = 5;
const MAX_COPIES = 12;

/** Counts of undelivered submissions; `oldest` is when the oldest was accepted, `oldestSeq` its `seq`. */
type OutboxCounts = {
  length: number;
  refused: number;
  unreadable: number;
  setAside: number;
  oldest: number | null;
  oldestSeq: number | null;
};

/** An undelivered submission. Times are ms since 1970; `problem` and `payload` are encrypted. */
export type Entry = {
  seq: number;
  id: string;
  reference: string;
  form: string;
  state: EntryState;
  accepted_at: number;
  next_try_at: number;
  /** A delivery is in progress until then. */
  leased_until: number;
  tries: number;
  problem: Buffer | null;
  /** 1: an earlier attempt may have arrived, though its response was lost. */
  may_repeat: number;
  /** Number of attempts whose response neither accepted nor rejected. */
  odd_answers: number;
  payload: Buffer;
};

export type Undelivered = Pick<Entry, 'reference' | 'form' | 'state' | 'accepted_at'>;

export type Recent = { hash: string; at: number; id: string; reference: string; outcome: Buffer | null };

/** Entries as shown to people. */
const SHOWN = `SELECT seq, id, reference, form, accepted_at, next_try_at, leased_until, tries, problem, may_repeat, odd_answers,
  payload, iif(odd_answers >= ${MAX_ODD_ANSWERS} AND state <> 'unreadable', 'set-aside', state) AS state FROM entries`;

/** Submissions with the same content within this time count as one. */
const REPEAT_WINDOW_MS = 10 * 60_000;

/** Fingerprints of a browser's idempotency key and of the content posted with it. */
export type SeenKey = { key: string; content: string };

/** The same, and whether the sender got a link to the status. */
type NotedKey = SeenKey & { isTracked: boolean };

/** Submissions with the same key within this time count as one. */
const KEY_WINDOW_MS = 31 * 24 * 60 * 60_000;

export type Store = ReturnType<typeof createStore>;

/** The outbox's SQL. Every function is one transaction and throws SqliteError when it cannot be written. */
export function createStore(db: Database) {
  // The journal may contain rows that an earlier process deleted.
  let isJournalDue = true;
  const insertEntry = db.prepare(
    `INSERT INTO entries (id, reference, form, accepted_at, next_try_at, leased_until, tries, payload)
     VALUES (@id, @reference, @form, @now, @now, @leasedUntil, 1, @payload)`,
  );
  const insertRecent = db.prepare(
    'INSERT INTO recent (hash, at, id, reference) VALUES (@hash, @now, @id, @reference)',
  );
  const findRecent = db.prepare<[string, number], Recent>('SELECT * FROM recent WHERE hash = ? AND at > ?');
  const pruneRecent = db.prepare('DELETE FROM recent WHERE at <= ?');
  const forgetContent = db.prepare('DELETE FROM recent WHERE id = ?');
  const forgetKeys = db.prepare('DELETE FROM seen_keys WHERE id = ?');
  const forget = (id: string) => {
    forgetContent.run(id);
    forgetKeys.run(id);
  };
  const insertKey = db.prepare(
    `INSERT INTO seen_keys (key, content, at, id, reference, is_tracked)
     VALUES (@key, @content, @now, @id, @reference, @isTracked)
     ON CONFLICT (key) DO NOTHING`,
  );
  const findKey = db.prepare<
    [string],
    SeenKey & Omit<Recent, 'hash' | 'at'> & { isUndelivered: number; isTracked: number }
  >(
    `SELECT key, content, id, reference, is_tracked AS isTracked, (SELECT outcome FROM recent WHERE recent.id = seen_keys.id) AS outcome,
     EXISTS (SELECT 1 FROM entries WHERE entries.id = seen_keys.id) AS isUndelivered
     FROM seen_keys WHERE key = ?`,
  );
  // Keys of undelivered submissions are kept.
  const pruneKeys = db.prepare('DELETE FROM seen_keys WHERE at <= ? AND id NOT IN (SELECT id FROM entries)');
  const setOutcome = db.prepare('UPDATE recent SET outcome = ? WHERE id = ?');
  const deleteUntried = db.prepare('DELETE FROM entries WHERE id = ? AND tries = 1');
  const deleteEntry = db.prepare('DELETE FROM entries WHERE id = ?');
  const eraseOld = db.prepare('DELETE FROM entries WHERE accepted_at < ?');
  // A time beyond any delay or lease was written before the clock was set back, and counts as due. A lease that was not
  // released belongs to an interrupted attempt.
  const claim = db.prepare<{ now: number; until: number; latest: number }, Entry>(
    `UPDATE entries SET leased_until = @until, tries = tries + 1, may_repeat = max(may_repeat, leased_until > 0)
     WHERE seq = (
       SELECT seq FROM entries WHERE state IN ('waiting', 'refused') AND odd_answers < ${MAX_COPIES}
       AND (next_try_at <= @now OR next_try_at > @latest)
       AND (leased_until <= @now OR leased_until > @until) ORDER BY seq LIMIT 1
     )
     RETURNING *`,
  );
  const postponeOne = db.prepare(
    `UPDATE entries SET state = @state, next_try_at = @nextTryAt, leased_until = 0, problem = @problem,
     may_repeat = max(may_repeat, @mayHaveArrived), odd_answers = odd_answers + @isOdd WHERE id = @id`,
  );
  const holdLater = db.prepare(
    `UPDATE entries SET next_try_at = max(next_try_at, ?)
     WHERE state = 'waiting' AND seq > (SELECT seq FROM entries WHERE id = ?)`,
  );
  const isOftenOdd = db.prepare(
    `SELECT 1 FROM entries WHERE odd_answers BETWEEN 1 AND ${MAX_COPIES - 1} LIMIT 1 OFFSET 1`,
  );
  const releaseOdd = db.prepare('UPDATE entries SET next_try_at = min(next_try_at, ?) WHERE odd_answers > 0');
  const setAside = db.prepare(
    "UPDATE entries SET state = 'unreadable', leased_until = 0, problem = ? WHERE id = ?",
  );
  const wakeAll = db.prepare("UPDATE entries SET state = 'waiting', odd_answers = 0, next_try_at = ?");
  const makeDue = db.prepare('UPDATE entries SET next_try_at = min(next_try_at, ?) WHERE id = ?');
  const takeOver = db.prepare(
    `UPDATE entries SET next_try_at = ?, may_repeat = max(may_repeat, leased_until > 0), leased_until = 0,
     state = iif(state = 'unreadable', 'waiting', state)`,
  );
  const counts = db.prepare<[], OutboxCounts>(
    `SELECT count(*) AS length, count(*) FILTER (WHERE state = 'refused') AS refused,
     count(*) FILTER (WHERE state = 'unreadable') AS unreadable,
     count(*) FILTER (WHERE state = 'set-aside') AS setAside, min(seq) AS oldestSeq,
     (SELECT accepted_at FROM entries ORDER BY seq LIMIT 1) AS oldest FROM (${SHOWN})`,
  );
  const nextEntry = db.prepare<[number], Entry>('SELECT * FROM entries WHERE seq > ? ORDER BY seq LIMIT 1');
  const oldest = db.prepare<[number], Undelivered>(
    `SELECT reference, form, state, accepted_at FROM (${SHOWN}) ORDER BY seq LIMIT ?`,
  );

  const findWaiting = db.prepare<[string], Pick<Entry, 'reference' | 'accepted_at'>>(
    'SELECT reference, accepted_at FROM entries WHERE id = ?',
  );

  type Postponement = {
    state: 'waiting' | 'refused';
    nextTryAt: number;
    problem: Buffer;
    /** Whether the failed attempt may nevertheless have arrived. */
    mayHaveArrived: boolean;
    /** Whether the response neither accepted nor rejected it. */
    isOdd?: boolean;
    holdOthers: boolean;
  };
  type NewEntry = Pick<Entry, 'id' | 'reference' | 'form' | 'payload'> & { hash: string; seen?: NotedKey };
  const noteKey = (seen: NotedKey, { id, reference }: Pick<Entry, 'id' | 'reference'>, now: number) =>
    void insertKey.run({ ...seen, isTracked: Number(seen.isTracked), id, reference, now });
  return {
    /** Stores a submission, or returns the earlier one with the same content. Survives a power cut. */
    add: db.transaction(({ seen, ...entry }: NewEntry, now: number, leasedUntil: number): Recent | null => {
      const earlier = findRecent.get(entry.hash, now - REPEAT_WINDOW_MS);
      if (seen) noteKey(seen, earlier ?? entry, now);
      if (earlier) return earlier;
      pruneRecent.run(now - REPEAT_WINDOW_MS);
      insertEntry.run({ ...entry, now, leasedUntil });
      insertRecent.run({ hash: entry.hash, id: entry.id, reference: entry.reference, now });
      return null;
    }).immediate,
    recent: (hash: string, now: number) => findRecent.get(hash, now - REPEAT_WINDOW_MS) ?? null,
    /** Records another key of a submission, stored or delivered. */
    noteKey,
    /** The submission with this key and its outcome; null for a new one. */
    findKey: (key: string) => findKey.get(key) ?? null,
    /** Removes a delivered submission, but keeps its outcome for repeated posts. Those with odd answers become due. */
    delivered: db.transaction((id: string, outcome: Buffer, now: number) => {
      setOutcome.run(outcome, id);
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
    eraseAcceptedBefore: (moment: number): number => {
      const { changes } = eraseOld.run(moment);
      if (changes > 0) isJournalDue = true;
      return changes;
    },
    /** Leases the oldest due submission until `until`. */
    claimDue: (now: number, until: number) =>
      claim.get({ now, until, latest: now + MAX_BACK_OFF_MS }) ?? null,
    /**
     * Records a failed attempt; `holdOthers` delays later submissions as long. So does an odd answer once there are several:
     * then it is not about one form, but a page in front of the API, and one form is enough to see when that is over.
     */
    postpone: db.transaction((id: string, { mayHaveArrived, isOdd, holdOthers, ...rest }: Postponement) => {
      const how = { mayHaveArrived: Number(mayHaveArrived), isOdd: Number(isOdd ?? false) };
      postponeOne.run({ ...rest, ...how, id });
      if (holdOthers || (isOdd && isOftenOdd.get())) holdLater.run(rest.nextTryAt, id);
    }),
    setAside: (id: string, problem: Buffer) => setAside.run(problem, id),
    /** Makes each due at its moment, unless it is due sooner. */
    makeDue: db.transaction((moments: Map<string, number>) => {
      for (const [id, moment] of moments) makeDue.run(moment, id);
    }),
    /** Makes everything due, including unreadable and set-aside entries. Returns their number. */
    wakeAll: (now: number) => wakeAll.run(now).changes,
    /**
     * The same on startup, including entries leased by the process that ended. Unreadable ones are retried, as the key may
     * have been corrected; set-aside ones are left to a person.
     */
    takeOver: (now: number) => takeOver.run(now).changes,
    prune: (now: number) => {
      if (pruneRecent.run(now - REPEAT_WINDOW_MS).changes > 0) isJournalDue = true;
      pruneKeys.run(now - KEY_WINDOW_MS);
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
    counts: () => counts.get()!,
    /** Without personal data. */
    oldest: (limit: number) => oldest.all(limit),
    list: () => db.prepare<[], Entry>(`${SHOWN} ORDER BY seq`).iterate(),
    /** Time and reference of an undelivered submission; null once it is delivered. */
    findWaiting: (id: string) => findWaiting.get(id) ?? null,
    /** The first entry after `seq`. */
    next: (seq: number) => nextEntry.get(seq) ?? null,
    find: (reference: string) =>
      db.prepare<[string], Entry>(`${SHOWN} WHERE reference = ?`).get(reference) ?? null,
    close: () => db.close(),
  };
}
