import type { AlertFrequency } from '../../lib/contract/forms/job-alert';
import { alertConsent } from '../../lib/content/job-alert';
import { addConsent } from '../forms/consents';
import { insertRow } from '../store/database';
import { tokenHash } from '../keys/secrets';
import type { SealedSql } from '../keys/store-key';
import { emailHash, openTexts, sealTexts } from '../keys/sealed-rows';
import { queueMail } from '../mail/queue';
import { reserveTurn } from '../mail/quota';
import type { AlertWish, Checked, JobAlert } from './alerts';

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
    const row = { id, email_hash, keyword, category_id, location, filters, created_at, sealed };
    await insertRow(sql, TABLE, row, `ON CONFLICT (${WISH}) DO NOTHING`);
  }
  const alert = old ?? (await known());
  if (!alert) return;
  await insertRow(sql, 'alert_tokens', { hash: tokenHash(token), alert_id: alert.id, frequency, created_at });
  await queueMail(sql, { kind: 'alert-confirm', alert_id: alert.id, token }, turn);
}

/** Implements AlertStore.advanceAlert. */
export async function advance(
  sql: SealedSql,
  { id, last_day, last_seq: after_seq }: JobAlert,
  { day, upToSeq: up_to_seq, hasNews }: Checked,
): Promise<boolean> {
  const moved = await sql.query(
    `UPDATE ${TABLE} SET last_day = $3, last_seq = $4 WHERE id = $1 AND last_day = $2 RETURNING id`,
    [id, last_day, day, up_to_seq],
  );
  if (moved.length > 0 && hasNews)
    await queueMail(sql, { kind: 'alert', alert_id: id, after_seq, up_to_seq });
  return moved.length > 0;
}

/** Returns a token's alert with the frequency requested, and whether it is confirmed with that; null if unknown. */
export async function alertByToken(sql: SealedSql, token: string): Promise<(JobAlert & Asked) | null> {
  const [asked] = await sql.query<{ id: number; frequency: AlertFrequency }>(
    'SELECT alert_id AS id, frequency FROM alert_tokens WHERE hash = $1',
    [tokenHash(token)],
  );
  const [alert] = asked ? await alertsWhere(sql, 'id = $1', [asked.id]) : [];
  return asked && alert ? { ...alert, ...asked, isDone: isConfirmedAs(alert, asked.frequency) } : null;
}

type Asked = { isDone: boolean };

const isConfirmedAs = (alert: JobAlert, frequency: AlertFrequency) =>
  alert.confirmed_at !== null && alert.frequency === frequency;

/** Implements AlertStore.confirmAlert. */
export async function confirmAlert(sql: SealedSql, token: string, day: string): Promise<boolean> {
  const asked = await alertByToken(sql, token);
  if (!asked || asked.isDone) return asked !== null;
  const at = sql.at();
  await sql.query('UPDATE job_alerts SET frequency = $2 WHERE id = $1', [asked.id, asked.frequency]);
  const confirmed = await sql.query(
    `UPDATE job_alerts SET confirmed_at = $2, last_seq = (SELECT seq FROM last_change), last_day = $3
     WHERE id = $1 AND confirmed_at IS NULL RETURNING id`,
    [asked.id, at, day],
  );
  if (confirmed.length > 0)
    await addConsent(sql, { kind: 'alerts', row: asked.id, ...alertConsent, given_at: at, received_at: at });
  return true;
}
