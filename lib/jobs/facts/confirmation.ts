import { DAY_MS } from '../../base/text/indian-day';

/** Days without confirmation after which staff are asked about a job, and it is marked as unconfirmed, and closed. */
export const FRESH_DAYS = 6;
const MARK_DAYS = 21;
export const CLOSE_DAYS = 35;

/** The latest confirmation (ISO 8601) that is `days` old. */
export const confirmedUpTo = (days: number, now: number): string =>
  new Date(now - days * DAY_MS).toISOString();

/** The latest confirmation (ISO 8601) of a job that is marked. */
export const markedUpTo = (now: number): string => confirmedUpTo(MARK_DAYS, now);
