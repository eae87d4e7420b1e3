import { randomUUID } from 'node:crypto';
import type { Sql } from '../store/database';
import type { SubmissionKind } from '../forms/forms';
import type { DataKey } from '../keys/data-keys';
import type { Keyring } from '../keys/keyring';
import { emailHash, openTexts, sealTexts, type Texts } from '../keys/sealed-rows';
import { giveUpAfter, type MailContent } from './mails';

/** The column with the id of a form of a kind. */
export const submissionColumns: Record<SubmissionKind, string> = {
  applications: 'application_id',
  registrations: 'registration_id',
  contacts: 'contact_id',
  inquiries: 'inquiry_id',
};

/** A row of the table of mails, without what only its sending needs. */
export type MailRow = {
  id: number;
  kind: MailContent['kind'];
  message_id: string;
  application_id: number | null;
  contact_id: number | null;
  inquiry_id: number | null;
  alert_id: number | null;
  registration_id: number | null;
  /** The id in another table, which the kind says. */
  about_id: number | null;
  since: string | null;
  until: string | null;
  after_seq: number | null;
  up_to_seq: number | null;
  /** What only this mail knows, such as the token of a question for confirmation; forgotten once it is sent. */
  key_id: number | null;
  sealed: Buffer | null;
  /** Of the address in `sealed`, where there is one. */
  email_hash: string | null;
  tries: number;
  give_up_at: string;
};

/** Queues a mail, in the transaction of what it is about; `turn`: before which it is not sent. */
export async function queueMail(
  sql: Sql,
  keyring: Keyring,
  content: MailContent,
  now: Date,
  turn = now,
): Promise<void> {
  const id = await sql.nextId('mails');
  const row = {
    id,
    kind: content.kind,
    ...columnsOf(content),
    ...(await sealedColumns(sql, keyring, id, content)),
    message_id: randomUUID(),
    queued_at: now.toISOString(),
    next_try_at: turn.toISOString(),
    give_up_at: giveUpAfter(turn),
  };
  const names = Object.keys(row);
  await sql.query(
    `INSERT INTO mails (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
}

/** What is sealed of a mail, and by which address it is found. */
async function sealedColumns(sql: Sql, keyring: Keyring, id: number, content: MailContent) {
  const texts = textsOf(content);
  if (!texts) return null;
  const [key] = await keyring.inUse(sql);
  return {
    key_id: key.id,
    sealed: sealTexts(key, texts, 'mails', id),
    email_hash: texts.email ? emailHash(key, texts.email) : null,
  };
}

/** What only the mail itself knows; null: its content follows from the store. */
function textsOf(content: MailContent): Partial<Record<'token' | 'email', string>> | null {
  if (content.kind === 'your-data') return { token: content.token, email: content.email };
  if (content.kind === 'open-jobs') return content.recruiter === null ? null : { email: content.recruiter };
  return content.kind === 'alert-confirm' ? { token: content.token } : null;
}

function columnsOf(content: MailContent): Partial<MailRow> {
  switch (content.kind) {
    case 'staff':
    case 'receipt':
      return { [submissionColumns[content.form]]: content.submissionId };
    case 'ended':
    case 'withdrawn':
      return { application_id: content.applicationId };
    case 'published':
      return { inquiry_id: content.inquiryId };
    case 'sheet':
    case 'upkeep':
    case 'your-data':
      return {};
    case 'digest':
      return { since: content.since, until: content.until };
    case 'open-jobs':
      return { until: content.askedAt };
    case 'alert-confirm':
      return { alert_id: content.alertId };
    case 'alert':
      return { alert_id: content.alertId, after_seq: content.afterSeq, up_to_seq: content.upToSeq };
    case 'registration-keep':
      return { registration_id: content.registrationId };
    case 'registration-matches':
      return {
        registration_id: content.registrationId,
        after_seq: content.afterSeq,
        up_to_seq: content.upToSeq,
      };
  }
}

/** The reverse of what queueMail writes. */
export function contentOf(row: MailRow, keyOf: (id: number) => DataKey): MailContent {
  const { kind } = row;
  const alertId = row.alert_id ?? 0;
  const registrationId = row.registration_id ?? 0;
  const changes = { afterSeq: row.after_seq ?? 0, upToSeq: row.up_to_seq ?? 0 };
  switch (kind) {
    case 'staff':
    case 'receipt':
      return { kind, ...submissionOf(row) };
    case 'ended':
    case 'withdrawn':
      return { kind, applicationId: row.application_id ?? 0 };
    case 'published':
      return { kind, inquiryId: row.inquiry_id ?? 0 };
    case 'sheet':
    case 'upkeep':
      return { kind };
    case 'your-data': {
      const { email = '', token = '' } = sealedTexts(row, keyOf);
      return { kind, email, token };
    }
    case 'digest':
      return { kind, since: row.since ?? '', until: row.until ?? '' };
    case 'open-jobs':
      return { kind, askedAt: row.until ?? '', recruiter: sealedTexts(row, keyOf).email ?? null };
    case 'alert-confirm':
      return { kind, alertId, token: sealedTexts(row, keyOf).token ?? '' };
    case 'alert':
      return { kind, alertId, ...changes };
    case 'registration-keep':
      return { kind, registrationId };
    case 'registration-matches':
      return { kind, registrationId, ...changes };
  }
}

function submissionOf(row: MailRow): { form: SubmissionKind; submissionId: number } {
  if (row.application_id !== null) return { form: 'applications', submissionId: row.application_id };
  if (row.registration_id !== null) return { form: 'registrations', submissionId: row.registration_id };
  return row.contact_id !== null
    ? { form: 'contacts', submissionId: row.contact_id }
    : { form: 'inquiries', submissionId: row.inquiry_id ?? 0 };
}

function sealedTexts({ id, key_id: keyId, sealed }: MailRow, keyOf: (id: number) => DataKey): Texts {
  return keyId === null || sealed === null ? {} : openTexts(keyOf(keyId), sealed, 'mails', id);
}
