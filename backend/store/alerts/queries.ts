import { createHash } from 'node:crypto';
import { ALERT_FREQUENCIES, type AlertFrequency } from '../../../lib/shared/forms/job-alert';
import type { Database, Sql } from '../database';
import type { JobStore } from '../jobs/jobs';
import { queueMail } from '../mails/queue';
import { withinQuota } from '../mails/quota';
import { readSecret } from '../secrets';
import { addressKey, type AlertStore, type AlertWish, type JobAlert } from './alerts';
import { createNewJobs } from './new-jobs';

const DAY_MS = 24 * 60 * 60 * 1000;
const UNCONFIRMED_KEPT_DAYS = 7;
const WISH = 'email_key, keyword, category_id, location, filters';
const ALERT =
  'id, email, keyword, category_id, location, filters, frequency, created_at, confirmed_at, last_seq, last_day';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

async function request(sql: Sql, email: string, wish: AlertWish, token: string, now: Date): Promise<void> {
  const { query } = sql;
  const key = [addressKey(email), wish.keyword, wish.category_id, wish.location, wish.filters];
  const known = async () => {
    const [alert] = await query<JobAlert>(
      `SELECT ${ALERT} FROM job_alerts
       WHERE email_key = $1 AND keyword = $2 AND category_id = $3 AND location = $4 AND filters = $5`,
      key,
    );
    return alert;
  };
  const old = await known();
  if (old && isDone(old, wish.frequency)) return;
  if (!(await withinQuota(sql, email, 'alert', now))) return;
  await query(
    `INSERT INTO job_alerts (${WISH}, email, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (${WISH}) DO NOTHING`,
    [...key, email, now.toISOString()],
  );
  const alert = await known();
  if (!alert) return;
  await query('INSERT INTO alert_tokens (hash, alert_id, frequency, created_at) VALUES ($1, $2, $3, $4)', [
    hashOf(token),
    alert.id,
    wish.frequency,
    now.toISOString(),
  ]);
  await queueMail(sql, { kind: 'alert-confirm', alertId: alert.id, token }, now);
}

async function lastChange({ query }: Sql): Promise<number> {
  const [last] = await query<{ seq: number }>('SELECT seq FROM last_change');
  return last?.seq ?? 0;
}

/** The alert of a token, and the frequency that was asked for with it. */
async function asked(
  { query }: Sql,
  token: string,
): Promise<{ alert: JobAlert; frequency: AlertFrequency } | null> {
  const [given] = await query<{ alert_id: number; frequency: AlertFrequency }>(
    'SELECT alert_id, frequency FROM alert_tokens WHERE hash = $1',
    [hashOf(token)],
  );
  if (!given) return null;
  const [alert] = await query<JobAlert>(`SELECT ${ALERT} FROM job_alerts WHERE id = $1`, [given.alert_id]);
  return alert ? { alert, frequency: given.frequency } : null;
}

const isDone = (alert: JobAlert, frequency: AlertFrequency) =>
  alert.confirmed_at !== null && alert.frequency === frequency;

async function confirm(sql: Sql, token: string, day: string, now: Date): Promise<boolean> {
  const found = await asked(sql, token);
  if (!found) return false;
  const { alert, frequency } = found;
  if (isDone(alert, frequency)) return true;
  await sql.query('UPDATE job_alerts SET frequency = $2 WHERE id = $1', [alert.id, frequency]);
  await sql.query(
    'UPDATE job_alerts SET confirmed_at = $2, last_seq = $3, last_day = $4 WHERE id = $1 AND confirmed_at IS NULL',
    [alert.id, now.toISOString(), await lastChange(sql), day],
  );
  return true;
}

async function advance(
  sql: Sql,
  alert: JobAlert,
  { day, upToSeq }: { day: string; upToSeq: number },
  hasNews: boolean,
  now: Date,
): Promise<boolean> {
  const moved = await sql.query(
    'UPDATE job_alerts SET last_day = $3, last_seq = $4 WHERE id = $1 AND last_day = $2 RETURNING id',
    [alert.id, alert.last_day, day, upToSeq],
  );
  if (moved.length === 0) return false;
  if (hasNews)
    await queueMail(sql, { kind: 'alert', alertId: alert.id, afterSeq: alert.last_seq, upToSeq }, now);
  return true;
}

export function createAlertStore(
  { read, transaction }: Database,
  findJobs: JobStore['findJobs'],
  now: () => Date,
): AlertStore {
  const one = async (condition: string, value: unknown) => {
    const [alert] = await read.query<JobAlert>(`SELECT ${ALERT} FROM job_alerts WHERE ${condition}`, [value]);
    return alert ?? null;
  };

  return {
    requestAlert: (email, wish, token) => transaction((sql) => request(sql, email, wish, token, now())),
    confirmAlert: (token, day) => transaction((sql) => confirm(sql, token, day, now())),
    async alertToConfirm(token) {
      const found = await asked(read, token);
      return found && !isDone(found.alert, found.frequency)
        ? { ...found.alert, frequency: found.frequency }
        : null;
    },
    async removeAlert(id) {
      await transaction(({ query }) => query('DELETE FROM job_alerts WHERE id = $1', [id]));
    },
    getAlert: (id) => one('id = $1', id),
    async dueAlert(since) {
      for (const frequency of ALERT_FREQUENCIES) {
        const due = await one(
          `confirmed_at IS NOT NULL AND frequency = '${frequency}' AND last_day < $1
           ORDER BY last_day, id LIMIT 1`,
          since[frequency],
        );
        if (due) return due;
      }
      return null;
    },
    advanceAlert: (alert, next, hasNews) => transaction((sql) => advance(sql, alert, next, hasNews, now())),
    async eraseUnconfirmedAlerts() {
      const erased = await transaction(({ query }) =>
        query('DELETE FROM job_alerts WHERE confirmed_at IS NULL AND created_at < $1 RETURNING id', [
          daysBefore(now(), UNCONFIRMED_KEPT_DAYS),
        ]),
      );
      return erased.length;
    },
    async countAlerts() {
      const [counts] = await read.query<{ confirmed: number; unconfirmed: number }>(
        'SELECT count(confirmed_at) AS confirmed, count(*) - count(confirmed_at) AS unconfirmed FROM job_alerts',
      );
      return counts ?? { confirmed: 0, unconfirmed: 0 };
    },
    alertSecret: () => transaction((sql) => readSecret(sql, 'alerts')),
    lastChange: () => lastChange(read),
    newJobs: createNewJobs(read, findJobs),
  };
}
