import { anonymiseConsents } from '../forms/consents/queries';
import type { Sql } from '../store/database';
import type { Keyring } from '../keys/keyring';
import { emailHash } from '../keys/sealed-rows';
import { mailsOfAddress, mailsOfForms } from './mails-about';
import { eraseQuota } from '../mail/quota';
import { rememberErasure } from './erasures';
import { emptyTokens } from './tokens';
import { type Erased, submissionKinds } from '../forms/forms';
import { forms } from '../forms/tables';

/** Everything from an address, job alerts included, or every form received before a moment. */
type Scope = { email: string } | { before: Date };

/** The tables that rows are erased from. */
export const ERASED_TABLES = [
  'applications',
  'application_cvs',
  'plain_cvs',
  'application_states',
  'registrations',
  'registration_cvs',
  'contact_enquiries',
  'job_inquiries',
  'job_alerts',
  'alert_tokens',
  'mails',
  'mail_turns',
  'consents',
  'your_data_tokens',
  'erasures',
];

/** The kinds that end by RETENTION_DAYS; registered CVs have a day of their own. */
const AGED_KINDS = submissionKinds.filter((kind) => kind !== 'registrations');

/** Erases what a scope says. That an address was erased is remembered until the websites are told. */
export async function eraseForms(sql: Sql, keyring: Keyring, scope: Scope, now: Date): Promise<Erased> {
  const byEmail = 'email' in scope;
  const keys = await keyring.inUse(sql);
  // Alerts have no age: whoever no longer wants one unsubscribes.
  const hashes = byEmail ? keys.map((key) => emailHash(key, scope.email)) : [];
  const hasAddress = `email_hash ${sql.oneOf('$1', 'text')}`;
  const [where, value] = byEmail ? [hasAddress, hashes] : ['received_at < $1', scope.before.toISOString()];
  const remove = async (table: string) =>
    (await sql.query(`DELETE FROM ${table} WHERE ${where} RETURNING id`, [value])).length;

  const idsOf = (table: string) => `SELECT id FROM ${table} WHERE ${where}`;
  const erasedKinds = byEmail ? submissionKinds : AGED_KINDS;
  const ofThem = byEmail ? mailsOfAddress(where) : mailsOfForms(erasedKinds, where);
  const mails = await sql.query<{ sent_at: string | null }>(
    `DELETE FROM mails WHERE ${ofThem} RETURNING sent_at`,
    [value],
  );
  for (const kind of erasedKinds) await anonymiseConsents(sql, kind, idsOf(forms[kind].table), [value]);
  for (const table of ['application_cvs', 'plain_cvs', 'application_states'])
    await sql.query(`DELETE FROM ${table} WHERE application_id IN (${idsOf('applications')})`, [value]);
  if (byEmail) {
    await sql.query(`DELETE FROM registration_cvs WHERE registration_id IN (${idsOf('registrations')})`, [
      value,
    ]);
    await anonymiseConsents(sql, 'alerts', idsOf('job_alerts'), [value]);
    await emptyTokens(sql, keys, where, value);
    await eraseQuota(sql, keys, scope.email);
    await rememberErasure(sql, keys, scope.email, now);
  }
  return {
    alerts: byEmail ? await remove('job_alerts') : 0,
    applications: await remove('applications'),
    contacts: await remove('contact_enquiries'),
    inquiries: await remove('job_inquiries'),
    registrations: byEmail ? await remove('registrations') : 0,
    mails: mails.filter((mail) => mail.sent_at === null).length,
  };
}
