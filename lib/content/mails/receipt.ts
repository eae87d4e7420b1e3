import type { MailDocument } from '../../base/mail/document';
import { claims } from '../claims';
import { clause } from '../said';
import { agencyFooter, facts, type FormKind, candidateWords, link, text } from './mail-parts';
import { inLanguages } from '../words';

type Told = { subject: string; thanks: (jobTitle: string) => string; next: string };

// Only enquiries promise a timely reply; many applicants hear from the employer or not at all.
const reply = `We reply${clause` within ${claims.enquiryReply}`}.`;

export const receiptWords: Record<FormKind, Told> & Record<'reference' | 'status' | 'giveIt', string> =
  inLanguages('receiptWords', {
    applications: {
      subject: 'We have received your application',
      thanks: (jobTitle) =>
        `Thank you for applying${jobTitle ? ` for “${jobTitle}”` : ''}. Your application has reached us.`,
      next: 'A recruiter reads it, and calls you if it fits the job.',
    },
    contacts: {
      subject: 'We have received your enquiry',
      thanks: () => 'Thank you for writing to us. Your enquiry has reached us.',
      next: reply,
    },
    inquiries: {
      subject: 'We have received your job',
      thanks: () => 'Thank you. We have received the job that you want to list.',
      next: reply,
    },
    reference: 'Your reference',
    status: 'Status of your application',
    giveIt: 'When you write or call, please give us this reference.',
  });

/** `jobTitle` may be ''. `statusUrl` is null for forms without a status page. */
type Receipt = {
  kind: FormKind;
  jobTitle: string;
  reference: string;
  statusUrl: string | null;
};

/**
 * The receipt sent to a form's sender. Repeats nothing that was typed: the address may be a stranger's, and must not
 * become a way to send them arbitrary text.
 */
export function receiptMail({ kind, jobTitle, reference, statusUrl }: Receipt): MailDocument {
  const { subject, thanks, next } = receiptWords[kind];
  return {
    subject: `${subject} (${reference})`,
    blocks: [
      text(candidateWords.greeting),
      text(thanks(jobTitle)),
      facts([receiptWords.reference, reference]),
      ...(statusUrl === null ? [] : [link(receiptWords.status, statusUrl)]),
      text(`${next} ${receiptWords.giveIt}`),
      ...(kind === 'applications' ? [text(candidateWords.neverPay)] : []),
      agencyFooter(),
    ],
  };
}
