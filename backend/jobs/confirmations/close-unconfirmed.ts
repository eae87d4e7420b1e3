import { confirmedUpTo, type ConfirmationDays } from '../../../lib/jobs/facts/confirmation';
import { alertDay, mondayOf } from '../../base/indian-day';
import type { ConfirmationStore } from './confirmations';

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
