import { confirmedUpTo, type ConfirmationDays } from '../../../lib/jobs/facts/confirmation';
import { alertDay, mondayOf } from '../../base/indian-day';
import type { ConfirmationStore } from './queries';

/** A job confirmed within so many days is not asked about. */
const FRESH_DAYS = 6;

/** Up to which moment (ISO 8601) jobs were last confirmed that are asked about at another. */
export const askedUpTo = (askedAt: string) => confirmedUpTo(FRESH_DAYS, Date.parse(askedAt));

/** Whether anything becomes of a job that nobody confirms. */
const isAsked = ({ markDays, closeDays }: ConfirmationDays) => markDays > 0 || closeDays > 0;

/**
 * Queues the week's mails that ask which jobs are still open, after 8:00 IST on Monday; a Monday on which nothing ran is
 * made up for on the next day. With several processes, exactly one queues them.
 */
export async function queueQuestions(
  store: ConfirmationStore,
  days: ConfirmationDays,
  now: Date,
): Promise<void> {
  if (!isAsked(days)) return;
  const week = mondayOf(alertDay(now));
  const last = await store.lastAskedWeek();
  if (last !== null && last >= week) return;
  await store.askRecruiters(week, await store.recruitersToAsk(askedUpTo(now.toISOString())));
}

// Staff have a whole week for their first answer, also where mail was set up, or the server came back, after months.
const ASKED_DAYS = 7;

/** Closes the jobs that nobody has confirmed for so many days, and resolves with their number. */
export async function closeUnconfirmed(
  store: ConfirmationStore,
  { closeDays }: ConfirmationDays,
  now: Date,
): Promise<number> {
  if (closeDays === 0) return 0;
  const time = now.getTime();
  return store.closeUnconfirmed(confirmedUpTo(closeDays, time), {
    since: confirmedUpTo(ASKED_DAYS, time),
    week: mondayOf(alertDay(now)),
  });
}
