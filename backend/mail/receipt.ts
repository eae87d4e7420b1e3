import { claims } from '../../lib/content/claims';
import { identity } from '../../lib/content/identity';
import type { MailMessage } from '../../lib/mail/mailer';
import type { Job, Submission, SubmissionKind } from '../store/store';
import { agencyFooter } from './footer';
import { addressOf, referenceOf, senderOf } from './submission-names';

const received: Record<SubmissionKind, { subject: string; thanks: (job: Job | null) => string }> = {
  applications: {
    subject: 'We have received your application',
    thanks: (job) =>
      `Thank you for applying${job ? ` for “${job.title}”` : ''}. Your application has reached us.`,
  },
  contacts: {
    subject: 'We have received your enquiry',
    thanks: () => 'Thank you for writing to us. Your enquiry has reached us.',
  },
  inquiries: {
    subject: 'We have received your job',
    thanks: () => 'Thank you. The job that you want to list has reached us.',
  },
};

/**
 * The receipt for a form, to its sender. It repeats nothing that was typed but a plain name: anybody can type any
 * address, and must not get a text of his own delivered there.
 */
export function receipt(submission: Submission, job: Job | null, replyTo: string): MailMessage {
  const { subject, thanks } = received[submission.kind];
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
          text: `We reply within ${claims.enquiryReply}. When you write or call, please name the reference.`,
        },
        agencyFooter(),
      ],
    },
  };
}

function greeting(name: string): string {
  return /^[\p{L}\p{M}][\p{L}\p{M}\u200C\u200D' -]{0,59}$/u.test(name) ? `Dear ${name},` : 'Hello,';
}
