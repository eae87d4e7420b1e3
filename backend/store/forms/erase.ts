import { addressKey } from '../alerts/alerts';
import type { Sql } from '../database';
import { eraseQuota } from '../mails/quota';
import type { Erased } from './forms';

/** Everything from an address, job alerts included, or every form received before a moment. */
export type Scope = { email: string } | { before: Date };

export async function eraseForms(sql: Sql, scope: Scope): Promise<Erased> {
  const byEmail = 'email' in scope;
  const value = byEmail ? scope.email : scope.before.toISOString();
  // Alerts have no age: whoever no longer wants one unsubscribes.
  const address = byEmail ? addressKey(scope.email) : '';
  const where = (column: string) => (byEmail ? `lower(${column}) = lower($1)` : 'received_at < $1');
  const remove = async (table: string, column: string) =>
    (await sql.query(`DELETE FROM ${table} WHERE ${where(column)} RETURNING id`, [value])).length;

  const applications = `SELECT id FROM applications WHERE ${where('email')}`;
  const mails = await sql.query<{ sent_at: string | null }>(
    `DELETE FROM mails WHERE application_id IN (${applications})
     OR contact_id IN (SELECT id FROM contact_enquiries WHERE ${where('email_address')})
     OR inquiry_id IN (SELECT id FROM job_inquiries WHERE ${where('email_address')})
     OR alert_id IN (SELECT id FROM job_alerts WHERE email_key = $2) RETURNING sent_at`,
    [value, address],
  );
  if (byEmail) await eraseQuota(sql, address);
  await sql.query(`DELETE FROM application_cvs WHERE application_id IN (${applications})`, [value]);
  const alerts = await sql.query('DELETE FROM job_alerts WHERE email_key = $1 RETURNING id', [address]);
  return {
    applications: await remove('applications', 'email'),
    contacts: await remove('contact_enquiries', 'email_address'),
    inquiries: await remove('job_inquiries', 'email_address'),
    alerts: alerts.length,
    mails: mails.filter((mail) => mail.sent_at === null).length,
  };
}
