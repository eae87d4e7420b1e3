import { identity } from '../../lib/content/identity';
import { jobPublishedMail } from '../../lib/content/mails/job-published';
import { jobPath } from '../../lib/routes';
import type { ComposedMail, ContentOf, MailContext, MailKinds } from '../mail/mail-context';
import { addressesOf } from '../forms/recipients';
import { addressOf, referenceOf } from '../forms/submission-names';
import { inquirySource } from './publish-inquiry';

export const publishedMails: MailKinds<'published'> = { published: { compose: composePublished } };

/** Notifies an employer that the job of their enquiry is online; null once either is gone. */
async function composePublished(
  context: MailContext,
  { inquiryId }: ContentOf<'published'>,
): Promise<ComposedMail | null> {
  const { store, siteUrl } = context;
  const inquiry = await store.getSubmission('inquiries', inquiryId);
  const made = await store.jobsOf(inquirySource(inquiryId));
  const found = await store.getJob(made.filter(({ active }) => active).at(-1)?.id ?? '');
  if (!inquiry || !found) return null;
  const { job } = found;
  return {
    to: [addressOf(inquiry)],
    replyTo: { name: identity.name, address: addressesOf(context, 'jobs')[0] ?? '' },
    document: jobPublishedMail({
      title: job.title,
      company: job.company_name ?? '',
      expiresAt: job.expires_at,
      reference: referenceOf(inquiry),
      url: `${siteUrl}${jobPath(job)}`,
    }),
  };
}
