import { jobPath } from '../../lib/routes';
import { type EnquiryStore, inquirySource } from '../forms/enquiries';
import type { Submission } from '../forms/forms';
import type { JobStore } from '../jobs/job-store';
import { identity } from '../../lib/content/identity';
import { jobDeclinedMail, jobPublishedMail } from '../../lib/content/mails/job-published';
import type { MailDocument } from '../../lib/base/mail/document';
import { addressesOf, type ComposedMail, type MailKinds, type StaffAddresses } from '../mail/mail-kinds';
import { addressOf, referenceOf } from '../forms/submission-names';

type PublishedMailContext = StaffAddresses & {
  store: Pick<EnquiryStore, 'enquiry'> & Pick<JobStore, 'jobsOf' | 'getJob'>;
  siteUrl: string;
};

/** Mails to an employer about the job of their enquiry. */
export const publishedMails = (context: PublishedMailContext): MailKinds<'published' | 'declined'> => ({
  published: { compose: ({ inquiry_id: id }) => composePublished(context, id) },
  declined: { compose: ({ inquiry_id: id }) => composeDeclined(context, id) },
});

/** Notifies an employer that the job of their enquiry is online; null once either is gone. */
async function composePublished(context: PublishedMailContext, inquiryId: number) {
  const { store, siteUrl } = context;
  const inquiry = await store.enquiry('inquiries', inquiryId);
  const made = await store.jobsOf(inquirySource(inquiryId));
  const found = await store.getJob(made.filter(({ active }) => active).at(-1)?.id ?? '');
  if (!inquiry || !found) return null;
  const { job } = found;
  const document = jobPublishedMail({
    title: job.title,
    company: job.company_name ?? '',
    expiresAt: job.expires_at,
    reference: referenceOf(inquiry.form),
    url: `${siteUrl}${jobPath(job)}`,
  });
  return toEmployer(context, inquiry.form, document);
}

/** Tells an employer why their job is not listed; null if that was taken back, or it is listed after all. */
async function composeDeclined(context: PublishedMailContext, inquiryId: number) {
  const { store } = context;
  const inquiry = await store.enquiry('inquiries', inquiryId);
  const why = inquiry?.form.fields.why_declined;
  if (!inquiry || !why || (await store.jobsOf(inquirySource(inquiryId))).length > 0) return null;
  return toEmployer(context, inquiry.form, jobDeclinedMail({ why, reference: referenceOf(inquiry.form) }));
}

const toEmployer = (
  context: PublishedMailContext,
  inquiry: Submission,
  document: MailDocument,
): ComposedMail => ({
  to: [addressOf(inquiry)],
  replyTo: { name: identity.name, address: addressesOf(context, 'jobs')[0] ?? '' },
  document,
});
