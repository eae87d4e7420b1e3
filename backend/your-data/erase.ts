import { eraseContact } from '../clients/clients';
import { anonymiseConsents } from '../forms/consents';
import type { SealedSql } from '../keys/store-key';
import { emailHash, erasedHash, insertSealed, sealTexts } from '../keys/sealed-rows';
import { eraseQuota } from '../mail/quota';
import { sealedUntil, sealForms } from '../forms/sealed-forms';
import { type SubmissionKind, submissionKinds } from '../forms/forms';
import { forms } from '../forms/tables';

export const ERASURES = 'erasures';
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

const idsIn = (table: string, where: string) => `SELECT id FROM ${table} WHERE ${where}`;

/** The condition that a mail is about a form of these kinds that matches `where`. */
const mailsOfForms = (kinds: readonly SubmissionKind[], where: string) =>
  kinds.map((kind) => `${forms[kind].mailColumn} IN (${idsIn(forms[kind].table, where)})`).join(' OR ');

/** The condition that a mail concerns an address: its forms, its alerts, or mails to itself. */
export const mailsOfAddress = `${mailsOfForms(submissionKinds, IS_THEIRS)}
  OR alert_id IN (${idsIn('job_alerts', IS_THEIRS)}) OR ${IS_THEIRS}`;

/** Erases a scope's data. Remembers an erased address until the websites have been told. */
export async function eraseForms(sql: SealedSql, scope: Scope): Promise<Erased> {
  const { key, now } = sql;
  const email = 'email' in scope ? scope.email : null;
  // Alerts do not expire; people unsubscribe.
  const [where, value] =
    'email' in scope
      ? [IS_THEIRS, emailHash(key, scope.email)]
      : 'before' in scope
        ? ['received_at < $1', scope.before.toISOString()]
        : ['id = CAST($1 AS bigint)', scope.application];
  const kinds: readonly SubmissionKind[] = 'application' in scope ? ['applications'] : submissionKinds;
  const erased = { applications: 0, contacts: 0, inquiries: 0, alerts: 0, clients: 0, mails: 0 };
  const remove = async (kind: SubmissionKind | 'alerts', table: string) => {
    await anonymiseConsents(sql, kind, idsIn(table, where), [value]);
    erased[kind] = (await sql.query(`DELETE FROM ${table} WHERE ${where} RETURNING id`, [value])).length;
  };

  // First, in the order in which sending locks the tables.
  if (email !== null) erased.clients = await eraseContact(sql, email);
  await sealForms(sql, { kinds, where, value }, (receivedAt) =>
    sealedUntil(email === null ? receivedAt : now(), now()),
  );
  const ofThem = email === null ? mailsOfForms(kinds, where) : mailsOfAddress;
  const deleted = `DELETE FROM mails WHERE ${ofThem} RETURNING sent_at`;
  const mails = await sql.query<{ sent_at: string | null }>(deleted, [value]);
  erased.mails = mails.filter((mail) => mail.sent_at === null).length;
  for (const table of ['application_cvs', 'notes'])
    await sql.query(`DELETE FROM ${table} WHERE application_id IN (${idsIn('applications', where)})`, [
      value,
    ]);
  for (const kind of kinds) await remove(kind, forms[kind].table);
  if (email === null) return { ...erased, sealedUntil: null };
  await remove('alerts', 'job_alerts');
  await anonymiseTokens(sql, emailHash(key, email));
  await eraseQuota(sql, email);
  // Websites' outboxes may still hold forms from the address.
  await insertSealed(sql, ERASURES, { erased_at: sql.at(), address_hash: erasedHash(key, email) }, { email });
  return { ...erased, sealedUntil: sealedUntil(now(), now()) };
}

/** Removes an address from its tokens, so that a second click within the day still reports the erasure. */
async function anonymiseTokens({ key, column, query }: SealedSql, hash: string): Promise<void> {
  const update = `UPDATE ${TOKENS} SET email_hash = '', sealed = $2 WHERE id = $1`;
  for (const id of await column<number>(idsIn(TOKENS, 'email_hash = $1'), [hash]))
    await query(update, [id, sealTexts(key, { email: '' }, TOKENS, id)]);
}
