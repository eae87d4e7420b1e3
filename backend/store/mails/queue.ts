import { randomUUID } from 'node:crypto';
import type { Sql } from '../database';
import type { SubmissionKind } from '../forms/forms';
import type { DataKey } from '../keys/data-keys';
import type { Keyring } from '../keys/keyring';
import { openTexts, sealTexts } from '../keys/sealed-rows';
import { giveUpAfter, type MailContent } from './mails';

const submissionColumns: Record<SubmissionKind, string> = {
  applications: 'application_id',
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
  since: string | null;
  until: string | null;
  after_seq: number | null;
  up_to_seq: number | null;
  /** Holds the token of a question for confirmation. */
  key_id: number | null;
  sealed: Buffer | null;
  tries: number;
  give_up_at: string;
};

/** Queues a mail, in the transaction of what it is about. */
export async function queueMail(sql: Sql, keyring: Keyring, content: MailContent, now: Date): Promise<void> {
  const id = await sql.nextId('mails');
  const row = {
    id,
    kind: content.kind,
    ...columnsOf(content),
    ...(content.kind === 'alert-confirm' ? await sealedToken(sql, keyring, id, content.token) : null),
    message_id: randomUUID(),
    queued_at: now.toISOString(),
    next_try_at: now.toISOString(),
    give_up_at: giveUpAfter(now),
  };
  const names = Object.keys(row);
  await sql.query(
    `INSERT INTO mails (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
}

async function sealedToken(sql: Sql, keyring: Keyring, id: number, token: string) {
  const [key] = await keyring.inUse(sql);
  return { key_id: key.id, sealed: sealTexts(key, { token }, 'mails', id) };
}

function columnsOf(content: MailContent): Partial<MailRow> {
  switch (content.kind) {
    case 'staff':
    case 'receipt':
      return { [submissionColumns[content.form]]: content.submissionId };
    case 'published':
      return { inquiry_id: content.inquiryId };
    case 'sheet':
      return {};
    case 'digest':
      return { since: content.since, until: content.until };
    case 'alert-confirm':
      return { alert_id: content.alertId };
    case 'alert':
      return { alert_id: content.alertId, after_seq: content.afterSeq, up_to_seq: content.upToSeq };
  }
}

/** The reverse of what queueMail writes. */
export function contentOf(row: MailRow, keyOf: (id: number) => DataKey): MailContent {
  const { kind } = row;
  const alertId = row.alert_id ?? 0;
  if (kind === 'digest') return { kind, since: row.since ?? '', until: row.until ?? '' };
  if (kind === 'alert-confirm') return { kind, alertId, token: tokenOf(row, keyOf) };
  if (kind === 'alert') return { kind, alertId, afterSeq: row.after_seq ?? 0, upToSeq: row.up_to_seq ?? 0 };
  if (kind === 'sheet') return { kind };
  if (kind === 'published') return { kind, inquiryId: row.inquiry_id ?? 0 };
  if (row.application_id !== null) return { kind, form: 'applications', submissionId: row.application_id };
  return row.contact_id !== null
    ? { kind, form: 'contacts', submissionId: row.contact_id }
    : { kind, form: 'inquiries', submissionId: row.inquiry_id ?? 0 };
}

function tokenOf({ id, key_id: keyId, sealed }: MailRow, keyOf: (id: number) => DataKey): string {
  if (keyId === null || sealed === null) return '';
  return openTexts<{ token: string }>(keyOf(keyId), sealed, 'mails', id).token;
}
