import type { AlertFrequency } from '../../lib/contract/forms/job-alert';
import { alertConsent } from '../../lib/content/job-alert';
import { addConsent } from '../forms/consents';
import { insertRow, type Sql } from '../store/database';
import { tokenHash } from '../keys/secrets';
import type { SealedSql } from '../keys/store-key';
import { emailHash, openTexts, sealTexts } from '../keys/sealed-rows';
import type { NewMail } from '../mail/mails';
import { queueMail } from '../mail/queue';
import { reserveTurn } from '../mail/quota';
import type { AlertWish, JobAlert } from './alerts';

const TABLE = 'job_alerts';
const WISH = 'email_hash, keyword, category_id, location, filters';
const ALERT =
  'id, keyword, category_id, location, filters, frequency, created_at, confirmed_at, last_seq, last_day, sealed';

type AlertRow = Omit<JobAlert, 'email'> & { sealed: Buffer };

/** Returns the alerts that match a condition, with decrypted addresses. */
export async function alertsWhere(
  { query, key }: SealedSql,
  condition: string,
  values: unknown[],
): Promise<JobAlert[]> {
  const rows = await query<AlertRow>(`SELECT ${ALERT} FROM ${TABLE} WHERE ${condition}`, values);
  return rows.map(({ sealed, ...alert }) => {
    const { email } = openTexts<{ email: string }>(key, sealed, TABLE, alert.id);
    return { ...alert, email };
  });
}

/** Implements AlertStore.requestAlert. */
export async function requestAlert(
  sql: SealedSql,
  email: string,
  { frequency, ...searched }: AlertWish,
  token: string,
): Promise<void> {
  const { keyword, category_id, location, filters } = searched;
  const email_hash = emailHash(sql.key, email);
  const created_at = sql.at();
  const known = async () => {
    const same = 'email_hash = $1 AND keyword = $2 AND category_id = $3 AND location = $4 AND filters = $5';
    const [alert] = await alertsWhere(sql, same, [email_hash, keyword, category_id, location, filters]);
    return alert;
  };
  const old = await known();
  if (old && isConfirmedAs(old, frequency)) return;
  const turn = await reserveTurn(sql, email, 'alert');
  if (!turn) return;
  if (!old) {
    const id = await sql.nextId(TABLE);
    const sealed = sealTexts(sql.key, { email }, TABLE, id);
    const row = { ...{ id, email_hash, keyword, category_id, location, filters }, created_at, sealed };
    await insertRow(sql, TABLE, row, `ON CONFLICT (${WISH}) DO NOTHING`);
  }
  const alert = old ?? (await known());
  if (!alert) return;
  await insertRow(sql, 'alert_tokens', { hash: tokenHash(token), alert_id: alert.id, frequency, created_at });
  await queueMail(sql, { kind: 'alert-confirm', alert_id: alert.id, token }, turn);
}

export async function lastChange({ query }: Sql): Promise<number> {
  const [last] = await query<{ seq: number }>('SELECT seq FROM last_change');
  return last?.seq ?? 0;
}

/** Advances an alert and queues its mail. False when another process did so first. */
export async function advance(
  sql: SealedSql,
  { id, last_day, last_seq: after_seq }: { id: number; last_day: string; last_seq: number },
  { day, upToSeq: up_to_seq }: { day: string; upToSeq: number },
  mail: NewMail | null,
): Promise<boolean> {
  const moved = await sql.query(
    `UPDATE ${TABLE} SET last_day = $3, last_seq = $4 WHERE id = $1 AND last_day = $2 RETURNING id`,
    [id, last_day, day, up_to_seq],
  );
  if (moved.length > 0 && mail) await queueMail(sql, { ...mail, after_seq, up_to_seq });
  return moved.length > 0;
}

/** Returns a token's alert and the frequency requested with it. */
export async function alertByToken(
  sql: SealedSql,
  token: string,
): Promise<{ alert: JobAlert; frequency: AlertFrequency } | null> {
  const [given] = await sql.query<{ alert_id: number; frequency: AlertFrequency }>(
    'SELECT alert_id, frequency FROM alert_tokens WHERE hash = $1',
    [tokenHash(token)],
  );
  if (!given) return null;
  const [alert] = await alertsWhere(sql, 'id = $1', [given.alert_id]);
  return alert ? { alert, frequency: given.frequency } : null;
}

/** Whether an alert is confirmed with this frequency. */
export const isConfirmedAs = (alert: JobAlert, frequency: AlertFrequency) =>
  alert.confirmed_at !== null && alert.frequency === frequency;

/** Implements AlertStore.confirmAlert. */
export async function confirmAlert(sql: SealedSql, token: string, day: string): Promise<boolean> {
  const found = await alertByToken(sql, token);
  if (!found) return false;
  const { alert, frequency } = found;
  if (isConfirmedAs(alert, frequency)) return true;
  await sql.query('UPDATE job_alerts SET frequency = $2 WHERE id = $1', [alert.id, frequency]);
  const confirmed = await sql.query(
    `UPDATE job_alerts SET confirmed_at = $2, last_seq = $3, last_day = $4
     WHERE id = $1 AND confirmed_at IS NULL RETURNING id`,
    [alert.id, sql.at(), await lastChange(sql), day],
  );
  if (confirmed.length > 0) {
    const at = sql.at();
    await addConsent(sql, { kind: 'alerts', row: alert.id, ...alertConsent, given_at: at, received_at: at });
  }
  return true;
}
