import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { alertConsent } from '../../lib/content/job-alert';
import { DAY_MS } from '../../lib/base/text/indian-day';
import { filtersOfText } from '../../lib/contract/filters';
import { ALERT_FREQUENCIES, type AlertFrequency } from '../../lib/contract/forms/job-alert';
import { markedUpTo } from '../../lib/jobs/facts/confirmation';
import { alertDay, mondayOf } from '../base/indian-day';
import { addConsent, anonymiseConsents } from '../forms/consents';
import type { JobStore } from '../jobs/job-store';
import { emailHash, openTexts, sealTexts } from '../keys/sealed-rows';
import { tokenHash } from '../keys/secrets';
import type { SealedDatabase, SealedSql } from '../keys/store-key';
import { reserveTurn } from '../mail/quota';
import { queueMail } from '../mail/queue';
import { insertRow } from '../store/database';
import type { AlertWish, JobAlert } from './alerts';

const UNCONFIRMED_KEPT_MS = 7 * DAY_MS;
const TABLE = 'job_alerts';
// Includes cascading deletions.
const ERASED = [TABLE, 'alert_tokens', 'mails', 'consents'];
const WISH = 'email_hash, keyword, category_id, location, filters';
const LAST_CHANGE = 'SELECT seq FROM last_change';

/** Returns the alerts that match a condition, with decrypted addresses. */
export async function alertsWhere(
  { query, key }: SealedSql,
  condition: string,
  values: unknown[],
): Promise<JobAlert[]> {
  const rows = await query<Omit<JobAlert, 'email'> & { sealed: Buffer }>(
    `SELECT id, keyword, category_id, location, filters, frequency, created_at, confirmed_at, last_seq, last_day, sealed
     FROM ${TABLE} WHERE ${condition}`,
    values,
  );
  return rows.map(({ sealed, ...alert }) => ({
    ...alert,
    ...openTexts<{ email: string }>(key, sealed, TABLE, alert.id),
  }));
}

const alertWithId = async (sql: SealedSql, id: number) =>
  (await alertsWhere(sql, 'id = $1', [id]))[0] ?? null;

const isConfirmedAs = (alert: JobAlert, frequency: AlertFrequency) =>
  alert.confirmed_at !== null && alert.frequency === frequency;

async function request(
  sql: SealedSql,
  email: string,
  { frequency, ...searched }: AlertWish,
  token: string,
): Promise<void> {
  const { keyword, category_id, location, filters } = searched;
  const wish = { email_hash: emailHash(sql.key, email), keyword, category_id, location, filters };
  const created_at = sql.at();
  const same = `(${WISH}) = ($1, $2, $3, $4, $5)`;
  const [known] = await alertsWhere(sql, same, Object.values(wish));
  if (known && isConfirmedAs(known, frequency)) return;
  const turn = await reserveTurn(sql, email, 'alert');
  if (!turn) return;
  const id = await sql.nextId(TABLE);
  const row = { id, ...wish, created_at, sealed: sealTexts(sql.key, { email }, TABLE, id) };
  // Returns the row that is known, or that another process has just inserted.
  const kept = `ON CONFLICT (${WISH}) DO UPDATE SET keyword = excluded.keyword RETURNING id AS alert_id`;
  const [alert] = await insertRow<{ alert_id: number }>(sql, TABLE, row, kept);
  await insertRow(sql, 'alert_tokens', { hash: tokenHash(token), ...alert, frequency, created_at });
  await queueMail(sql, { kind: 'alert-confirm', ...alert, token }, turn);
}

/** Returns a token's alert with the frequency requested, and whether it is confirmed with that; null if unknown. */
async function alertByToken(sql: SealedSql, token: string) {
  const [asked] = await sql.query<{ id: number; frequency: AlertFrequency }>(
    'SELECT alert_id AS id, frequency FROM alert_tokens WHERE hash = $1',
    [tokenHash(token)],
  );
  const alert = asked && (await alertWithId(sql, asked.id));
  return asked && alert ? { ...alert, ...asked, isDone: isConfirmedAs(alert, asked.frequency) } : null;
}

async function confirm(sql: SealedSql, token: string): Promise<boolean> {
  const asked = await alertByToken(sql, token);
  if (!asked || asked.isDone) return asked !== null;
  const [at, day] = [sql.at(), alertDay(sql.now())];
  await sql.query(`UPDATE ${TABLE} SET frequency = $2 WHERE id = $1`, [asked.id, asked.frequency]);
  const confirmed = await sql.query(
    `UPDATE ${TABLE} SET confirmed_at = $2, last_seq = (${LAST_CHANGE}), last_day = $3
     WHERE id = $1 AND confirmed_at IS NULL RETURNING id`,
    [asked.id, at, day],
  );
  if (confirmed.length > 0)
    await addConsent(sql, { kind: 'alerts', row: asked.id, ...alertConsent, given_at: at, received_at: at });
  return true;
}

/** Notes that an alert was checked up to a change, and queues a mail if `hasNews`, unless another process did so first. */
async function advance(
  sql: SealedSql,
  { id, last_day, last_seq: after_seq }: JobAlert,
  { day, up_to_seq, hasNews }: { day: string; up_to_seq: number; hasNews: boolean },
): Promise<void> {
  const moved = await sql.query(
    `UPDATE ${TABLE} SET last_day = $3, last_seq = $4 WHERE id = $1 AND last_day = $2 RETURNING id`,
    [id, last_day, day, up_to_seq],
  );
  if (moved.length > 0 && hasNews)
    await queueMail(sql, { kind: 'alert', alert_id: id, after_seq, up_to_seq });
}

/** Returns a confirmed alert not checked since its frequency's day. */
async function dueAlert(sql: SealedSql, since: Record<AlertFrequency, string>) {
  for (const frequency of ALERT_FREQUENCIES) {
    const due = `confirmed_at IS NOT NULL AND frequency = '${frequency}' AND last_day < $1 ORDER BY last_day, id LIMIT 1`;
    const [alert] = await alertsWhere(sql, due, [since[frequency]]);
    if (alert) return alert;
  }
  return null;
}

type Changes = { afterSeq: number; upToSeq: number };

/**
 * Returns active jobs that match an alert and were published by changes after `afterSeq` up to `upToSeq`, newest first,
 * without marked ones.
 */
async function newJobs(
  read: SealedSql,
  findJobs: JobStore['findJobs'],
  { keyword, category_id: category, location, filters }: AlertWish,
  { afterSeq, upToSeq }: Changes,
  limit: number,
) {
  const published = await read.column<number>(
    `SELECT DISTINCT listing_key FROM job_changes JOIN jobs ON jobs.id = job_id
     WHERE kind = 'published' AND seq > $1 AND seq <= $2 AND listing_key IS NOT NULL
       AND (is_sample OR confirmed_at > $3)`,
    [afterSeq, upToSeq, markedUpTo(read.now().getTime())],
  );
  return findJobs({
    keyword,
    words: 'fitting',
    filters: { ...filtersOfText(filters), category, location },
    sort: 'newest',
    page: 1,
    perPage: limit,
    summary: true,
    among: published,
  });
}

export type AlertStore = ReturnType<typeof createAlertStore>;

/** Job alerts. Only hashes of tokens are stored. */
export function createAlertStore(
  { read, transaction, erase }: SealedDatabase,
  findJobs: JobStore['findJobs'],
) {
  return {
    /**
     * Stores an alert and queues the confirmation request, unless it is already confirmed with this frequency or its
     * mailbox received three requests in the last 24 hours. `token` is stored until that mail is sent.
     */
    requestAlert: (email: string, wish: AlertWish, token: string) =>
      transaction((sql) => request(sql, email, wish, token)),
    /** Confirms a token's alert with the frequency requested. False for an unknown token. */
    confirmAlert: (token: string) => transaction((sql) => confirm(sql, token)),
    /** Returns a token's alert with the frequency requested; null if it has that already. */
    async alertToConfirm(token: string): Promise<JobAlert | null> {
      const asked = await alertByToken(read, token);
      return asked?.isDone ? null : asked;
    },
    /** Erases an alert, if it exists, with its mails. */
    async removeAlert(id: number) {
      await erase(ERASED, async (sql) => {
        await anonymiseConsents(sql, 'alerts', `SELECT id FROM ${TABLE} WHERE id = $1`, [id]);
        await sql.query(`DELETE FROM ${TABLE} WHERE id = $1`, [id]);
      });
    },
    getAlert: (id: number) => alertWithId(read, id),
    /**
     * Queues a mail for each alert with new jobs after 8:00 IST, daily or on Mondays (or the next day the process runs).
     * With several processes, exactly one handles each alert.
     */
    async queueAlerts(signal?: AbortSignal): Promise<void> {
      const day = alertDay(read.now());
      while (!signal?.aborted) {
        const alert = await dueAlert(read, { daily: day, weekly: mondayOf(day) });
        if (!alert) return;
        const [upToSeq = 0] = await read.column<number>(LAST_CHANGE);
        const { total } = await newJobs(read, findJobs, alert, { afterSeq: alert.last_seq, upToSeq }, 0);
        await transaction((sql) => advance(sql, alert, { day, up_to_seq: upToSeq, hasNews: total > 0 }));
        // Lets requests in between, however many alerts there are.
        await yieldToEventLoop();
      }
    },
    newJobs: (alert: AlertWish, changes: Changes, limit: number) =>
      newJobs(read, findJobs, alert, changes, limit),
    /** Erases alerts not confirmed within 7 days and resolves with their number. */
    async eraseUnconfirmedAlerts() {
      const old = `DELETE FROM ${TABLE} WHERE confirmed_at IS NULL AND created_at < $1 RETURNING id`;
      const erased = await erase(ERASED, ({ query, at }) => query(old, [at(-UNCONFIRMED_KEPT_MS)]));
      return erased.length;
    },
  };
}
