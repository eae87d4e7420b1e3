import type { Sql } from '../database';
import type { Keyring } from '../keys/keyring';
import { emailHash } from '../keys/sealed-rows';
import { eraseQuota } from '../mails/quota';
import type { Erased } from './forms';

/** Everything from an address, job alerts included, or every form received before a moment. */
export type Scope = { email: string } | { before: Date };

/** The tables that rows are erased from. */
export const ERASED_TABLES = [
  'applications',
  'application_cvs',
  'plain_cvs',
  'registrations',
  'registration_cvs',
  'contact_enquiries',
  'job_inquiries',
  'job_alerts',
  'alert_tokens',
  'mails',
  'mail_turns',
];

export async function eraseForms(sql: Sql, keyring: Keyring, scope: Scope): Promise<Erased> {
  const byEmail = 'email' in scope;
  const keys = await keyring.inUse(sql);
  // Alerts have no age: whoever no longer wants one unsubscribes. Registered CVs have a day of their own.
  const hashes = byEmail ? keys.map((key) => emailHash(key, scope.email)) : [];
  const hasAddress = `email_hash ${sql.oneOf('$1', 'text')}`;
  const [where, value] = byEmail ? [hasAddress, hashes] : ['received_at < $1', scope.before.toISOString()];
  const remove = async (table: string) =>
    (await sql.query(`DELETE FROM ${table} WHERE ${where} RETURNING id`, [value])).length;

  const idsOf = (table: string) => `SELECT id FROM ${table} WHERE ${where}`;
  const ofPerson = byEmail
    ? `OR alert_id IN (${idsOf('job_alerts')}) OR registration_id IN (${idsOf('registrations')}) OR ${where}`
    : '';
  const mails = await sql.query<{ sent_at: string | null }>(
    `DELETE FROM mails WHERE application_id IN (${idsOf('applications')})
     OR contact_id IN (${idsOf('contact_enquiries')})
     OR inquiry_id IN (${idsOf('job_inquiries')}) ${ofPerson} RETURNING sent_at`,
    [value],
  );
  if (byEmail) await eraseQuota(sql, keys, scope.email);
  for (const table of ['application_cvs', 'plain_cvs'])
    await sql.query(`DELETE FROM ${table} WHERE application_id IN (${idsOf('applications')})`, [value]);
  if (byEmail)
    await sql.query(`DELETE FROM registration_cvs WHERE registration_id IN (${idsOf('registrations')})`, [
      value,
    ]);
  return {
    alerts: byEmail ? await remove('job_alerts') : 0,
    applications: await remove('applications'),
    contacts: await remove('contact_enquiries'),
    inquiries: await remove('job_inquiries'),
    registrations: byEmail ? await remove('registrations') : 0,
    mails: mails.filter((mail) => mail.sent_at === null).length,
  };
}
