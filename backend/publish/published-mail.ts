import { jobPath } from '../../lib/routes';
import type { FormStore } from '../forms/queries';
import type { JobStore } from '../jobs/jobs';
import { inquirySource } from './publish-inquiry';
import { identity } from '../../lib/content/identity';
import { jobPublishedMail } from '../../lib/content/mails/job-published';
import { addressesOf, type ComposedMail, type MailKinds, type StaffAddresses } from '../mail/mail-kinds';
import { addressOf, referenceOf } from '../forms/submission-names';

type Context = StaffAddresses & {
  store: Pick<FormStore, 'getSubmission'> & Pick<JobStore, 'jobsOf' | 'getJob'>;
  siteUrl: string;
};

export const publishedMails = (context: Context): MailKinds<'published'> => ({
  published: { compose: ({ inquiry_id: id }) => composePublished(context, id) },
});

/** Notifies an employer that the job of their enquiry is online; null once either is gone. */
async function composePublished(context: Context, inquiryId: number): Promise<ComposedMail | null> {
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
