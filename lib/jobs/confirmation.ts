import { isUnconfirmed, unconfirmedFrom } from './facts/confirmation';
import { env } from '../base/env';

/** When a job was last confirmed to be open, as a job of a list or of a page has it. */
type Confirmed = { confirmedAt?: string | null };

/**
 * Whether nobody has confirmed for long that a job is open (CONFIRM_MARK_DAYS): pages say so, and feeds, the sitemap and
 * structured data leave it out. Of this moment, so that it is asked where a page is made and never kept with the job.
 */
export function isMarked({ confirmedAt = null }: Confirmed): boolean {
  return isUnconfirmed(confirmedAt, env().confirmMarkDays, Date.now());
}

/** The jobs that are not marked. */
export const withoutMarked = <T extends Confirmed>(jobs: T[]): T[] => jobs.filter((job) => !isMarked(job));

/** When (ISO 8601) a job closes: on the ad's own day, else if nobody confirms it any more; null where that is not known. */
export function closesAt({
  expiresAt,
  confirmedAt,
}: Confirmed & { expiresAt: string | null }): string | null {
  const days = env().confirmCloseDays;
  if (expiresAt || !confirmedAt || days === 0) return expiresAt;
  const closing = unconfirmedFrom(confirmedAt, days);
  // Overdue: staff are still to be asked.
  return closing > new Date().toISOString() ? closing : null;
}
