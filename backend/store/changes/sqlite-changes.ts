import type { Database } from 'better-sqlite3';
import {
  MOST_URGENT_FIRST,
  pruneBounds,
  retryAt,
  stillToTell,
  type ChangeClaim,
  type ChangeKind,
  type ChangeOrder,
  type JobChange,
} from './changes';

const PRUNED_AT_ONCE = 5_000;

type Consumer = {
  name: string;
  position: number;
  busy_until: string | null;
  failures: number;
  retry_at: string | null;
};

/** The statements of the log of changes and its consumers. What writes is for use within a write transaction. */
export function createChangeLog(db: Database) {
  const append = db.prepare('INSERT INTO job_changes (job_id, slug, kind, at) VALUES (?, ?, ?, ?)');
  const find = db.prepare<[string], Consumer>('SELECT * FROM consumers WHERE name = ?');
  // Not the highest number that is there: all changes may have been forgotten.
  const register = db.prepare(
    `INSERT OR IGNORE INTO consumers (name, position)
     VALUES (?, coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'job_changes'), 0))`,
  );
  const after = db.prepare<[number, number], JobChange>(
    'SELECT * FROM job_changes WHERE seq > ? ORDER BY seq LIMIT ?',
  );
  const urgent = db.prepare<[number, string, number], JobChange>(
    `SELECT change.* ${stillToTell('?', '?')} ${MOST_URGENT_FIRST} LIMIT ?`,
  );
  const tell = db.prepare('INSERT OR IGNORE INTO told_ahead (consumer, seq) VALUES (?, ?)');
  const endOfTold = db
    .prepare<{ name: string; position: number }, number>(
      `SELECT coalesce((SELECT min(change.seq) - 1 ${stillToTell('@position', '@name')}),
                       (SELECT max(seq) FROM job_changes), @position)`,
    )
    .pluck();
  const forget = db.prepare('DELETE FROM told_ahead WHERE consumer = ? AND seq <= ?');
  const lease = db.prepare('UPDATE consumers SET busy_until = ? WHERE name = ?');
  const confirm = db.prepare(
    `UPDATE consumers SET position = max(position, ?), busy_until = NULL, failures = 0, retry_at = NULL
     WHERE name = ? AND busy_until = ?`,
  );
  const postpone = db.prepare(
    'UPDATE consumers SET busy_until = NULL, failures = ?, retry_at = ? WHERE name = ? AND busy_until = ?',
  );
  const prune = db.prepare(
    `DELETE FROM job_changes WHERE seq IN (
       SELECT seq FROM job_changes
       WHERE at < @any OR (at < @passed AND seq <= coalesce((SELECT min(position) FROM consumers), seq))
       LIMIT ${PRUNED_AT_ONCE}
     )`,
  );

  const isFree = ({ busy_until, retry_at }: Consumer, now: string) =>
    (busy_until === null || busy_until <= now) && (retry_at === null || retry_at <= now);

  return {
    append(job: { id: string; slug: string }, kind: ChangeKind, now: Date): void {
      append.run(job.id, job.slug, kind, now.toISOString());
    },

    isKnown: (name: string): boolean => find.get(name) !== undefined,
    register: (name: string): void => void register.run(name),

    /** Whether a claim would get anything; reads only. */
    hasWork(name: string, now: Date): boolean {
      const consumer = find.get(name);
      return (
        consumer !== undefined &&
        isFree(consumer, now.toISOString()) &&
        after.get(consumer.position, 1) !== undefined
      );
    },
    claim(
      name: string,
      limit: number,
      leaseMs: number,
      now: Date,
      order: ChangeOrder = 'inOrder',
    ): ChangeClaim | null {
      const consumer = find.get(name);
      if (!consumer || !isFree(consumer, now.toISOString())) return null;
      const { position } = consumer;
      const changes = order === 'inOrder' ? after.all(position, limit) : urgent.all(position, name, limit);
      if (changes.length === 0) return null;
      const busyUntil = new Date(now.getTime() + leaseMs).toISOString();
      lease.run(busyUntil, name);
      return { consumer: name, lease: busyUntil, changes };
    },
    confirm: (claim: ChangeClaim, seq: number): boolean =>
      confirm.run(seq, claim.consumer, claim.lease).changes > 0,
    confirmTold({ consumer: name, lease }: ChangeClaim, seqs: number[]): boolean {
      const consumer = find.get(name);
      if (consumer?.busy_until !== lease) return false;
      for (const seq of seqs) tell.run(name, seq);
      const end = endOfTold.get({ name, position: consumer.position }) ?? consumer.position;
      forget.run(name, end);
      return confirm.run(end, name, lease).changes > 0;
    },
    postpone(claim: ChangeClaim, now: Date): boolean {
      const failures = (find.get(claim.consumer)?.failures ?? 0) + 1;
      return postpone.run(failures, retryAt(failures, now), claim.consumer, claim.lease).changes > 0;
    },

    /** Forgets some thousand changes, so that no transaction is long, and says how many. */
    pruneSome: (now: Date): number => prune.run(pruneBounds(now)).changes,
  };
}

export type ChangeLog = ReturnType<typeof createChangeLog>;
