import { withdrawnMail } from '../../lib/content/mails/withdrawn';
import { yourDataMail } from '../../lib/content/mails/your-data';
import type { MailMessage } from '../../lib/shared/mail/mailer';
import { yourDataPath } from '../../lib/shared/routes';
import type { MailContent } from '../store/mails/mails';
import type { ComposedMail, MailContext } from './mail-context';
import { addressesOf, recruiterOf } from './recipients';
import { referenceOf } from './submission-names';

/** The mail with the link to what is held about its address; null once the link is valid no longer. */
export async function yourDataMessage(
  { store, siteUrl }: MailContext,
  { email, token }: Extract<MailContent, { kind: 'your-data' }>,
): Promise<MailMessage | null> {
  if (!(await store.addressOfToken(token))) return null;
  return { to: [email], document: yourDataMail({ url: `${siteUrl}${yourDataPath(token)}` }) };
}

/** Tells the staff that an application is withdrawn; null once it was erased, or taken back. */
export async function withdrawn(
  context: MailContext,
  { applicationId }: Extract<MailContent, { kind: 'withdrawn' }>,
): Promise<ComposedMail | null> {
  const { store } = context;
  const application = await store.getSubmission('applications', applicationId);
  const step = (await store.applicationStates(applicationId)).find(({ state }) => state === 'withdrawn');
  if (!application || !step) return null;
  const id = application.fields.job_id ?? '';
  const job = (await store.getJob(id))?.job;
  const document = withdrawnMail({
    reference: referenceOf(application),
    job: { id, title: job?.title ?? '', location: job?.location ?? '' },
    receivedAt: application.received_at,
    withdrawnAt: step.at,
  });
  const toDesk = { to: addressesOf(context, 'applications'), document };
  const recruiter = await recruiterOf(store, application);
  return recruiter ? { to: [recruiter], document, otherwise: toDesk } : toDesk;
}
