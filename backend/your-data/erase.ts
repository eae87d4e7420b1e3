import { eraseContact } from '../clients/clients';
import { anonymiseConsents } from '../forms/consents';
import type { SealedSql } from '../keys/store-key';
import { emailHash, erasedHash, insertSealed, openTexts, sealTexts } from '../keys/sealed-rows';
import { eraseQuota } from '../mail/quota';
import { sealedUntil, sealForms } from '../forms/sealed-forms';
import { type SubmissionKind, submissionKinds } from '../forms/forms';
import { forms } from '../forms/tables';

const ERASURES = 'erasures';
export const TOKENS = 'your_data_tokens';

/**
 * Numbers of erased forms by kind, of job alerts, and of unsent mails. `sealedUntil`: until when the forms are kept
 * out of staff's reach (ISO 8601); null if they are gone.
 */
export type Erased = Record<SubmissionKind | 'alerts' | 'mails' | 'clients', number> & {
  sealedUntil: string | null;
};

/** Everything from an address, including job alerts, every form received before a moment, or one application. */
type Scope = { email: string } | { before: Date } | { application: number };

/** The condition that a row belongs to an address, by hash; people without one have nothing in common. */
export const IS_THEIRS = "email_hash = $1 AND email_hash <> ''";

export const ERASED_TABLES = [
  'applications',
  'application_cvs',
  'notes',
  'contact_enquiries',
  'job_inquiries',
  'job_alerts',
  'alert_tokens',
  'mails',
  'mail_turns',
  'consents',
  'your_data_tokens',
  'erasures',
  'sealed_forms',
  'clients',
  'sendings',
];

/** The condition that a mail is about a form of these kinds that matches `where`. */
const mailsOfForms = (kinds: readonly SubmissionKind[], where: string) =>
  kinds
    .map((kind) => `${forms[kind].mailColumn} IN (SELECT id FROM ${forms[kind].table} WHERE ${where})`)
    .join(' OR ');

/** The condition that a mail concerns an address: its forms, its alerts, or mails to itself. */
export const mailsOfAddress = `${mailsOfForms(submissionKinds, IS_THEIRS)}
  OR alert_id IN (SELECT id FROM job_alerts WHERE ${IS_THEIRS}) OR ${IS_THEIRS}`;

/** Erases a scope's data. Remembers an erased address until the websites have been told. */
export async function eraseForms(sql: SealedSql, scope: Scope): Promise<Erased> {
  const now = sql.now();
  const byEmail = 'email' in scope;
  // Alerts do not expire; people unsubscribe.
  const [where, value] = byEmail
    ? [IS_THEIRS, emailHash(sql.key, scope.email)]
    : 'before' in scope
      ? ['received_at < $1', scope.before.toISOString()]
      : ['id = CAST($1 AS bigint)', scope.application];
  const kinds: readonly SubmissionKind[] = 'application' in scope ? ['applications'] : submissionKinds;
  const remove = async (table: string) =>
    (await sql.query(`DELETE FROM ${table} WHERE ${where} RETURNING id`, [value])).length;
  const removeForms = async (kind: SubmissionKind) => (kinds.includes(kind) ? remove(forms[kind].table) : 0);

  // First, in the order in which sending locks the tables.
  const clients = byEmail ? await eraseContact(sql, scope.email) : 0;
  const idsOf = (table: string) => `SELECT id FROM ${table} WHERE ${where}`;
  await sealForms(sql, { kinds, where, value }, (receivedAt) => sealedUntil(byEmail ? now : receivedAt, now));
  const ofThem = byEmail ? mailsOfAddress : mailsOfForms(kinds, where);
  const mails = await sql.query<{ sent_at: string | null }>(
    `DELETE FROM mails WHERE ${ofThem} RETURNING sent_at`,
    [value],
  );
  for (const kind of kinds) await anonymiseConsents(sql, kind, idsOf(forms[kind].table), [value]);
  for (const table of ['application_cvs', 'notes'])
    await sql.query(`DELETE FROM ${table} WHERE application_id IN (${idsOf('applications')})`, [value]);
  if (byEmail) {
    await anonymiseConsents(sql, 'alerts', idsOf('job_alerts'), [value]);
    await anonymiseTokens(sql, emailHash(sql.key, scope.email));
    await eraseQuota(sql, scope.email);
    // Websites' outboxes may still hold forms from the address.
    const erasure = { erased_at: sql.at(), address_hash: erasedHash(sql.key, scope.email) };
    await insertSealed(sql, ERASURES, erasure, { email: scope.email });
  }
  return {
    alerts: byEmail ? await remove('job_alerts') : 0,
    applications: await removeForms('applications'),
    contacts: await removeForms('contacts'),
    inquiries: await removeForms('inquiries'),
    clients,
    mails: mails.filter((mail) => mail.sent_at === null).length,
    sealedUntil: byEmail ? sealedUntil(now, now) : null,
  };
}

/** Removes an address from its tokens, so that a second click within the day still reports the erasure. */
async function anonymiseTokens(sql: SealedSql, hash: string): Promise<void> {
  const { key } = sql;
  const email = '';
  const theirs = `SELECT id FROM ${TOKENS} WHERE email_hash = $1`;
  for (const { id } of await sql.query<{ id: number }>(theirs, [hash]))
    await sql.query(`UPDATE ${TOKENS} SET email_hash = $2, sealed = $3 WHERE id = $1`, [
      id,
      emailHash(key, email),
      sealTexts(key, { email }, TOKENS, id),
    ]);
}

/** Returns erasures of which not all websites have been told. */
export async function dueErasures({ query, key }: SealedSql) {
  const rows = await query<{ id: number; sealed: Buffer }>(
    `SELECT id, sealed FROM ${ERASURES} WHERE sealed IS NOT NULL ORDER BY id`,
  );
  return rows.map(({ id, sealed }) => ({
    id,
    email: openTexts<{ email: string }>(key, sealed, ERASURES, id).email,
  }));
}
