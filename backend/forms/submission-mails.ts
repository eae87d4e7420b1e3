import { identity } from '../../lib/content/identity';
import { receiptMail } from '../../lib/content/mails/receipt';
import { staffCopyMail } from '../../lib/content/mails/staff-copy';
import type { ShownState } from '../../lib/contract/application-status';
import { jobPath, staffApplicationPath, staffCvPath } from '../../lib/routes';
import type { MailBlock } from '../../lib/base/mail/document';
import type { MailMessage } from '../../lib/base/mail/mailer';
import type { StoredCv, Submission } from './forms';
import type { Job } from '../jobs/jobs';
import { addressOf, referenceOf, senderOf } from './submission-names';

type Parts = {
  submission: Submission;
  job: Job | null;
  /** The CV to attach, or the token of the link in its place and when that ends (ISO 8601). */
  cv: { attached: StoredCv } | { token: string; until: string } | null;
  to: string[];
  /** An application's status, and the token of the link by which it is set. */
  status: { state: ShownState; token: string } | null;
  /** The recruiter's address that refused the mail. */
  refusedBy?: string;
  siteUrl: string;
};

/** Notifies the staff of a received form, with the CV or a link to it; Reply-To is the sender. */
export function staffMail({ submission, job, cv, status, to, refusedBy = '', siteUrl }: Parts): MailMessage {
  const sender = senderOf(submission);
  const attachment = cv && 'attached' in cv ? cv.attached : undefined;
  return {
    to,
    replyTo: { name: sender, address: addressOf(submission) },
    document: staffCopyMail({
      kind: submission.kind,
      fields: submission.fields,
      sender,
      reference: referenceOf(submission),
      receivedAt: submission.received_at,
      job: {
        title: job?.title ?? '',
        location: job?.location ?? '',
        url: job ? `${siteUrl}${jobPath(job)}` : '',
      },
      cv: submission.cv && { ...submission.cv, link: linkOf(cv, siteUrl) },
      status: status && { state: status.state, url: `${siteUrl}${staffApplicationPath(status.token)}` },
      refusedBy,
    }),
    attachment,
  };
}

function linkOf(cv: Parts['cv'], siteUrl: string) {
  return cv && 'token' in cv ? { url: `${siteUrl}${staffCvPath(cv.token)}`, until: cv.until } : null;
}

type ReceiptParts = {
  submission: Submission;
  job: Job | null;
  /** Where the sender of an application sees its status; null for other forms. */
  statusUrl: string | null;
  replyTo: string;
  /** See receiptMail. */
  end?: MailBlock[];
};

/** Confirms receipt to the sender; Reply-To is the staff. */
export function receipt({ submission, job, statusUrl, replyTo, end }: ReceiptParts): MailMessage {
  return {
    to: [addressOf(submission)],
    replyTo: { name: identity.name, address: replyTo },
    document: receiptMail({
      kind: submission.kind,
      jobTitle: job?.title ?? '',
      reference: referenceOf(submission),
      statusUrl,
      end,
    }),
  };
}
