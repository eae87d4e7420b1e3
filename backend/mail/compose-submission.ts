import { cvLinkEnd, cvToken } from '../cv-links/tokens';
import { shownSteps } from '../status/end-of';
import { readStatus } from '../status/read-status';
import { staffTokenOf } from '../status/tokens';
import { statusUrlOf } from '../status/status-url';
import type { Submission } from '../store/forms/forms';
import type { MailContent } from '../store/mails/mails';
import type { Store } from '../store/store';
import type { ComposedMail, MailContext } from './mail-context';
import { addressesOf, deskOf, recruiterOf } from './recipients';
import { receipt, staffMail } from './submission-mails';

/** A form's mail to the staff or to its sender; null once the form was erased. */
export async function composeSubmissionMail(
  context: MailContext,
  { kind, form, submissionId }: Extract<MailContent, { kind: 'staff' | 'receipt' }>,
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
    return receipt({ submission, job, statusUrl, replyTo: desk[0] ?? '' });
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
  return last ? { state: last.state, token: staffTokenOf(await store.linkSecret(), submission) } : null;
}

async function cvPart({ store, cvInMail, retentionDays }: MailContext, submission: Submission) {
  if (!submission.cv) return null;
  if (cvInMail === 'link') {
    const token = cvToken(await store.cvLinkSecret(), submission);
    return { token, until: cvLinkEnd(submission.received_at, retentionDays) };
  }
  const attached = await store.getCv(submission.id);
  return attached && { attached };
}
