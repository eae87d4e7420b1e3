import { CLOSE_DAYS, confirmedUpTo, markedUpTo } from './facts/confirmation';
import { env } from '../base/env';

/** A job's last confirmation that it is open. */
type Confirmed = { confirmedAt?: string | null };
type Expiring = { expiresAt: string | null };

/**
 * Whether a job has been unconfirmed for MARK_DAYS: pages show that, and feeds, the sitemap and structured data
 * omit it. Depends on the current time, so call it while rendering, and do not store the result.
 */
export function isMarked({ confirmedAt = null }: Confirmed): boolean {
  return confirmedAt !== null && confirmedAt <= markedUpTo(Date.now());
}

export const withoutMarked = <T extends Confirmed>(jobs: T[]): T[] => jobs.filter((job) => !isMarked(job));

/** When (ISO 8601) a job closes: on its closing date, else when its confirmation expires; null if unknown. */
export function closesAt({ expiresAt, confirmedAt }: Confirmed & Expiring): string | null {
  if (expiresAt || !confirmedAt || !env().closesUnconfirmed) return expiresAt;
  const closing = confirmedUpTo(-CLOSE_DAYS, Date.parse(confirmedAt));
  // Overdue: the staff have yet to be asked.
  return closing > new Date().toISOString() ? closing : null;
}
