import { claims } from '../../lib/content/claims';
import { identity } from '../../lib/content/identity';
import type { MailMessage } from '../../lib/shared/mail/mailer';
import type { Job, Submission, SubmissionKind } from '../store/store';
import { agencyFooter } from './footer';
import { addressOf, referenceOf, senderOf } from './submission-names';

type Words = { subject: string; thanks: (job: Job | null) => string; next: string };

// A reply in time is promised to enquiries only: of many applicants some hear from the employer, some from nobody.
const reply = `We reply within ${claims.enquiryReply}.`;

const received: Record<SubmissionKind, Words> = {
  applications: {
    subject: 'We have received your application',
    thanks: (job) =>
      `Thank you for applying${job ? ` for “${job.title}”` : ''}. Your application has reached us.`,
    next: 'A recruiter reads it, and calls you if it fits the job.',
  },
  contacts: {
    subject: 'We have received your enquiry',
    thanks: () => 'Thank you for writing to us. Your enquiry has reached us.',
    next: reply,
  },
  inquiries: {
    subject: 'We have received your job',
    thanks: () => 'Thank you. The job that you want to list has reached us.',
    next: reply,
  },
};

/**
 * The receipt for a form, to its sender. It repeats nothing that was typed but a plain name: anybody can type any
 * address, and must not get a text of his own delivered there.
 */
export function receipt(submission: Submission, job: Job | null, replyTo: string): MailMessage {
  const { subject, thanks, next } = received[submission.kind];
  const reference = referenceOf(submission);
  return {
    to: [addressOf(submission)],
    replyTo: { name: identity.name, address: replyTo },
    document: {
      subject: `${subject} (${reference})`,
      blocks: [
        { kind: 'text', text: greeting(senderOf(submission)) },
        { kind: 'text', text: thanks(job) },
        { kind: 'facts', rows: [['Your reference', reference]] },
        {
          kind: 'text',
          text: `${next} When you write or call, please name the reference.`,
        },
        agencyFooter(),
      ],
    },
  };
}

function greeting(name: string): string {
  return /^[\p{L}\p{M}][\p{L}\p{M}\u200C\u200D' -]{0,59}$/u.test(name) ? `Dear ${name},` : 'Hello,';
}
