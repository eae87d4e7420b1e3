import { backOff } from '../../lib/base/back-off';
import { newLease, type Sql } from '../store/database';
import type { SealedDatabase, SealedSql } from '../keys/store-key';
import { giveUpAfter, nextTry, URGENT_MAILS, type MailClaim, type NewMail, type UnsentMail } from './mails';
import { queuedMail, queueMail, type MailRow } from './queue';
import { pruneQuotas } from './quota';
import { DAY_MS } from '../../lib/base/text/indian-day';

const SENT_KEPT_DAYS = 30;
const FAILED_KEPT_DAYS = 90;
const IS_DUE = `sent_at IS NULL AND failed_at IS NULL AND next_try_at <= $1
  AND NOT EXISTS (SELECT 1 FROM mail_server WHERE paused_until > $1)`;

/** Selects the next due mail; urgent ones by an index by kind, however many others are due. */
const nextDue = (sql: Sql) => `coalesce(
  (SELECT id FROM mails WHERE ${IS_DUE} AND kind IN ('${URGENT_MAILS.join("', '")}')
   ORDER BY kind, next_try_at LIMIT 1 ${sql.skipLocked}),
  (SELECT id FROM mails WHERE ${IS_DUE} ORDER BY next_try_at, id LIMIT 1 ${sql.skipLocked}))`;

async function claim(sql: SealedSql, leaseMs: number): Promise<MailClaim | null> {
  const { lease, until } = newLease(sql.now(), leaseMs);
  // The end of the lease is the next try if this one crashes.
  const [row] = await sql.query<MailRow>(
    `UPDATE mails SET lease = $2, next_try_at = $3, tries = tries + 1
     WHERE id = ${nextDue(sql)}
     RETURNING *`,
    [sql.at(), lease, until],
  );
  if (!row) return null;
  const { id, message_id: messageId, tries, give_up_at: giveUpAt } = row;
  return { id, lease, messageId, tries, giveUpAt, mail: queuedMail(row, sql) };
}

const FIRST_PAUSE_MS = 30 * 1000;
/** Limits how long a recovered server goes unnoticed. */
const MAX_PAUSE_MS = 5 * 60 * 1000;

/** Pauses all mails after a failure of the mail server; `failures` counts consecutive ones. */
async function pauseServer({ query, forUpdate, at }: SealedSql) {
  const [last] = await query<{ failures: number }>(`SELECT failures FROM mail_server ${forUpdate}`);
  const failures = (last?.failures ?? 0) + 1;
  const until = at(backOff(failures, FIRST_PAUSE_MS, MAX_PAUSE_MS));
  await query('UPDATE mail_server SET failures = $1, paused_until = $2', [failures, until]);
  return { failures, until };
}

/** Ends the pause after the server accepted a connection: all waiting mails are due. */
async function resumeServer({ query }: Sql): Promise<void> {
  await query("UPDATE mail_server SET failures = 0, paused_until = '' WHERE failures > 0");
}

/** Ends a claim and schedules the next try; null: never. */
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

/** Implements MailStore.postponeMail. */
async function postpone(sql: SealedSql, claimed: MailClaim, problem: string, cause: 'mail' | 'server') {
  const { tries, giveUpAt } = claimed;
  const own = nextTry(tries, giveUpAt, sql.now());
  const pause = cause === 'server' ? await pauseServer(sql) : null;
  const isOutage = pause !== null && pause.failures > 1;
  // The first failure after a success may be the mail's own fault; assume so unless it is that mail's first.
  const next = own && pause && (isOutage || tries === 1) ? pause.until : own;
  await putBack(sql, { ...claimed, tries: isOutage ? tries - 1 : tries }, problem, next);
  return next === null ? 'failed' : 'waiting';
}

export type MailStore = ReturnType<typeof createMailStore>;

/** The mail queue. Each mail is sent by only one of several processes. */
export const createMailStore = ({ read, transaction }: SealedDatabase) => ({
  /** Queues a single mail; mails about a form are queued in the form's transaction. */
  queueMail: (mail: NewMail) => transaction((sql) => queueMail(sql, mail)),
  /** Leases the next due mail to this caller for `leaseMs`; null if there is none. */
  async claimMail(leaseMs: number) {
    // Polled every second: check without writing first.
    const due = await read.query(`SELECT id FROM mails WHERE ${IS_DUE} ORDER BY next_try_at LIMIT 1`, [
      read.at(),
    ]);
    return due.length === 0 ? null : transaction((sql) => claim(sql, leaseMs));
  },
  /** Records that the mail server accepted it. False if the claim has lapsed or the mail was erased. */
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
   * Reschedules a mail, or fails it after 7 days. If the mail is the cause, it alone waits, from 1 minute doubling to
   * 6 hours. If the server is, all mails wait for 30 seconds to 5 minutes, and are due again once it accepts one.
   */
  postponeMail: (claimed: MailClaim, problem: string, cause: 'mail' | 'server') =>
    transaction((sql) => postpone(sql, claimed, problem, cause)),
  /** Fails a mail permanently. */
  failMail: (claimed: MailClaim, problem: string) =>
    transaction(async (sql) => {
      // The server refused the address, so it works.
      await resumeServer(sql);
      await putBack(sql, claimed, problem, null);
    }),
  /** Deletes a mail that no longer has content. */
  async dropMail({ id, lease }: MailClaim) {
    await transaction(({ query }) => query('DELETE FROM mails WHERE id = $1 AND lease = $2', [id, lease]));
  },
  /** Returns waiting and failed mails, oldest first. */
  unsentMails: () =>
    read.query<UnsentMail>(
      `SELECT mails.id, kind, queued_at, tries, failed_at, problem,
         CASE WHEN next_try_at < paused_until THEN paused_until ELSE next_try_at END AS next_try_at
       FROM mails, mail_server WHERE sent_at IS NULL ORDER BY mails.id`,
    ),
  /** Returns the mails to an application's sender that could not be sent yet or failed. */
  mailProblems: (application: number) =>
    read.query<Pick<UnsentMail, 'kind' | 'problem' | 'failed_at'>>(
      `SELECT kind, problem, failed_at FROM mails WHERE application_id = $1 AND sent_at IS NULL AND problem <> ''
         AND kind NOT IN ('staff', 'withdrawn') ORDER BY id`,
      [application],
    ),
  /** Makes all mails due now, failed ones for 7 more days; resolves with the number of failed ones. */
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
