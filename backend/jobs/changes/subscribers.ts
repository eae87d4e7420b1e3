import { backOff } from '../../../lib/base/back-off';
import { untilDone, type Database, type Sql, newLease } from '../../store/database';
import type { ChangeClaim, ChangeOrder, JobChange } from './changes';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60 * 60 * 1000;
const KEPT_MS = 30 * DAY_MS;
const KEPT_FOR_STRAGGLERS_MS = 90 * DAY_MS;
const PRUNE_BATCH = 5_000;

const COLUMNS = 'change.seq, change.job_id, change.slug, change.kind, change.at';
const IS_FREE = `name = $1 AND (busy_until IS NULL OR busy_until <= $2) AND (retry_at IS NULL OR retry_at <= $2)`;
/** The changes behind position $1 that the urgentFirst subscriber $2 still has to get. */
const UNDELIVERED = `FROM job_changes AS change WHERE change.seq > $1
  AND NOT EXISTS (SELECT 1 FROM job_changes AS later
                  WHERE later.job_id = change.job_id AND later.seq > change.seq)
  AND NOT EXISTS (SELECT 1 FROM told_ahead AS delivered
                  WHERE delivered.consumer = $2 AND delivered.seq = change.seq)`;
/** When a subscriber is tried again after this many failures in a row: after 1 s, 2 s, 4 s … at most an hour. */
function retryAt(failures: number, now: Date): string {
  return new Date(now.getTime() + backOff(failures, FIRST_PAUSE_MS, MAX_PAUSE_MS)).toISOString();
}

async function claim(
  { query, skipLocked }: Sql,
  subscriber: string,
  limit: number,
  leaseMs: number,
  order: ChangeOrder,
  now: Date,
): Promise<ChangeClaim | null> {
  const [free] = await query<{ position: number }>(
    `SELECT position FROM consumers WHERE ${IS_FREE} ${skipLocked}`,
    [subscriber, now.toISOString()],
  );
  if (!free) return null;
  const { position } = free;
  const changes =
    order === 'inOrder'
      ? await query<JobChange>(
          `SELECT ${COLUMNS} FROM job_changes AS change WHERE change.seq > $1 ORDER BY change.seq LIMIT $2`,
          [position, limit],
        )
      : // Both engines sort false before true.
        await query<JobChange>(
          `SELECT ${COLUMNS} ${UNDELIVERED} ORDER BY change.kind <> 'closed', change.seq DESC LIMIT $3`,
          [position, subscriber, limit],
        );
  if (changes.length === 0) return null;
  const { lease, until } = newLease(now, leaseMs);
  await query('UPDATE consumers SET lease = $2, busy_until = $3 WHERE name = $1', [subscriber, lease, until]);
  return { subscriber, lease, changes };
}

async function confirm({ query }: Sql, { subscriber, lease }: ChangeClaim, seq: number): Promise<boolean> {
  const confirmed = await query(
    `UPDATE consumers SET position = CASE WHEN position < $3 THEN $3 ELSE position END,
       lease = NULL, busy_until = NULL, failures = 0, retry_at = NULL
     WHERE name = $1 AND lease = $2 RETURNING name`,
    [subscriber, lease, seq],
  );
  return confirmed.length > 0;
}

/** The subscriber's row, locked, while it is held by this claim. */
async function held({ query, forUpdate }: Sql, { subscriber, lease }: ChangeClaim) {
  const [row] = await query<{ position: number; failures: number }>(
    `SELECT position, failures FROM consumers WHERE name = $1 AND lease = $2 ${forUpdate}`,
    [subscriber, lease],
  );
  return row;
}

async function confirmDelivered(sql: Sql, claimed: ChangeClaim, seqs: number[]): Promise<boolean> {
  const row = await held(sql, claimed);
  if (!row) return false;
  const { subscriber: consumer } = claimed;
  await sql.insert(
    'told_ahead',
    { consumer: 'text', seq: 'bigint' },
    seqs.map((seq) => ({ consumer, seq })),
    'ON CONFLICT DO NOTHING',
  );
  const [delivered] = await sql.query<{ up_to: number }>(
    `SELECT coalesce((SELECT min(change.seq) - 1 ${UNDELIVERED}), (SELECT max(seq) FROM job_changes), $1) AS up_to`,
    [row.position, consumer],
  );
  const upTo = delivered?.up_to ?? row.position;
  await sql.query('DELETE FROM told_ahead WHERE consumer = $1 AND seq <= $2', [consumer, upTo]);
  return confirm(sql, claimed, upTo);
}

async function postpone(sql: Sql, claimed: ChangeClaim, now: Date): Promise<boolean> {
  const row = await held(sql, claimed);
  if (!row) return false;
  const failures = row.failures + 1;
  await sql.query(
    'UPDATE consumers SET lease = NULL, busy_until = NULL, failures = $2, retry_at = $3 WHERE name = $1',
    [claimed.subscriber, failures, retryAt(failures, now)],
  );
  return true;
}

/** Deletes some thousand changes, so that no transaction is long, and resolves with their number. */
async function pruneSome({ query }: Sql, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const pruned = await query(
    `DELETE FROM job_changes WHERE seq IN (
       SELECT seq FROM job_changes
       WHERE at < $1 OR (at < $2 AND seq <= coalesce((SELECT min(position) FROM consumers), seq))
       ORDER BY seq LIMIT ${PRUNE_BATCH}
     ) RETURNING seq`,
    [before(KEPT_FOR_STRAGGLERS_MS), before(KEPT_MS)],
  );
  return pruned.length;
}

export type ChangeStore = ReturnType<typeof createChangeStore>;

/** The event log of the jobs, and how far each subscriber has read it. */
export function createChangeStore({ read, transaction }: Database, now: () => Date) {
  return {
    /** Makes a subscriber known, at the end of the log; one that is known stays where it is. */
    async registerSubscriber(name: string) {
      const known = await read.query('SELECT name FROM consumers WHERE name = $1', [name]);
      if (known.length > 0) return;
      await transaction(({ query }) =>
        query(
          `INSERT INTO consumers (name, position) SELECT $1, last_seq FROM store_state WHERE true
           ON CONFLICT DO NOTHING`,
          [name],
        ),
      );
    },
    /**
     * The next changes (at most `limit`) for a subscriber, oldest first unless an order is given, for this caller alone
     * until `leaseMs` from now; null when there are none, when another caller has them, or when their next attempt is not
     * due. One subscriber keeps to one order.
     */
    async claimChanges(subscriber: string, limit: number, leaseMs: number, order: ChangeOrder = 'inOrder') {
      // Polled twice a second, so that most of the time nothing may be written.
      const due = await read.query(
        `SELECT name FROM consumers WHERE ${IS_FREE}
         AND position < (SELECT max(seq) FROM job_changes)`,
        [subscriber, now().toISOString()],
      );
      if (due.length === 0) return null;
      return transaction((sql) => claim(sql, subscriber, limit, leaseMs, order, now()));
    },
    /** Moves the subscriber past the change `seq` and ends the claim. False, and nothing done, when the claim has lapsed. */
    confirmChanges: (claimed: ChangeClaim, seq: number) => transaction((sql) => confirm(sql, claimed, seq)),
    /** Ends a claim made urgentFirst, with these of its changes delivered. False, and nothing done, when it has lapsed. */
    confirmDelivered: (claimed: ChangeClaim, seqs: number[]) =>
      transaction((sql) => confirmDelivered(sql, claimed, seqs)),
    /** Ends the claim with its changes still to come, after a pause that doubles with each failure in a row. */
    postponeChanges: (claimed: ChangeClaim) => transaction((sql) => postpone(sql, claimed, now())),
    /** Deletes changes that are older than 30 days and passed by every subscriber, or older than 90 days. */
    pruneChanges: () => untilDone(() => transaction((sql) => pruneSome(sql, now()))),
  };
}
