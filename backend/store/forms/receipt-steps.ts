import type { NewSubmission } from './tables';
import { takeTurn } from '../mails/quota';
import { queueMail } from '../mails/queue-mail';
import type { Steps } from '../steps';

/** Queues what a new form gives cause for: a mail to the staff, and a receipt to its sender unless it had several. */
export function* queueSubmissionMails(
  { kind: form, fields }: NewSubmission,
  submissionId: number,
  now: Date,
): Steps<void> {
  yield* queueMail({ kind: 'staff', form, submissionId }, now);
  const sender = fields[form === 'applications' ? 'email' : 'email_address'] ?? '';
  if (yield* takeTurn(sender, 'receipt', now)) yield* queueMail({ kind: 'receipt', form, submissionId }, now);
}
