import { backOff } from '../../lib/base/back-off';
import { newLease, type Sql } from '../store/database';
import type { SealedDatabase, SealedSql } from '../keys/store-key';
import { giveUpAfter, nextMailTry, type MailClaim, type NewMail, type UnsentMail } from './mails';
import { queuedMail, queueMail, type MailRow } from './queue';
import { pruneQuotas } from './quota';

const DAY_MS = 24 * 60 * 60 * 1000;
const SENT_KEPT_DAYS = 30;
const FAILED_KEPT_DAYS = 90;
const IS_DUE = `sent_at IS NULL AND failed_at IS NULL AND next_try_at <= $1
  AND NOT EXISTS (SELECT 1 FROM mail_server WHERE paused_until > $1)`;

async function claim(sql: SealedSql, leaseMs: number): Promise<MailClaim | null> {
  const { lease, until } = newLease(sql.now(), leaseMs);
  // While it is being sent, the next try is at the end of the lease.
  const [row] = await sql.query<MailRow>(
    `UPDATE mails SET lease = $2, next_try_at = $3, tries = tries + 1
     WHERE id = (SELECT id FROM mails WHERE ${IS_DUE} ORDER BY next_try_at, id LIMIT 1 ${sql.skipLocked})
     RETURNING *`,
    [sql.at(), lease, until],
  );
  if (!row) return null;
  const { id, message_id: messageId, tries, give_up_at: giveUpAt } = row;
  return { id, lease, messageId, tries, giveUpAt, mail: queuedMail(row, sql) };
}

const FIRST_PAUSE_MS = 30 * 1000;
/** How long a server that is back may go unnoticed. */
const MAX_PAUSE_MS = 5 * 60 * 1000;

/** Postpones all mails after a failure of the mail server, its `failures`-th in a row. */
async function pauseServer({
  query,
  forUpdate,
  at,
}: SealedSql): Promise<{ failures: number; until: string }> {
  const [last] = await query<{ failures: number }>(`SELECT failures FROM mail_server ${forUpdate}`);
  const failures = (last?.failures ?? 0) + 1;
  const until = at(backOff(failures, FIRST_PAUSE_MS, MAX_PAUSE_MS));
  await query('UPDATE mail_server SET failures = $1, paused_until = $2', [failures, until]);
  return { failures, until };
}

/** The server works: all that waited for it is due. */
async function resumeServer({ query }: Sql): Promise<void> {
  await query("UPDATE mail_server SET failures = 0, paused_until = '' WHERE failures > 0");
}

/** Ends a claim, to be tried again at a moment or, for null, never. */
const putBack = (
  { query, at }: SealedSql,
  { id, lease, tries }: MailClaim,
  problem: string,
  next: string | null,
) =>
  query(
    `UPDATE mails SET lease = NULL, problem = $3, next_try_at = coalesce($4, next_try_at), failed_at = $5, tries = $6
     WHERE id = $1 AND lease = $2`,
    [id, lease, problem, next, next === null ? at() : null, tries],
  );

export type MailStore = ReturnType<typeof createMailStore>;

/** The queue of mails. Of several processes only one sends a mail. */
export const createMailStore = ({ read, transaction }: SealedDatabase) => ({
  /** Queues a mail by itself; the mails about a form are queued with the form. */
  queueMail: (mail: NewMail) => transaction((sql) => queueMail(sql, mail)),
  /** The next mail that is due, for this caller alone until `leaseMs` from now; null when there is none. */
  async claimMail(leaseMs: number) {
    // Polled every second, so that most of the time nothing may be written.
    const due = await read.query(`SELECT id FROM mails WHERE ${IS_DUE} ORDER BY next_try_at LIMIT 1`, [
      read.at(),
    ]);
    return due.length === 0 ? null : transaction((sql) => claim(sql, leaseMs));
  },
  /** The mail server has accepted it. False when the claim has lapsed, or the mail was erased meanwhile. */
  markMailSent: ({ id, lease }: MailClaim) =>
    transaction(async (sql) => {
      await resumeServer(sql);
      const sent = await sql.query(
        `UPDATE mails SET sent_at = $3, lease = NULL, sealed = NULL, email_hash = NULL, problem = ''
         WHERE id = $1 AND lease = $2 RETURNING id`,
        [id, lease, sql.at()],
      );
      return sent.length > 0;
    }),
  /**
   * To be tried again; failed for good after 7 days. A mail that is the cause waits alone, for a pause that doubles from 1
   * minute to 6 hours. Where the server is, all mails wait, for 30 seconds to 5 minutes, and are due as soon as it takes
   * one.
   */
  postponeMail: (claimed: MailClaim, problem: string, cause: 'mail' | 'server') =>
    transaction(async (sql) => {
      const { tries, giveUpAt } = claimed;
      const own = nextMailTry(tries, giveUpAt, sql.now());
      const pause = cause === 'server' ? await pauseServer(sql) : null;
      const isOutage = pause !== null && pause.failures > 1;
      // The first failure after a success may be the mail's own fault: if it is not that mail's first, it is.
      const next = own && pause && (isOutage || tries === 1) ? pause.until : own;
      await putBack(sql, { ...claimed, tries: isOutage ? tries - 1 : tries }, problem, next);
      return next === null ? 'failed' : 'waiting';
    }),
  /** Failed for good, at once. */
  failMail: (claimed: MailClaim, problem: string) =>
    transaction(async (sql) => {
      // It has refused the address: it works.
      await resumeServer(sql);
      await putBack(sql, claimed, problem, null);
    }),
  /** Deletes a mail that no longer has anything to say. */
  async dropMail({ id, lease }: MailClaim) {
    await transaction(({ query }) => query('DELETE FROM mails WHERE id = $1 AND lease = $2', [id, lease]));
  },
  /** Mails that wait or have failed, oldest first. */
  unsentMails: () =>
    read.query<UnsentMail>(
      `SELECT mails.id, kind, queued_at, tries, failed_at, problem,
         CASE WHEN next_try_at < paused_until THEN paused_until ELSE next_try_at END AS next_try_at
       FROM mails, mail_server WHERE sent_at IS NULL ORDER BY mails.id`,
    ),
  /** Has all mails tried at once, failed ones for 7 days more; resolves with the number of these. */
  retryMails: () =>
    transaction(async (sql) => {
      await resumeServer(sql);
      await sql.query(
        `UPDATE mails SET next_try_at = $1
         WHERE sent_at IS NULL AND failed_at IS NULL AND lease IS NULL AND problem <> ''`,
        [sql.at()],
      );
      const failed = await sql.query(
        `UPDATE mails SET failed_at = NULL, tries = 0, next_try_at = $1, give_up_at = $2
         WHERE failed_at IS NOT NULL RETURNING id`,
        [sql.at(), giveUpAfter(sql.now())],
      );
      return failed.length;
    }),
  /** Deletes mails sent more than 30 days ago and failed more than 90 days ago; resolves with their number. */
  pruneMails: () =>
    transaction(async (sql) => {
      await pruneQuotas(sql);
      const before = [sql.at(-SENT_KEPT_DAYS * DAY_MS), sql.at(-FAILED_KEPT_DAYS * DAY_MS)];
      const old = 'DELETE FROM mails WHERE sent_at < $1 OR failed_at < $2 RETURNING id';
      return (await sql.query(old, before)).length;
    }),
});
