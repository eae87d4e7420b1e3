import { alertDay, mondayOf } from '../../base/indian-day';
import type { ConfirmationStore } from './confirmation-store';
import { CLOSE_DAYS, confirmedUpTo } from '../../../lib/jobs/facts/confirmation';

/** Jobs confirmed within this many days are not asked about. */
const FRESH_DAYS = 6;

/** The latest confirmation (ISO 8601) that makes a job due when asking at `askedAt`. */
export const askedUpTo = (askedAt: string) => confirmedUpTo(FRESH_DAYS, Date.parse(askedAt));

/**
 * Queues the weekly mails asking which jobs are still open: on Monday after 8:00 IST, or on the next day the process
 * runs. With several processes, exactly one queues them.
 */
export async function queueQuestions(store: ConfirmationStore, now: Date): Promise<void> {
  const week = mondayOf(alertDay(now));
  const last = await store.lastAskedWeek();
  if (last !== null && last >= week) return;
  await store.askRecruiters(week, await store.recruitersToAsk(askedUpTo(now.toISOString())));
}

// Gives staff a full week for their first answer, even after mail was set up late or the server was down for months.
const ASKED_DAYS = 7;

/** Closes jobs unconfirmed for CLOSE_DAYS and resolves with their number. */
export async function closeUnconfirmed(store: ConfirmationStore, now: Date): Promise<number> {
  const time = now.getTime();
  return store.closeUnconfirmed(confirmedUpTo(CLOSE_DAYS, time), {
    since: confirmedUpTo(ASKED_DAYS, time),
    week: mondayOf(alertDay(now)),
  });
}
