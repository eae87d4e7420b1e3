import { cvLinkEnd } from './cv-link-end';
import { tokenOfForm } from './form-links';
import { afterRegistering } from '../../lib/content/mails/registration';
import { stepUrl } from '../alerts/registrations/registration-mails';
import { shownSteps } from './status/end-of';
import { readStatus } from './status/states';
import { statusUrlOf } from './status/tokens';
import type { KindWithCv, Submission } from './forms';
import type { Store } from '../store-type';
import type { ComposedMail, ContentOf, MailContext, MailKinds } from '../mail/mail-context';
import { addressesOf, deskOf, recruiterOf } from './recipients';
import { receipt, staffMail } from './submission-mails';

export const submissionMails: MailKinds<'staff' | 'receipt'> = {
  staff: { compose: composeSubmissionMail, toStaff: true },
  receipt: { compose: composeSubmissionMail },
};

/** A form's mail to the staff or to its sender; null once the form was erased. */
async function composeSubmissionMail(
  context: MailContext,
  { kind, form, submissionId }: ContentOf<'staff' | 'receipt'>,
): Promise<ComposedMail | null> {
  const { store, siteUrl } = context;
  const submission = await store.getSubmission(form, submissionId);
  if (!submission) return null;
  const desk = addressesOf(context, deskOf(submission));
  const job =
    form === 'applications' ? ((await store.getJob(submission.fields.job_id ?? ''))?.job ?? null) : null;
  // Not the recruiter's address, which is for the agency alone.
  if (kind === 'receipt') {
    const statusUrl = form === 'applications' ? await statusUrlOf(context, submission) : null;
    const end = await receiptEnd(context, submission);
    return receipt({ submission, job, statusUrl, replyTo: desk[0] ?? '', end });
  }
  const status = form === 'applications' ? await statusPart(store, submission) : null;
  const parts = { submission, job, cv: await cvPart(context, submission), status, siteUrl };
  const recruiter = await recruiterOf(store, submission);
  const toDesk = staffMail({ ...parts, to: desk, refusedBy: recruiter ?? '' });
  return recruiter ? { ...staffMail({ ...parts, to: [recruiter] }), otherwise: toDesk } : toDesk;
}

async function statusPart(store: Store, submission: Submission) {
  const { states, job } = await readStatus(store, submission);
  const last = shownSteps(states, job).at(-1);
  return last ? { state: last.state, token: await tokenOfForm(store, 'staff', submission) } : null;
}

/** The links in the receipt of a registered CV. */
async function receiptEnd(context: MailContext, submission: Submission) {
  if (submission.kind !== 'registrations') return undefined;
  return afterRegistering({
    until: submission.fields.kept_until ?? '',
    matchesUrl: await stepUrl(context, submission, 'matches'),
    eraseUrl: await stepUrl(context, submission, 'erase'),
  });
}

async function cvPart({ store, cvInMail, retentionDays }: MailContext, submission: Submission) {
  if (!submission.cv) return null;
  if (cvInMail === 'link') {
    const link = submission.kind === 'applications' ? 'cv' : 'registered-cv';
    return {
      token: await tokenOfForm(store, link, submission),
      until: cvLinkEnd(submission, retentionDays),
    };
  }
  const attached = await store.getCv(submission.id, submission.kind as KindWithCv);
  return attached && { attached };
}
