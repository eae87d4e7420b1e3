import { backOff } from '../../lib/base/back-off';
import { type Database, type Sql, newLease } from '../store/database';
import type { StoreKey } from '../keys/store-key';
import { giveUpAfter, nextMailTry, type MailClaim, type MailStore, type UnsentMail } from './mails';
import { queuedMail, queueMail, type MailRow } from './queue';
import { pruneQuotas } from './quota';

const DAY_MS = 24 * 60 * 60 * 1000;
const SENT_KEPT_DAYS = 30;
const FAILED_KEPT_DAYS = 90;
const IS_DUE = `sent_at IS NULL AND failed_at IS NULL AND next_try_at <= $1
  AND NOT EXISTS (SELECT 1 FROM mail_server WHERE paused_until > $1)`;

async function claim(sql: Sql, key: StoreKey, leaseMs: number, now: Date): Promise<MailClaim | null> {
  const { query, skipLocked } = sql;
  const { lease, until } = newLease(now, leaseMs);
  // While it is being sent, the next try is at the end of the lease.
  const [row] = await query<MailRow>(
    `UPDATE mails SET lease = $2, next_try_at = $3, tries = tries + 1
     WHERE id = (SELECT id FROM mails WHERE ${IS_DUE} ORDER BY next_try_at, id LIMIT 1 ${skipLocked})
     RETURNING *`,
    [now.toISOString(), lease, until],
  );
  if (!row) return null;
  const { id, message_id: messageId, tries, give_up_at: giveUpAt } = row;
  return { id, lease, messageId, tries, giveUpAt, mail: queuedMail(row, key) };
}

const FIRST_PAUSE_MS = 30 * 1000;
/** How long a server that is back may go unnoticed. */
const MAX_PAUSE_MS = 5 * 60 * 1000;

/** Postpones all mails after a failure of the mail server, its `failures`-th in a row. */
async function pauseServer(
  { query, forUpdate }: Sql,
  now: Date,
): Promise<{ failures: number; until: string }> {
  const [last] = await query<{ failures: number }>(`SELECT failures FROM mail_server ${forUpdate}`);
  const failures = (last?.failures ?? 0) + 1;
  const until = new Date(now.getTime() + backOff(failures, FIRST_PAUSE_MS, MAX_PAUSE_MS)).toISOString();
  await query('UPDATE mail_server SET failures = $1, paused_until = $2', [failures, until]);
  return { failures, until };
}

/** The server works: all that waited for it is due. */
async function resumeServer({ query }: Sql): Promise<void> {
  await query("UPDATE mail_server SET failures = 0, paused_until = '' WHERE failures > 0");
}

export function createMailStore({ read, transaction }: Database, key: StoreKey, now: () => Date): MailStore {
  /** Runs a statement with RETURNING, and resolves with the number of its rows. */
  const change = async (text: string, values: unknown[]) =>
    (await transaction(({ query }) => query(text, values))).length;
  /** Ends a claim, to be tried again at a moment or, for null, never. */
  const putBack = ({ query }: Sql, { id, lease, tries }: MailClaim, problem: string, next: string | null) =>
    query(
      `UPDATE mails SET lease = NULL, problem = $3, next_try_at = coalesce($4, next_try_at), failed_at = $5, tries = $6
       WHERE id = $1 AND lease = $2`,
      [id, lease, problem, next, next === null ? now().toISOString() : null, tries],
    );
  return {
    queueMail: (mail) => transaction((sql) => queueMail(sql, key, mail, now())),
    async claimMail(leaseMs) {
      // Polled every second, so that most of the time nothing may be written.
      const due = await read.query(`SELECT id FROM mails WHERE ${IS_DUE} ORDER BY next_try_at LIMIT 1`, [
        now().toISOString(),
      ]);
      return due.length === 0 ? null : transaction((sql) => claim(sql, key, leaseMs, now()));
    },
    markMailSent: ({ id, lease }) =>
      transaction(async (sql) => {
        await resumeServer(sql);
        const sent = await sql.query(
          `UPDATE mails SET sent_at = $3, lease = NULL, sealed = NULL, email_hash = NULL, problem = ''
           WHERE id = $1 AND lease = $2 RETURNING id`,
          [id, lease, now().toISOString()],
        );
        return sent.length > 0;
      }),
    postponeMail: (claimed, problem, cause) =>
      transaction(async (sql) => {
        const { tries, giveUpAt } = claimed;
        const own = nextMailTry(tries, giveUpAt, now());
        const pause = cause === 'server' ? await pauseServer(sql, now()) : null;
        const isOutage = pause !== null && pause.failures > 1;
        // The first failure after a success may be the mail's own fault: if it is not that mail's first, it is.
        const next = own && pause && (isOutage || tries === 1) ? pause.until : own;
        await putBack(sql, { ...claimed, tries: isOutage ? tries - 1 : tries }, problem, next);
        return next === null ? 'failed' : 'waiting';
      }),
    failMail: (claimed, problem) =>
      transaction(async (sql) => {
        // It has refused the address: it works.
        await resumeServer(sql);
        await putBack(sql, claimed, problem, null);
      }),
    async dropMail({ id, lease }) {
      await change('DELETE FROM mails WHERE id = $1 AND lease = $2 RETURNING id', [id, lease]);
    },
    unsentMails: () =>
      read.query<UnsentMail>(
        `SELECT mails.id, kind, queued_at, tries, failed_at, problem,
           CASE WHEN next_try_at < paused_until THEN paused_until ELSE next_try_at END AS next_try_at
         FROM mails, mail_server WHERE sent_at IS NULL ORDER BY mails.id`,
      ),
    retryMails: () =>
      transaction(async (sql) => {
        await resumeServer(sql);
        const moment = now().toISOString();
        await sql.query(
          `UPDATE mails SET next_try_at = $1
           WHERE sent_at IS NULL AND failed_at IS NULL AND lease IS NULL AND problem <> ''`,
          [moment],
        );
        const failed = await sql.query(
          `UPDATE mails SET failed_at = NULL, tries = 0, next_try_at = $1, give_up_at = $2
           WHERE failed_at IS NOT NULL RETURNING id`,
          [moment, giveUpAfter(now())],
        );
        return failed.length;
      }),
    async pruneMails() {
      await transaction((sql) => pruneQuotas(sql, now()));
      const before = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
      return change('DELETE FROM mails WHERE sent_at < $1 OR failed_at < $2 RETURNING id', [
        before(SENT_KEPT_DAYS),
        before(FAILED_KEPT_DAYS),
      ]);
    },
  };
}
