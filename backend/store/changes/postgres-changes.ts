import { randomUUID } from 'node:crypto';
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
import type { Query } from '../postgres-connection';
import { rowsOf } from '../postgres-rows';

const PRUNED_AT_ONCE = 5_000;

/** The changes of one writing transaction, which has the log for itself from the start to the commit. */
export type ChangeTurn = {
  add(job: { id: string; slug: string }, kind: ChangeKind): void;
  /** Writes what was added; to be called last. */
  write(): Promise<void>;
};

/**
 * Waits until no other transaction changes jobs, and keeps others waiting until this one ends. The lock is a row's, so
 * that it needs nothing of the session.
 */
export async function takeTurn(query: Query, now: Date): Promise<ChangeTurn> {
  const [state] = await query<{ last_seq: number }>('SELECT last_seq FROM store_state FOR UPDATE');
  let seq = state?.last_seq ?? 0;
  const changes: JobChange[] = [];
  return {
    add({ id, slug }, kind) {
      seq += 1;
      changes.push({ seq, job_id: id, slug, kind, at: now.toISOString() });
    },
    async write() {
      if (changes.length === 0) return;
      const { names, unnest, values } = rowsOf<JobChange>(
        { seq: 'bigint', job_id: 'text', slug: 'text', kind: 'text', at: 'text' },
        changes,
      );
      await query(`INSERT INTO job_changes (${names}) SELECT * FROM ${unnest}`, values);
      const more = changes.filter((change) => change.kind === 'published').length;
      const fewer = changes.filter((change) => change.kind === 'closed').length;
      await query('UPDATE store_state SET last_seq = $1, active_jobs = active_jobs + $2', [
        seq,
        more - fewer,
      ]);
    },
  };
}

/** Makes a consumer known at the end of the log. */
export async function registerConsumer(query: Query, name: string): Promise<void> {
  await query(
    'INSERT INTO consumers (name, position) SELECT $1, last_seq FROM store_state ON CONFLICT DO NOTHING',
    [name],
  );
}

const FREE = `name = $1 AND (busy_until IS NULL OR busy_until <= $2) AND (retry_at IS NULL OR retry_at <= $2)`;

/** Whether a claim would get anything; reads only. */
export async function hasWork(query: Query, consumer: string, now: Date): Promise<boolean> {
  const [work] = await query(
    `SELECT 1 FROM consumers WHERE ${FREE} AND EXISTS (SELECT 1 FROM job_changes WHERE seq > position)`,
    [consumer, now.toISOString()],
  );
  return work !== undefined;
}

/** For use within a transaction. */
export async function claimChanges(
  query: Query,
  consumer: string,
  limit: number,
  leaseMs: number,
  now: Date,
  order: ChangeOrder = 'inOrder',
): Promise<ChangeClaim | null> {
  const [free] = await query<{ position: number }>(
    `SELECT position FROM consumers WHERE ${FREE} FOR UPDATE SKIP LOCKED`,
    [consumer, now.toISOString()],
  );
  if (!free) return null;
  const changes =
    order === 'inOrder'
      ? await query<JobChange>(
          'SELECT seq, job_id, slug, kind, at FROM job_changes WHERE seq > $1 ORDER BY seq LIMIT $2',
          [free.position, limit],
        )
      : await query<JobChange>(
          `SELECT change.seq, change.job_id, change.slug, change.kind, change.at
           ${stillToTell('$1', '$2')} ${MOST_URGENT_FIRST} LIMIT $3`,
          [free.position, consumer, limit],
        );
  if (changes.length === 0) return null;
  const lease = randomUUID();
  const busyUntil = new Date(now.getTime() + leaseMs).toISOString();
  await query('UPDATE consumers SET lease = $2, busy_until = $3 WHERE name = $1', [
    consumer,
    lease,
    busyUntil,
  ]);
  return { consumer, lease, changes };
}

/** Ends a claim behind the change `seq`. False when the claim has lapsed. */
export async function confirmChanges(query: Query, claim: ChangeClaim, seq: number): Promise<boolean> {
  const confirmed = await query(
    `UPDATE consumers
     SET position = greatest(position, $3), lease = NULL, busy_until = NULL, failures = 0, retry_at = NULL
     WHERE name = $1 AND lease = $2 RETURNING 1`,
    [claim.consumer, claim.lease, seq],
  );
  return confirmed.length > 0;
}

/** Ends a claim made urgentFirst, with these of its changes told; for use within a transaction. */
export async function confirmTold(query: Query, claim: ChangeClaim, seqs: number[]): Promise<boolean> {
  const [held] = await query<{ position: number }>(
    'SELECT position FROM consumers WHERE name = $1 AND lease = $2 FOR UPDATE',
    [claim.consumer, claim.lease],
  );
  if (!held) return false;
  await query(
    'INSERT INTO told_ahead (consumer, seq) SELECT $1, unnest($2::bigint[]) ON CONFLICT DO NOTHING',
    [claim.consumer, seqs],
  );
  const [told] = await query<{ end: number }>(
    `SELECT coalesce((SELECT min(change.seq) - 1 ${stillToTell('$1', '$2')}),
                     (SELECT max(seq) FROM job_changes), $1) AS end`,
    [held.position, claim.consumer],
  );
  const end = told?.end ?? held.position;
  await query('DELETE FROM told_ahead WHERE consumer = $1 AND seq <= $2', [claim.consumer, end]);
  return confirmChanges(query, claim, end);
}

/** Ends a claim with all its changes still to come; for use within a transaction. */
export async function postponeChanges(query: Query, claim: ChangeClaim, now: Date): Promise<boolean> {
  const [held] = await query<{ failures: number }>(
    'SELECT failures FROM consumers WHERE name = $1 AND lease = $2 FOR UPDATE',
    [claim.consumer, claim.lease],
  );
  if (!held) return false;
  const failures = held.failures + 1;
  await query(
    'UPDATE consumers SET lease = NULL, busy_until = NULL, failures = $2, retry_at = $3 WHERE name = $1',
    [claim.consumer, failures, retryAt(failures, now)],
  );
  return true;
}

/** Forgets some thousand changes, so that no transaction is long, and says how many. */
export async function pruneSomeChanges(query: Query, now: Date): Promise<number> {
  const { any, passed } = pruneBounds(now);
  const pruned = await query(
    `DELETE FROM job_changes WHERE seq IN (
       SELECT seq FROM job_changes
       WHERE at < $1 OR (at < $2 AND seq <= coalesce((SELECT min(position) FROM consumers), seq))
       ORDER BY seq LIMIT ${PRUNED_AT_ONCE}
     ) RETURNING 1`,
    [any, passed],
  );
  return pruned.length;
}
