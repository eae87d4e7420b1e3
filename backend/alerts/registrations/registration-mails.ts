import { keepRegistrationMail, matchingJobsMail } from '../../../lib/content/mails/registration';
import { confirmedUpTo } from '../../../lib/jobs/facts/confirmation';
import type { RegistrationStep } from '../../../lib/contract/registration-steps';
import type { MailMessage } from '../../../lib/base/mail/mailer';
import { handlers, jobPath, routes } from '../../../lib/routes';
import { tokenOfForm } from '../../forms/form-links';
import type { ContentOf, MailContext, MailKinds } from '../../mail/mail-context';
import type { Registration } from './registrations';
import type { Store } from '../../store-type';
import { matchingJobs } from './matches';

const MAX_JOBS = 20;

export const registrationMails: MailKinds<'registration-keep' | 'registration-matches'> = {
  'registration-keep': { compose: composeQuestion },
  'registration-matches': { compose: composeMatches },
};

/** The address of the page of a step, for a mail. */
export async function stepUrl(
  { store, siteUrl }: { store: Store; siteUrl: string },
  registration: Pick<Registration, 'id' | 'received_at'>,
  step: RegistrationStep,
): Promise<string> {
  const token = await tokenOfForm(store, step, registration);
  return `${siteUrl}${routes.registrationStep(step)}?token=${token}`;
}

/** Asks whether to keep a CV; null once it is erased or kept already. */
async function composeQuestion(
  context: MailContext,
  { registrationId }: ContentOf<'registration-keep'>,
): Promise<MailMessage | null> {
  const registration = await context.store.getRegistration(registrationId);
  if (!registration || registration.asked_at === null) return null;
  const { email, received_at: receivedAt, kept_until: until } = registration;
  const url = await stepUrl(context, registration, 'keep');
  return { to: [email], document: keepRegistrationMail({ receivedAt, until, url }) };
}

/** The new jobs that match a CV; null where there are none any more, or its owner wants none. */
async function composeMatches(
  context: MailContext,
  { registrationId, afterSeq, upToSeq }: ContentOf<'registration-matches'>,
): Promise<MailMessage | null> {
  const { store, siteUrl, confirmation, now } = context;
  const registration = await store.getRegistration(registrationId);
  if (!registration || registration.matches_since === null) return null;
  const markedUpTo = confirmedUpTo(confirmation.markDays, now().getTime());
  const changes = { afterSeq, upToSeq, markedUpTo };
  const { jobs, hasMore } = await matchingJobs(store, registration, changes, MAX_JOBS);
  if (jobs.length === 0) return null;
  const token = await tokenOfForm(store, 'stop', registration);
  return {
    to: [registration.email],
    headers: {
      // RFC 8058: the mail client's own button unsubscribes by one POST to this URL.
      'List-Unsubscribe': `<${siteUrl}${handlers.registrationStep('stop', token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    document: matchingJobsMail({
      jobs: jobs.map((job) => ({ ...job, company: job.company_name, url: `${siteUrl}${jobPath(job)}` })),
      listUrl: hasMore ? `${siteUrl}${routes.jobs()}` : null,
      stopUrl: await stepUrl(context, registration, 'stop'),
    }),
  };
}
