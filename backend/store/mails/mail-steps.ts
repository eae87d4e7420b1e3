import { randomUUID } from 'node:crypto';
import {
  giveUpAfter,
  nextMailTry,
  type DigestMark,
  type MailClaim,
  type MailContent,
  type MailStore,
  type UnsentMail,
} from './mails';
import { pruneTurns } from './quota';
import { queueMail, type MailRow } from './queue-mail';
import { ask, type StepRunner, type Steps } from '../steps';

const DAY_MS = 24 * 60 * 60 * 1000;
const SENT_KEPT_DAYS = 30;
const FAILED_KEPT_DAYS = 90;
const IS_DUE = 'sent_at IS NULL AND failed_at IS NULL AND next_try_at <= $1';

function contentOf(row: MailRow): MailContent {
  const { kind } = row;
  const alertId = row.alert_id ?? 0;
  if (kind === 'digest') return { kind, since: row.since ?? '', until: row.until ?? '' };
  if (kind === 'alert-confirm') return { kind, alertId, token: row.token ?? '' };
  if (kind === 'alert') return { kind, alertId, afterSeq: row.after_seq ?? 0, upToSeq: row.up_to_seq ?? 0 };
  if (kind === 'sheet') return { kind };
  if (kind === 'published') return { kind, inquiryId: row.inquiry_id ?? 0 };
  if (row.application_id !== null) return { kind, form: 'applications', submissionId: row.application_id };
  return row.contact_id !== null
    ? { kind, form: 'contacts', submissionId: row.contact_id }
    : { kind, form: 'inquiries', submissionId: row.inquiry_id ?? 0 };
}

function* claim(leaseMs: number, now: Date, skipLocked: string): Steps<MailClaim | null> {
  const lease = randomUUID();
  // While it is being sent the next try is at the end of the lease.
  const [row] = yield* ask<MailRow>(
    `UPDATE mails SET lease = $2, next_try_at = $3, tries = tries + 1
     WHERE id = (SELECT id FROM mails WHERE ${IS_DUE} ORDER BY next_try_at, id LIMIT 1${skipLocked})
     RETURNING *`,
    ...[now.toISOString(), lease, new Date(now.getTime() + leaseMs).toISOString()],
  );
  if (!row) return null;
  const { id, message_id: messageId, tries, give_up_at: giveUpAt } = row;
  return { id, lease, messageId, tries, giveUpAt, content: contentOf(row) };
}

function* advanceDigest(
  last: DigestMark | null,
  next: DigestMark,
  hasNews: boolean,
  now: Date,
): Steps<boolean> {
  const moved = last
    ? yield* ask(
        'UPDATE digests SET day = $1, until = $2 WHERE id = 1 AND day = $3 RETURNING id',
        next.day,
        next.until,
        last.day,
      )
    : yield* ask(
        'INSERT INTO digests (id, day, until) VALUES (1, $1, $2) ON CONFLICT (id) DO NOTHING RETURNING id',
        next.day,
        next.until,
      );
  if (moved.length === 0) return false;
  if (last && hasNews) yield* queueMail({ kind: 'digest', since: last.until, until: next.until }, now);
  return true;
}

/** The queue of mails on either engine. */
export function createMailStore({ read, write, skipLocked }: StepRunner, now: () => Date): MailStore {
  const count = async (sql: string, ...values: unknown[]) => (await write(ask(sql, ...values))).length;
  const held = ({ id, lease }: MailClaim) => [id, lease];
  /** Ends a claim, to be tried again at a moment or, for null, never. */
  const putBack = async (claimed: MailClaim, problem: string, next: string | null) =>
    void (await count(
      `UPDATE mails SET lease = NULL, problem = $3, next_try_at = coalesce($4, next_try_at), failed_at = $5
       WHERE id = $1 AND lease = $2 RETURNING id`,
      ...[...held(claimed), problem, next, next === null ? now().toISOString() : null],
    ));
  return {
    queueMail: (content) => write(queueMail(content, now())),
    claimMail: async (leaseMs) => {
      // Asked every second, so that most of the time nothing may be written.
      const due = await read(ask(`SELECT id FROM mails WHERE ${IS_DUE} LIMIT 1`, now().toISOString()));
      return due.length === 0 ? null : write(claim(leaseMs, now(), skipLocked));
    },
    markMailSent: async (claimed) => {
      const sql = `UPDATE mails SET sent_at = $3, lease = NULL, token = NULL, problem = ''
        WHERE id = $1 AND lease = $2 RETURNING id`;
      return (await count(sql, ...held(claimed), now().toISOString())) > 0;
    },
    postponeMail: async (claimed, problem) => {
      const next = nextMailTry(claimed.tries, claimed.giveUpAt, now());
      await putBack(claimed, problem, next);
      return next === null ? 'failed' : 'waiting';
    },
    failMail: (claimed, problem) => putBack(claimed, problem, null),
    dropMail: async (claimed) =>
      void (await count('DELETE FROM mails WHERE id = $1 AND lease = $2 RETURNING id', ...held(claimed))),
    unsentMails: () =>
      read(
        ask<UnsentMail>(
          `SELECT id, kind, queued_at, tries, next_try_at, failed_at, problem FROM mails
           WHERE sent_at IS NULL ORDER BY id`,
        ),
      ),
    retryMails: () =>
      count(
        `UPDATE mails SET failed_at = NULL, tries = 0, next_try_at = $1, give_up_at = $2
         WHERE failed_at IS NOT NULL RETURNING id`,
        ...[now().toISOString(), giveUpAfter(now())],
      ),
    pruneMails: async () => {
      await write(pruneTurns(now()));
      const before = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
      return count(
        'DELETE FROM mails WHERE sent_at < $1 OR failed_at < $2 RETURNING id',
        ...[before(SENT_KEPT_DAYS), before(FAILED_KEPT_DAYS)],
      );
    },
    lastDigest: async () =>
      (await read(ask<DigestMark>('SELECT day, until FROM digests WHERE id = 1')))[0] ?? null,
    advanceDigest: (last, next, hasNews) => write(advanceDigest(last, next, hasNews, now())),
  };
}
