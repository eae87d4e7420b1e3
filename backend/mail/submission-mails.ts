import { identity } from '../../lib/content/identity';
import { jobPublishedMail } from '../../lib/content/mails/job-published';
import { receiptMail } from '../../lib/content/mails/receipt';
import { staffCopyMail } from '../../lib/content/mails/staff-copy';
import { jobPath } from '../../lib/shared/routes';
import type { MailMessage } from '../../lib/shared/mail/mailer';
import type { StoredCv, Submission } from '../store/forms/forms';
import type { Job } from '../store/jobs/jobs';
import { addressOf, referenceOf, senderOf } from './submission-names';

type Parts = {
  submission: Submission;
  job: Job | null;
  cv: StoredCv | null;
  staff: string[];
  siteUrl: string;
};

/** Notifies the staff of a received form, with the CV attached; Reply-To is the sender. */
export function staffMail({ submission, job, cv, staff, siteUrl }: Parts): MailMessage {
  const sender = senderOf(submission);
  return {
    to: staff,
    replyTo: { name: sender, address: addressOf(submission) },
    document: staffCopyMail({
      kind: submission.kind,
      fields: submission.fields,
      sender,
      reference: referenceOf(submission),
      receivedAt: submission.received_at,
      jobTitle: job?.title ?? '',
      jobUrl: job ? `${siteUrl}${jobPath(job)}` : '',
      cvName: cv?.name ?? '',
    }),
    attachment: cv ?? undefined,
  };
}

/** Confirms receipt to the sender; Reply-To is the staff. */
export function receipt(submission: Submission, job: Job | null, replyTo: string): MailMessage {
  return {
    to: [addressOf(submission)],
    replyTo: { name: identity.name, address: replyTo },
    document: receiptMail({
      kind: submission.kind,
      sender: senderOf(submission),
      jobTitle: job?.title ?? '',
      reference: referenceOf(submission),
    }),
  };
}

type PublishedParts = { inquiry: Submission; job: Job; replyTo: string; siteUrl: string };

/** Notifies an employer that the job of their enquiry is online. */
export function publishedMail({ inquiry, job, replyTo, siteUrl }: PublishedParts): MailMessage {
  return {
    to: [addressOf(inquiry)],
    replyTo: { name: identity.name, address: replyTo },
    document: jobPublishedMail({
      title: job.title,
      company: inquiry.fields.company_name ?? '',
      contactPerson: senderOf(inquiry),
      expiresAt: job.expires_at,
      reference: referenceOf(inquiry),
      url: `${siteUrl}${jobPath(job)}`,
    }),
  };
}
