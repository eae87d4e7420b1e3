import { inLanguage } from './in-senders-language';
import { identity } from '../../lib/content/identity';
import { receiptMail } from '../../lib/content/mails/receipt';
import { staffCopyMail } from '../../lib/content/mails/staff-copy';
import { jobPath, staffCvPath } from '../../lib/routes';
import type { CvInMail } from '../env';
import type { Stores } from './stores';
import type { Job } from '../jobs/jobs';
import { addressesOf, type ComposedMail, type MailKinds, type StaffAddresses } from '../mail/mail-kinds';
import type { QueuedMail } from '../mail/mails';
import { cvLinkEnd, tokenOfForm } from './form-links';
import { addedNotice } from './added-notice';
import type { Submission } from './forms';
import { readStatus, statusUrlOf } from './status/status';
import { addressOf, deskOf, referenceOf, senderOf } from './submission-names';
import { formOfMail } from './tables';

type SubmissionMailContext = StaffAddresses & {
  store: Stores;
  siteUrl: string;
  cvInMail: CvInMail;
  /** The desk's origin, if there is a desk. */
  deskUrl?: string | null;
  /** Days after which received forms are erased; null to keep them. */
  retentionDays: number | null;
};

/** Mails about a received form, to staff and to its sender. */
export const submissionMails = (context: SubmissionMailContext): MailKinds<'staff' | 'receipt'> => ({
  staff: { compose: about(context, composeStaffMail), toStaff: true },
  receipt: {
    compose: (mail) => inLanguage(mail.language, () => about(context, composeReceipt)(mail)),
  },
});

type Compose = (
  context: SubmissionMailContext,
  submission: Submission,
  job: Job | null,
) => Promise<ComposedMail | null>;

/** Composes a mail about a form and its job; null once the form was erased. */
const about =
  (context: SubmissionMailContext, compose: Compose) =>
  async (mail: QueuedMail): Promise<ComposedMail | null> => {
    const [kind, id] = formOfMail(mail);
    const submission = await context.store.getSubmission(kind, id);
    if (!submission) return null;
    const found = kind === 'applications' ? await context.store.getJob(submission.fields.job_id ?? '') : null;
    return compose(context, submission, found?.job ?? null);
  };

/** Confirms receipt to the sender. Reply-To is staff, because the recruiter's address is for the agency only. */
async function composeReceipt(context: SubmissionMailContext, submission: Submission, job: Job | null) {
  const { kind } = submission;
  const statusUrl = kind === 'applications' ? await statusUrlOf(context, submission) : null;
  return {
    to: [addressOf(submission)],
    replyTo: { name: identity.name, address: addressesOf(context, deskOf(submission))[0] ?? '' },
    document:
      (await addedNotice(context, submission, job?.title ?? '')) ??
      receiptMail({ kind, jobTitle: job?.title ?? '', reference: referenceOf(submission), statusUrl }),
  };
}

/** Notifies the recruiter, or else the desk, of a form, with its CV attached or linked. Reply-To is the sender. */
async function composeStaffMail(context: SubmissionMailContext, submission: Submission, job: Job | null) {
  const { store, siteUrl } = context;
  const sender = senderOf(submission);
  const { attachments, link } = await cvPart(context, submission);
  const mailTo = async (to: string[], refusedBy = '') => ({
    to,
    replyTo: { name: sender, address: addressOf(submission) },
    document: staffCopyMail({
      kind: submission.kind,
      fields: submission.fields,
      sender,
      reference: referenceOf(submission),
      receivedAt: submission.received_at,
      job: {
        title: job?.title ?? '',
        location: job?.location ?? '',
        url: job ? `${siteUrl}${jobPath(job)}` : '',
      },
      cv: submission.cv && { ...submission.cv, link },
      status: submission.kind === 'applications' ? await statusPart(context, submission) : null,
      refusedBy,
    }),
    attachments,
  });
  const recruiter =
    submission.kind === 'applications' ? await store.recruiterEmail(submission.fields.job_id ?? '') : null;
  const toDesk = await mailTo(addressesOf(context, deskOf(submission)), recruiter ?? '');
  return recruiter ? { ...(await mailTo([recruiter])), fallback: toDesk } : toDesk;
}

/** Returns an application's status and its page at the desk, if there is one. */
async function statusPart({ store, deskUrl }: SubmissionMailContext, submission: Submission) {
  const last = (await readStatus(store, submission)).steps.at(-1);
  if (!last) return null;
  return { state: last.state, url: deskUrl ? `${deskUrl}/applications/${submission.id}` : null };
}

/** Returns the CV to attach, or its link and when that expires (ISO 8601). */
async function cvPart(
  { store, cvInMail, retentionDays, siteUrl }: SubmissionMailContext,
  submission: Submission,
) {
  const { id, cv } = submission;
  if (!cv) return { link: null };
  if (cvInMail === 'attachment') {
    const file = await store.getCv(id);
    return { link: null, attachments: file ? [file] : [] };
  }
  const token = await tokenOfForm(store, 'cv', submission);
  return { link: { url: `${siteUrl}${staffCvPath(token)}`, until: cvLinkEnd(submission, retentionDays) } };
}
