const HOUR_MS = 60 * 60 * 1000;
// Indian time has been ahead of UTC by this since 1945, in summer and winter.
const AHEAD_MS = 5.5 * HOUR_MS;
const DIGEST_HOUR = 9;
const ALERT_HOUR = 8;

/** The day in India ("2026-11-20") whose digest is the last one due: days begin at 9:00. */
export const digestDay = (now: Date) => dayFrom(now, DIGEST_HOUR);

/** The day in India whose job alerts are the last ones due: days begin at 8:00. */
export const alertDay = (now: Date) => dayFrom(now, ALERT_HOUR);

function dayFrom(now: Date, hour: number): string {
  return new Date(now.getTime() + AHEAD_MS - hour * HOUR_MS).toISOString().slice(0, 10);
}

/** Whether a day is one from Monday to Friday. */
export function isWeekday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}
