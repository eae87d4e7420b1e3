const DAY_MS = 24 * 60 * 60 * 1000;

/** After how many days without a confirmation a job is marked as unconfirmed, and closed; 0: never. */
export type ConfirmationDays = { markDays: number; closeDays: number };

/**
 * The moment (ISO 8601) up to which a job must last have been confirmed to have gone unconfirmed for so many days; '', which
 * no job's is, for 0.
 */
export function confirmedUpTo(days: number, now: number): string {
  return days === 0 ? '' : new Date(now - days * DAY_MS).toISOString();
}

/** The moment (ISO 8601) from which a job that was last confirmed then has gone unconfirmed for so many days. */
export const unconfirmedFrom = (confirmedAt: string, days: number): string =>
  new Date(Date.parse(confirmedAt) + days * DAY_MS).toISOString();

/** Whether a job has gone unconfirmed for so many days; never for 0, or where nobody says when it was confirmed. */
export function isUnconfirmed(confirmedAt: string | null, days: number, now: number): boolean {
  return confirmedAt !== null && confirmedAt <= confirmedUpTo(days, now);
}
