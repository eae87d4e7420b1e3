import { DAY_MS } from '../../../lib/base/text/indian-day';
import { openJobsMail } from '../../../lib/content/mails/open-jobs';
import { addressesOf, type ComposedMail, type MailKinds, type StaffAddresses } from '../../mail/mail-kinds';
import type { QueuedMail } from '../../mail/mails';
import type { ConfirmationStore } from './confirmation-store';
import { CLOSE_DAYS, confirmedUpTo, FRESH_DAYS, markedUpTo } from '../../../lib/jobs/facts/confirmation';

const MAX_LISTED = 200;
// Longer than a week, so that no job closes within hours of the first mail that announces it.
const SOON_MS = 8 * DAY_MS;

type OpenJobsContext = StaffAddresses & {
  store: ConfirmationStore;
  /** The desk's origin; null without a desk, at which nobody is asked. */
  deskUrl?: string | null;
};

export const openJobsMails = (context: OpenJobsContext): MailKinds<'open-jobs'> => ({
  'open-jobs': { compose: (mail) => openJobsMessage(context, mail), toStaff: true },
});

/** Composes the weekly question to a recruiter or the desk; null when all jobs were confirmed in the meantime. */
async function openJobsMessage(
  context: OpenJobsContext,
  { until: askedAt, email }: QueuedMail,
): Promise<ComposedMail | null> {
  const { store, deskUrl } = context;
  const recruiter = email || null;
  const asked = Date.parse(askedAt);
  const due = { recruiter, confirmedUpTo: confirmedUpTo(FRESH_DAYS, asked), limit: MAX_LISTED };
  const found = await store.jobsToConfirm(due);
  if (found.total === 0 || !deskUrl) return null;
  const closedUpTo = confirmedUpTo(CLOSE_DAYS, asked + SOON_MS);
  const jobs = found.jobs.map(({ confirmed_at: confirmedAt, location, ...job }) => ({
    ...job,
    location: location ?? '',
    confirmedAt,
    isMarked: confirmedAt <= markedUpTo(asked),
  }));
  const document = openJobsMail({
    jobs,
    closing: jobs.filter(({ confirmedAt }) => confirmedAt <= closedUpTo).length,
    total: found.total,
    url: `${deskUrl}/#confirm`,
  });
  const desk = addressesOf(context, 'jobs');
  return recruiter === null
    ? { to: desk, document }
    : { to: [recruiter], document, fallback: { to: desk, document } };
}
