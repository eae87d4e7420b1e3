import type { Submission } from './forms';

const DAY_MS = 24 * 60 * 60 * 1000;
const VALID_DAYS = 30;

/**
 * When the link to a CV ends (ISO 8601): after 30 days, or with an application's retention; erasure on request may end it
 * earlier.
 */
export function cvLinkEnd(
  { kind, received_at: receivedAt }: Pick<Submission, 'kind' | 'received_at'>,
  retentionDays: number | null,
): string {
  // A registered CV is kept for 60 days at least.
  const days = kind === 'registrations' ? VALID_DAYS : Math.min(VALID_DAYS, retentionDays ?? VALID_DAYS);
  return new Date(Date.parse(receivedAt) + days * DAY_MS).toISOString();
}
