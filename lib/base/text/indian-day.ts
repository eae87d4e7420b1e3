export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
// IST has been UTC+5:30 all year round since 1945.
const IST_OFFSET_MS = 5.5 * HOUR_MS;

/** The number of days from 1 January 1970 to a moment, by the calendar in India. */
export function indianDay(moment: number): number {
  return Math.floor((moment + IST_OFFSET_MS) / DAY_MS);
}

/** A moment of such a day, by its hours in India. */
export const indianHour = (day: number, hours: number) =>
  new Date(day * DAY_MS + hours * HOUR_MS - IST_OFFSET_MS);

/** The calendar day in India of an ISO 8601 date, as "2026-11-20". */
export function isoDay(iso: string): string {
  return new Date(indianDay(Date.parse(iso)) * DAY_MS).toISOString().slice(0, 10);
}

/** A date whose UTC fields show Indian time, for formats without time zones. */
export const indianClock = (date: Date) => new Date(date.getTime() + IST_OFFSET_MS);

/** "2026-11-20 17:30" in Indian time, which spreadsheets recognise and sort. */
export const indianMinute = (date: Date) => indianClock(date).toISOString().slice(0, 16).replace('T', ' ');
