import { randomUUID } from 'node:crypto';
import { giveUpAfter, type MailContent } from './mails';
import { ask, type Steps } from '../steps';
import type { SubmissionKind } from '../store';

const submissionColumns: Record<SubmissionKind, string> = {
  applications: 'application_id',
  contacts: 'contact_id',
  inquiries: 'inquiry_id',
};

/** A row of the table of mails, but for what only its sending needs. */
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
  token: string | null;
  tries: number;
  give_up_at: string;
};

/** Queues a mail; for use in the transaction that gives cause for it. */
export function* queueMail(content: MailContent, now: Date): Steps<void> {
  const columns = { kind: content.kind, ...columnsOf(content) };
  const about = {
    ...columns,
    message_id: randomUUID(),
    queued_at: now.toISOString(),
    next_try_at: now.toISOString(),
    give_up_at: giveUpAfter(now),
  };
  const names = Object.keys(about);
  yield* ask(
    `INSERT INTO mails (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    ...Object.values(about),
  );
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
      return { alert_id: content.alertId, token: content.token };
    case 'alert':
      return { alert_id: content.alertId, after_seq: content.afterSeq, up_to_seq: content.upToSeq };
  }
}
