import { appointmentMail, appointmentMessage, cancelledMail } from '../../../lib/content/appointment';
import { identity } from '../../../lib/content/identity';
import { jobName } from '../../../lib/content/job-name';
import { applicationEndedMail, applicationWithdrawnMail } from '../../../lib/content/mails/application-ended';
import type { Appointment } from '../../../lib/contract/application-status';
import type { MailDocument } from '../../../lib/base/mail/document';
import { renderText } from '../../../lib/base/mail/render-text';
import { runInLanguage } from '../../../lib/base/request-context';
import { routes } from '../../../lib/routes';
import type { Job } from '../../jobs/jobs';
import { addressesOf, type ComposedMail, type MailKinds, type StaffAddresses } from '../../mail/mail-kinds';
import type { QueuedMail } from '../../mail/mails';
import type { Submission } from '../forms';
import { inSendersLanguage, sendersLanguage } from '../in-senders-language';
import type { Stores } from '../stores';
import { addressOf, namedJob, referenceOf, senderOf } from '../submission-names';
import { appointmentIn, dateFor, changedAt, readStatus, type Status, statusUrlOf, upcoming } from './status';

type LinkContext = { store: Stores; siteUrl: string };
type StatusMailContext = StaffAddresses & LinkContext & { now: () => Date };
type Facts = Awaited<ReturnType<typeof factsOf>>;

/** Mails about how an application stands: to its candidate, or of a withdrawal to staff. */
export function statusMails(
  context: StatusMailContext,
): MailKinds<'ended' | 'withdrawn' | 'appointment' | 'reminder' | 'cancelled'> {
  const { store, siteUrl, now } = context;
  const desk = addressesOf(context, 'applications');

  /** A mail in the candidate's language; none without an address, and once there is nothing left to say. */
  const toCandidate = (
    documentOf: (status: Status, facts: Facts, mail: QueuedMail) => Promise<MailDocument | null>,
  ) => ({
    compose: async (mail: QueuedMail): Promise<ComposedMail | null> => {
      const application = await store.getSubmission('applications', mail.application_id);
      if (!application || addressOf(application) === '') return null;
      const status = await readStatus(store, application);
      return inSendersLanguage(store, application, async () => {
        const facts = await factsOf(context, application, status.job);
        const document = await documentOf(status, facts, mail);
        const replyTo = { name: identity.name, address: desk[0] ?? '' };
        return document && { to: [addressOf(application)], replyTo, document };
      });
    },
  });

  const date = toCandidate(async (status, facts, { kind, until }) => {
    const appointment = upcoming(status, now());
    if (appointment?.at !== until) return null;
    return appointmentMail({ ...facts, ...appointment, isReminder: kind === 'reminder' });
  });

  return {
    appointment: date,
    reminder: date,
    cancelled: toCandidate(async (status, facts, { application_id: id, until }) => {
      const [cancelled, instead] = [dateFor(status, until, now()), appointmentIn(status.notes)];
      // It holds again, or the mail about the other one says so.
      const isTold =
        instead &&
        (instead.at === until || (await store.isDateMailed(id, instead.at, changedAt(status.notes))));
      return !cancelled || isTold ? null : cancelledMail({ ...facts, ...cancelled, instead });
    }),
    ended: toCandidate(async ({ end, job }, facts) => {
      if (!end || (end.state !== 'filled' && end.state !== 'not-this-time' && end.state !== 'job-closed'))
        return null;
      const jobsUrl = `${siteUrl}${routes.jobs({ category: String(job?.category_id ?? '') })}`;
      return applicationEndedMail({ ...facts, end: end.state, at: end.at, jobsUrl });
    }),
    withdrawn: {
      toStaff: true,
      compose: async ({ application_id: id }) => {
        const application = await store.getSubmission('applications', id);
        if (!application) return null;
        const { end, job } = await readStatus(store, application);
        if (end?.state !== 'withdrawn') return null;
        const document = applicationWithdrawnMail({
          job: jobName(namedJob(application.fields.job_id, job)),
          sender: senderOf(application),
          reference: referenceOf(application),
          at: end.at,
        });
        const recruiter = await store.recruiterEmail(application.fields.job_id ?? '');
        const toDesk = { to: desk, document };
        return recruiter ? { to: [recruiter], document, fallback: toDesk } : toDesk;
      },
    },
  };
}

/** A ready message to the candidate about a date, or that it is cancelled, in their language. */
export async function appointmentText(
  context: LinkContext,
  application: Submission,
  { appointment, job }: { appointment: Appointment; job: Job | null },
): Promise<string> {
  const language = await sendersLanguage(context.store, application);
  return runInLanguage(language, async () => {
    const told = { ...(await factsOf(context, application, job)), ...appointment };
    return told.cancelled ? renderText(cancelledMail(told)).trim() : appointmentMessage(told);
  });
}

const factsOf = async (context: LinkContext, application: Submission, job: Job | null) => ({
  jobTitle: job?.title ?? '',
  company: job?.company_name ?? '',
  reference: referenceOf(application),
  statusUrl: await statusUrlOf(context, application),
});
