import type { Database } from 'better-sqlite3';
import type { Entry } from './entries';

/** Submissions with the same content, or the same key, within these times count as one. */
const CONTENT_WINDOW_MS = 10 * 60_000;
const KEY_WINDOW_MS = 31 * 24 * 60 * 60_000;

/** A submission, and its outcome once it is delivered. */
export type Recent = Pick<Entry, 'id' | 'reference'> & { outcome: Buffer | null };

/** Fingerprints of a browser's idempotency key and of the content posted with it. */
export type SeenKey = { key: string; content: string };

/** The same, and whether the sender got a link to the status. */
export type NotedKey = SeenKey & { isTracked: boolean };

type FoundKey = SeenKey & Recent & { isUndelivered: number; isTracked: number };

/** By what the outbox knows that it has taken a submission already: its content, and the keys that it was posted with. */
export function createRepeats(db: Database) {
  const insertContent = db.prepare(
    'INSERT INTO recent (hash, at, id, reference) VALUES (@hash, @now, @id, @reference)',
  );
  const insertKey = db.prepare(
    `INSERT INTO seen_keys (key, content, at, id, reference, is_tracked)
     VALUES (@key, @content, @now, @id, @reference, @isTracked)
     ON CONFLICT (key) DO NOTHING`,
  );
  const findContent = db.prepare<[string, number], Recent>(
    'SELECT id, reference, outcome FROM recent WHERE hash = ? AND at > ?',
  );
  const findKey = db.prepare<[string], FoundKey>(
    `SELECT key, content, id, reference, is_tracked AS isTracked,
     (SELECT outcome FROM recent WHERE recent.id = seen_keys.id) AS outcome,
     EXISTS (SELECT 1 FROM entries WHERE entries.id = seen_keys.id) AS isUndelivered
     FROM seen_keys WHERE key = ?`,
  );
  const setOutcome = db.prepare('UPDATE recent SET outcome = ? WHERE id = ?');
  const forgetContent = db.prepare('DELETE FROM recent WHERE id = ?');
  const forgetKeys = db.prepare('DELETE FROM seen_keys WHERE id = ?');
  const pruneContent = db.prepare('DELETE FROM recent WHERE at <= ?');
  // Keys of undelivered submissions are kept.
  const pruneKeys = db.prepare('DELETE FROM seen_keys WHERE at <= ? AND id NOT IN (SELECT id FROM entries)');
  return {
    noteContent(hash: string, { id, reference }: Omit<Recent, 'outcome'>, now: number) {
      pruneContent.run(now - CONTENT_WINDOW_MS);
      insertContent.run({ hash, id, reference, now });
    },
    /** Records a key of a submission, stored or delivered. */
    noteKey(seen: NotedKey, { id, reference }: Omit<Recent, 'outcome'>, now: number) {
      insertKey.run({ ...seen, isTracked: Number(seen.isTracked), id, reference, now });
    },
    /** The submission with this content. */
    recent: (hash: string, now: number) => findContent.get(hash, now - CONTENT_WINDOW_MS) ?? null,
    /** The submission with this key and its outcome; null for a new one. */
    findKey: (key: string) => findKey.get(key) ?? null,
    setOutcome: (id: string, outcome: Buffer) => void setOutcome.run(outcome, id),
    forget(id: string) {
      forgetContent.run(id);
      forgetKeys.run(id);
    },
    /** Returns whether it removed an outcome. */
    prune(now: number): boolean {
      pruneKeys.run(now - KEY_WINDOW_MS);
      return pruneContent.run(now - CONTENT_WINDOW_MS).changes > 0;
    },
  };
}
