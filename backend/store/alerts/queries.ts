import { createHash } from 'node:crypto';
import { ALERT_FREQUENCIES, type AlertFrequency } from '../../../lib/shared/forms/job-alert';
import type { Database, Sql } from '../database';
import type { JobStore } from '../jobs/jobs';
import { queueMail } from '../mails/queue';
import { withinQuota } from '../mails/quota';
import type { Keyring } from '../keys/keyring';
import { emailHash, openTexts, sealTexts } from '../keys/sealed-rows';
import { readSecret } from '../secrets';
import type { AlertStore, AlertWish, JobAlert } from './alerts';
import { createNewJobs } from './new-jobs';

const DAY_MS = 24 * 60 * 60 * 1000;
const UNCONFIRMED_KEPT_DAYS = 7;
const TABLE = 'job_alerts';
// With what is deleted along.
const ERASED = [TABLE, 'alert_tokens', 'mails'];
const WISH = 'email_hash, keyword, category_id, location, filters';
const ALERT =
  'id, keyword, category_id, location, filters, frequency, created_at, confirmed_at, last_seq, last_day, key_id, sealed';

type AlertRow = Omit<JobAlert, 'email'> & { key_id: number; sealed: Buffer };

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

/** The alerts that a condition chooses, with their addresses. */
async function alertsWhere(
  sql: Sql,
  keyring: Keyring,
  condition: string,
  values: unknown[],
): Promise<JobAlert[]> {
  const rows = await sql.query<AlertRow>(`SELECT ${ALERT} FROM ${TABLE} WHERE ${condition}`, values);
  const keyOf = await keyring.of(sql, rows);
  return rows.map(({ key_id, sealed, ...alert }) => {
    const { email } = openTexts<{ email: string }>(keyOf(key_id), sealed, TABLE, alert.id);
    return { ...alert, email };
  });
}

async function request(
  sql: Sql,
  keyring: Keyring,
  email: string,
  wish: AlertWish,
  token: string,
  now: Date,
): Promise<void> {
  const { query, oneOf } = sql;
  const keys = await keyring.inUse(sql);
  const hashes = keys.map((key) => emailHash(key, email));
  const searched = [wish.keyword, wish.category_id, wish.location, wish.filters];
  const known = async () => {
    const [alert] = await alertsWhere(
      sql,
      keyring,
      `email_hash ${oneOf('$1', 'text')} AND keyword = $2 AND category_id = $3 AND location = $4 AND filters = $5`,
      [hashes, ...searched],
    );
    return alert;
  };
  const old = await known();
  if (old && isDone(old, wish.frequency)) return;
  if (!(await withinQuota(sql, keyring, email, 'alert', now))) return;
  if (!old) {
    const [key] = keys;
    const id = await sql.nextId(TABLE);
    await query(
      `INSERT INTO ${TABLE} (id, ${WISH}, created_at, key_id, sealed) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (${WISH}) DO NOTHING`,
      [id, hashes[0], ...searched, now.toISOString(), key.id, sealTexts(key, { email }, TABLE, id)],
    );
  }
  const alert = old ?? (await known());
  if (!alert) return;
  await query('INSERT INTO alert_tokens (hash, alert_id, frequency, created_at) VALUES ($1, $2, $3, $4)', [
    hashOf(token),
    alert.id,
    wish.frequency,
    now.toISOString(),
  ]);
  await queueMail(sql, keyring, { kind: 'alert-confirm', alertId: alert.id, token }, now);
}

async function lastChange({ query }: Sql): Promise<number> {
  const [last] = await query<{ seq: number }>('SELECT seq FROM last_change');
  return last?.seq ?? 0;
}

/** The alert of a token, and the frequency that was asked for with it. */
async function asked(
  sql: Sql,
  keyring: Keyring,
  token: string,
): Promise<{ alert: JobAlert; frequency: AlertFrequency } | null> {
  const [given] = await sql.query<{ alert_id: number; frequency: AlertFrequency }>(
    'SELECT alert_id, frequency FROM alert_tokens WHERE hash = $1',
    [hashOf(token)],
  );
  if (!given) return null;
  const [alert] = await alertsWhere(sql, keyring, 'id = $1', [given.alert_id]);
  return alert ? { alert, frequency: given.frequency } : null;
}

const isDone = (alert: JobAlert, frequency: AlertFrequency) =>
  alert.confirmed_at !== null && alert.frequency === frequency;

async function confirm(sql: Sql, keyring: Keyring, token: string, day: string, now: Date): Promise<boolean> {
  const found = await asked(sql, keyring, token);
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
  keyring: Keyring,
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
    await queueMail(
      sql,
      keyring,
      { kind: 'alert', alertId: alert.id, afterSeq: alert.last_seq, upToSeq },
      now,
    );
  return true;
}

export function createAlertStore(
  { read, transaction, erase }: Database,
  keyring: Keyring,
  findJobs: JobStore['findJobs'],
  now: () => Date,
): AlertStore {
  const one = async (condition: string, value: unknown) => {
    const [alert] = await alertsWhere(read, keyring, condition, [value]);
    return alert ?? null;
  };

  return {
    requestAlert: (email, wish, token) =>
      transaction((sql) => request(sql, keyring, email, wish, token, now())),
    confirmAlert: (token, day) => transaction((sql) => confirm(sql, keyring, token, day, now())),
    async alertToConfirm(token) {
      const found = await asked(read, keyring, token);
      return found && !isDone(found.alert, found.frequency)
        ? { ...found.alert, frequency: found.frequency }
        : null;
    },
    async removeAlert(id) {
      await erase(ERASED, ({ query }) => query('DELETE FROM job_alerts WHERE id = $1', [id]));
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
    advanceAlert: (alert, next, hasNews) =>
      transaction((sql) => advance(sql, keyring, alert, next, hasNews, now())),
    async eraseUnconfirmedAlerts() {
      const erased = await erase(ERASED, ({ query }) =>
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
    alertSecret: () => transaction((sql) => readSecret(sql, keyring, 'alerts')),
    lastChange: () => lastChange(read),
    newJobs: createNewJobs(read, findJobs),
  };
}
