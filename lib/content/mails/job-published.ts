import type { MailDocument } from '../../base/mail/document';
import { indianDate } from '../../base/mail/indian-time';
import { agencyFooter, facts, link, text } from './mail-parts';

/** `expiresAt` null: open until filled. */
type PublishedJob = {
  title: string;
  company: string;
  expiresAt: string | null;
  reference: string;
  url: string;
};

/** Tells an employer that their job is online. Contains only what staff published, nothing from the enquiry. */
export function jobPublishedMail(job: PublishedJob): MailDocument {
  return {
    subject: `Your job is online (${job.reference})`,
    blocks: [
      text('We have checked your job and published it. Applications come to us, and we pass them on to you.'),
      facts(
        ['Job', job.title],
        ['Company', job.company],
        ['Open until', job.expiresAt ? indianDate(job.expiresAt) : 'it is filled'],
        ['Your reference', job.reference],
      ),
      link('See the job', job.url),
      text('Please reply to this email if something is not right, and when the job is filled.'),
      agencyFooter(),
    ],
  };
}

/** Tells an employer that their job is not listed, and why. Contains only what staff wrote, nothing from the enquiry. */
export const jobDeclinedMail = ({ why, reference }: { why: string; reference: string }): MailDocument => ({
  subject: `About the job you sent us (${reference})`,
  blocks: [
    text('Thank you for sending us your job. We have read it, and cannot list it on our website.'),
    facts(['Why', why], ['Your reference', reference]),
    text('Please reply to this email if you have questions, or if something changes.'),
    agencyFooter(),
  ],
});
