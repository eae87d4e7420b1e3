import { HOUR_MS, isoDay } from '../../lib/base/text/indian-day';

const ALERT_MS = 8 * HOUR_MS;

/** The IST day ("2026-11-20") of the latest due job alerts and questions to recruiters; days begin at 8:00. */
export const alertDay = (now: Date) => isoDay(new Date(now.getTime() - ALERT_MS).toISOString());

export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
