import { DAY_MS } from '../../base/text/indian-day';

/** Days without confirmation after which a job is marked as unconfirmed, and closed. */
const MARK_DAYS = 21;
export const CLOSE_DAYS = 35;

/** The latest confirmation (ISO 8601) that is `days` old. */
export const confirmedUpTo = (days: number, now: number): string =>
  new Date(now - days * DAY_MS).toISOString();

/** The latest confirmation (ISO 8601) of a job that is marked. */
export const markedUpTo = (now: number): string => confirmedUpTo(MARK_DAYS, now);

/** When (ISO 8601) a job last confirmed then closes. */
export const closingAfter = (confirmedAt: string): string =>
  new Date(Date.parse(confirmedAt) + CLOSE_DAYS * DAY_MS).toISOString();
