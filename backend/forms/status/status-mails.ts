import type { Stores } from '../stores';
import { inSendersLanguage } from '../in-senders-language';
import { identity } from '../../../lib/content/identity';
import { applicationEndedMail, applicationWithdrawnMail } from '../../../lib/content/mails/application-ended';
import { jobName } from '../../../lib/content/job-name';
import { routes } from '../../../lib/routes';
import { composeDateMail } from './appointments';
import { readStatus, statusUrlOf } from './status';
import { addressesOf, type ComposedMail, type MailKinds, type StaffAddresses } from '../../mail/mail-kinds';
import type { QueuedMail } from '../../mail/mails';
import { addressOf, namedJob, referenceOf, senderOf } from '../submission-names';

type StatusMailContext = StaffAddresses & {
  store: Stores;
  siteUrl: string;
  now: () => Date;
};

export function statusMails(
  context: StatusMailContext,
): MailKinds<'ended' | 'withdrawn' | 'appointment' | 'reminder' | 'cancelled'> {
  const ofEnd = (mail: QueuedMail) => composeStatusMail(context, mail);
  const ofDate = { compose: (mail: QueuedMail) => composeDateMail(context, mail) };
  const dates = { appointment: ofDate, reminder: ofDate, cancelled: ofDate };
  return { ended: { compose: ofEnd }, withdrawn: { compose: ofEnd, toStaff: true }, ...dates };
}

/** Composes the mail about an application's end; null once it was erased or reopened. */
async function composeStatusMail(
  context: StatusMailContext,
  { kind, application_id: id }: QueuedMail,
): Promise<ComposedMail | null> {
  const { store, siteUrl } = context;
  const application = await store.getSubmission('applications', id);
  if (!application) return null;
  const { end, job } = await readStatus(store, application);
  const desk = addressesOf(context, 'applications');
  const reference = referenceOf(application);
  if (kind === 'withdrawn') {
    if (end?.state !== 'withdrawn') return null;
    const document = applicationWithdrawnMail({
      job: jobName(namedJob(application.fields.job_id, job)),
      sender: senderOf(application),
      reference,
      at: end.at,
    });
    const recruiter = await store.recruiterEmail(application.fields.job_id ?? '');
    return recruiter
      ? { to: [recruiter], document, fallback: { to: desk, document } }
      : { to: desk, document };
  }
  if (!end || (end.state !== 'filled' && end.state !== 'not-this-time' && end.state !== 'job-closed'))
    return null;
  const { state } = end;
  return inSendersLanguage(store, application, async () => ({
    to: [addressOf(application)],
    replyTo: { name: identity.name, address: desk[0] ?? '' },
    document: applicationEndedMail({
      end: state,
      at: end.at,
      jobTitle: job?.title ?? '',
      reference,
      statusUrl: await statusUrlOf(context, application),
      jobsUrl: `${siteUrl}${routes.jobs({ category: String(job?.category_id ?? '') })}`,
    }),
  }));
}
