import { isUnconfirmed, unconfirmedFrom } from './facts/confirmation';
import { env } from '../base/env';

/** A job's last confirmation that it is open. */
type Confirmed = { confirmedAt?: string | null };

/**
 * Whether a job has been unconfirmed for CONFIRM_MARK_DAYS: pages show that, and feeds, the sitemap and structured data
 * omit it. Depends on the current time, so call it while rendering, and do not store the result.
 */
export function isMarked({ confirmedAt = null }: Confirmed): boolean {
  return isUnconfirmed(confirmedAt, env().confirmMarkDays, Date.now());
}

export const withoutMarked = <T extends Confirmed>(jobs: T[]): T[] => jobs.filter((job) => !isMarked(job));

/** When (ISO 8601) a job closes: on its closing date, else when its confirmation expires; null if unknown. */
export function closesAt({
  expiresAt,
  confirmedAt,
}: Confirmed & { expiresAt: string | null }): string | null {
  const days = env().confirmCloseDays;
  if (expiresAt || !confirmedAt || days === 0) return expiresAt;
  const closing = unconfirmedFrom(confirmedAt, days);
  // Overdue: the staff have yet to be asked.
  return closing > new Date().toISOString() ? closing : null;
}
