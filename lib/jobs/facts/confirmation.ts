import { DAY_MS } from '../../base/text/indian-day';

/** Days without confirmation after which a job is marked as unconfirmed, and closed; 0: never. */
export type ConfirmationDays = { markDays: number; closeDays: number };

/** The latest confirmation (ISO 8601) that is `days` old; '', which is earlier than any, for 0. */
export function confirmedUpTo(days: number, now: number): string {
  return days === 0 ? '' : new Date(now - days * DAY_MS).toISOString();
}

/** When (ISO 8601) a confirmation becomes `days` old. */
export const unconfirmedFrom = (confirmedAt: string, days: number): string =>
  new Date(Date.parse(confirmedAt) + days * DAY_MS).toISOString();

/** Whether a job has been unconfirmed for `days`; false for 0, or if it was never confirmed. */
export function isUnconfirmed(confirmedAt: string | null, days: number, now: number): boolean {
  return confirmedAt !== null && confirmedAt <= confirmedUpTo(days, now);
}
