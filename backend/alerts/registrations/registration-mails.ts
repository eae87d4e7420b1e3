import type { ConsentStore } from '../../forms/consents';
import { inSendersLanguage } from '../../forms/in-senders-language';
import { keepRegistrationMail, matchingJobsMail } from '../../../lib/content/mails/registration';
import { markedUpTo } from '../../../lib/jobs/facts/confirmation';
import type { MailMessage } from '../../../lib/base/mail/mailer';
import { handlers, jobPath, routes } from '../../../lib/routes';
import { stepUrl, tokenOfForm } from '../../forms/form-links';
import type { SecretStore } from '../../keys/secrets';
import type { MailKinds } from '../../mail/mail-kinds';
import type { QueuedMail } from '../../mail/mails';
import type { AlertStore } from '../queries';
import type { RegistrationStore } from './queries';
import { matchingJobs } from './matches';

const MAX_JOBS = 20;

type Context = {
  store: RegistrationStore &
    SecretStore &
    Pick<ConsentStore, 'consentLanguage'> &
    Pick<AlertStore, 'newJobs'>;
  siteUrl: string;
  now: () => Date;
};

export const registrationMails = (
  context: Context,
): MailKinds<'registration-keep' | 'registration-matches'> => ({
  'registration-keep': { compose: inOwnLanguage(context, composeQuestion) },
  'registration-matches': { compose: inOwnLanguage(context, composeMatches) },
});

/** Composes a mail about a registered CV in the language of its registration. */
const inOwnLanguage =
  (context: Context, compose: (context: Context, mail: QueuedMail) => Promise<MailMessage | null>) =>
  (mail: QueuedMail) =>
    inSendersLanguage(context.store, { kind: 'registrations', id: mail.registration_id }, () =>
      compose(context, mail),
    );

/** Asks whether to keep a CV; null once it is erased or kept. */
async function composeQuestion(
  context: Context,
  { registration_id: id }: QueuedMail,
): Promise<MailMessage | null> {
  const registration = await context.store.getRegistration(id);
  if (!registration || registration.asked_at === null) return null;
  const { email, received_at: receivedAt, kept_until: until } = registration;
  const url = await stepUrl(context, registration, 'keep');
  return { to: [email], document: keepRegistrationMail({ receivedAt, until, url }) };
}

/** Lists new jobs that match a CV; null when none are left or its owner stopped these mails. */
async function composeMatches(
  context: Context,
  { registration_id: id, after_seq: afterSeq, up_to_seq: upToSeq }: QueuedMail,
): Promise<MailMessage | null> {
  const { store, siteUrl, now } = context;
  const registration = await store.getRegistration(id);
  if (!registration || registration.matches_since === null) return null;
  const changes = { afterSeq, upToSeq, markedUpTo: markedUpTo(now().getTime()) };
  const { jobs, hasMore } = await matchingJobs(store, registration, changes, MAX_JOBS);
  if (jobs.length === 0) return null;
  const token = await tokenOfForm(store, 'stop', registration);
  return {
    to: [registration.email],
    headers: {
      // RFC 8058: one-click unsubscribe in the mail client.
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
