import { jobPath } from '../../lib/routes';
import { CommandError, checkDayCount } from '../base/command';
import type { FormStore } from '../forms/queries';
import type { JobStore } from '../jobs/jobs';
import type { MailStore } from '../mail/queries';
import { inquirySource, type JobChoices, jobOfInquiry } from './publish-inquiry';
import { identity } from '../../lib/content/identity';
import { jobPublishedMail } from '../../lib/content/mails/job-published';
import { addressesOf, type ComposedMail, type MailKinds, type StaffAddresses } from '../mail/mail-kinds';
import { addressOf, referenceOf } from '../forms/submission-names';

export type PublishOptions = JobChoices & { again?: boolean; dryRun?: boolean };

/** Publishes the job of an employer's enquiry and prints its URL. Rejects with CommandError if that is impossible. */
export async function publishCommand(
  store: Pick<FormStore, 'getSubmission'> &
    Pick<JobStore, 'jobsOf' | 'getJob' | 'upsertJobs'> &
    Pick<MailStore, 'queueMail'>,
  inquiryId: string,
  options: PublishOptions,
  { siteUrl, sendsMail }: { siteUrl: string; sendsMail: boolean },
  now = new Date(),
): Promise<void> {
  const inquiry = /^\d{1,15}$/.test(inquiryId)
    ? await store.getSubmission('inquiries', Number(inquiryId))
    : null;
  if (!inquiry) throw new CommandError(`There is no job inquiry with the id ${inquiryId}.`);
  const earlier = await store.jobsOf(inquirySource(inquiry.id));
  if (earlier.length > 0 && !options.again) {
    const ids = earlier.map(({ id, active }) => (active ? id : `${id}, closed`)).join('; ');
    throw new CommandError(`This inquiry is already published (${ids}); --again publishes another job.`);
  }
  checkDayCount(options.days);
  const made = jobOfInquiry(inquiry, options, earlier.length, now);
  if ('problem' in made) throw new CommandError(`The job inquiry ${made.problem}.`);
  const address = siteUrl + jobPath(made.job);
  if (options.dryRun) {
    const { source: _, ...shown } = made.job;
    process.stdout.write(`${JSON.stringify(shown, null, 2)}\nNot published. It would be ${address}\n`);
    return;
  }
  if (await store.getJob(made.job.id))
    throw new CommandError(`Another job already has the id ${made.job.id}.`);
  await store.upsertJobs([made.job]);
  if (sendsMail) await store.queueMail({ kind: 'published', inquiry_id: inquiry.id });
  process.stdout.write(`Published ${address}${sendsMail ? '; the employer is notified by email' : ''}\n`);
}

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
