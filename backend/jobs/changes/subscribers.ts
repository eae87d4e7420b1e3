import { backOff } from '../../../lib/base/back-off';
import type { SealedDatabase, SealedSql } from '../../keys/store-key';
import { untilDone, type Sql, newLease } from '../../store/database';
import type { ChangeClaim, ChangeOrder, JobChange } from './changes';
import { DAY_MS, HOUR_MS } from '../../../lib/base/text/indian-day';

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = HOUR_MS;
const KEPT_MS = 30 * DAY_MS;
const KEPT_FOR_STRAGGLERS_MS = 90 * DAY_MS;
const PRUNE_BATCH = 5_000;

const COLUMNS = 'change.seq, change.job_id, change.slug, change.kind, change.at';
const IS_FREE = `name = $1 AND (busy_until IS NULL OR busy_until <= $2) AND (retry_at IS NULL OR retry_at <= $2)`;
/** Changes after position $1, but not those of $2, that have not been delivered to an urgentFirst subscriber. */
const undelivered = ({ oneOf }: Sql) => `FROM job_changes AS change WHERE change.seq > $1
  AND NOT EXISTS (SELECT 1 FROM job_changes AS later
                  WHERE later.job_id = change.job_id AND later.seq > change.seq)
  AND NOT change.seq ${oneOf('$2', 'bigint')}`;
const parseAhead = (ahead: string) => JSON.parse(ahead) as number[];

async function claim(
  sql: SealedSql,
  subscriber: string,
  limit: number,
  leaseMs: number,
  order: ChangeOrder,
): Promise<ChangeClaim | null> {
  const { query, skipLocked } = sql;
  const [free] = await query<{ position: number; ahead: string }>(
    `SELECT position, ahead FROM consumers WHERE ${IS_FREE} ${skipLocked}`,
    [subscriber, sql.at()],
  );
  if (!free) return null;
  const { position, ahead } = free;
  const changes =
    order === 'inOrder'
      ? await query<JobChange>(
          `SELECT ${COLUMNS} FROM job_changes AS change WHERE change.seq > $1 ORDER BY change.seq LIMIT $2`,
          [position, limit],
        )
      : // Both engines sort false before true.
        await query<JobChange>(
          `SELECT ${COLUMNS} ${undelivered(sql)} ORDER BY change.kind <> 'closed', change.seq DESC LIMIT $3`,
          [position, parseAhead(ahead), limit],
        );
  if (changes.length === 0) return null;
  const { lease, until } = newLease(sql.now(), leaseMs);
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

/** Locks and returns the subscriber's row; undefined when the claim has lapsed. */
async function lockClaimed({ query, forUpdate }: Sql, { subscriber, lease }: ChangeClaim) {
  const [row] = await query<{ position: number; failures: number; ahead: string }>(
    `SELECT position, failures, ahead FROM consumers WHERE name = $1 AND lease = $2 ${forUpdate}`,
    [subscriber, lease],
  );
  return row;
}

async function confirmDelivered(sql: Sql, claimed: ChangeClaim, seqs: number[]): Promise<boolean> {
  const row = await lockClaimed(sql, claimed);
  if (!row) return false;
  const ahead = [...parseAhead(row.ahead), ...seqs];
  const [delivered] = await sql.query<{ up_to: number }>(
    `SELECT coalesce((SELECT min(change.seq) - 1 ${undelivered(sql)}), (SELECT max(seq) FROM job_changes), $1) AS up_to`,
    [row.position, ahead],
  );
  const upTo = delivered?.up_to ?? row.position;
  await sql.query('UPDATE consumers SET ahead = $2 WHERE name = $1', [
    claimed.subscriber,
    JSON.stringify(ahead.filter((seq) => seq > upTo)),
  ]);
  return confirm(sql, claimed, upTo);
}

async function postpone(sql: SealedSql, claimed: ChangeClaim): Promise<boolean> {
  const row = await lockClaimed(sql, claimed);
  if (!row) return false;
  const failures = row.failures + 1;
  const retryAt = sql.at(backOff(failures, FIRST_PAUSE_MS, MAX_PAUSE_MS));
  await sql.query(
    'UPDATE consumers SET lease = NULL, busy_until = NULL, failures = $2, retry_at = $3 WHERE name = $1',
    [claimed.subscriber, failures, retryAt],
  );
  return true;
}

/** Deletes one batch, to keep transactions short. Resolves with the number of deleted changes. */
async function pruneBatch({ query, at }: SealedSql): Promise<number> {
  const pruned = await query(
    `DELETE FROM job_changes WHERE seq IN (
       SELECT seq FROM job_changes
       WHERE at < $1 OR (at < $2 AND seq <= coalesce((SELECT min(position) FROM consumers), seq))
       ORDER BY seq LIMIT ${PRUNE_BATCH}
     ) RETURNING seq`,
    [at(-KEPT_FOR_STRAGGLERS_MS), at(-KEPT_MS)],
  );
  return pruned.length;
}

export type ChangeStore = ReturnType<typeof createChangeStore>;

/** The jobs' event log and each subscriber's position in it. */
export function createChangeStore({ read, transaction }: SealedDatabase) {
  return {
    /** Registers a subscriber at the end of the log; keeps the position of an existing one. */
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
     * Leases up to `limit` changes to this caller for `leaseMs`. Resolves with null when there are none, when another
     * caller holds the lease, or when the next attempt is not yet due. A subscriber must always use the same order.
     */
    async claimChanges(subscriber: string, limit: number, leaseMs: number, order: ChangeOrder = 'inOrder') {
      // Polled twice a second: check without writing first.
      const due = await read.query(
        `SELECT name FROM consumers WHERE ${IS_FREE}
         AND position < (SELECT max(seq) FROM job_changes)`,
        [subscriber, read.at()],
      );
      if (due.length === 0) return null;
      return transaction((sql) => claim(sql, subscriber, limit, leaseMs, order));
    },
    /** Advances the subscriber past `seq` and ends the claim. False, without effect, when the claim has lapsed. */
    confirmChanges: (claimed: ChangeClaim, seq: number) => transaction((sql) => confirm(sql, claimed, seq)),
    /** Marks these changes of an urgentFirst claim as delivered and ends it. False, without effect, when it has lapsed. */
    confirmDelivered: (claimed: ChangeClaim, seqs: number[]) =>
      transaction((sql) => confirmDelivered(sql, claimed, seqs)),
    /** Ends the claim without advancing; the next attempt is delayed with exponential back-off. */
    postponeChanges: (claimed: ChangeClaim) => transaction((sql) => postpone(sql, claimed)),
    /** Deletes changes older than 30 days that all subscribers have passed, and all older than 90 days. */
    pruneChanges: () => untilDone(() => transaction(pruneBatch)),
  };
}
