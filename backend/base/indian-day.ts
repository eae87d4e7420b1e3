import { isoDay } from '../../lib/base/text/indian-day';

const HOUR_MS = 60 * 60 * 1000;
const ALERT_HOUR = 8;

/** The IST day ("2026-11-20") of the latest due job alerts and questions to recruiters; days begin at 8:00. */
export const alertDay = (now: Date) => dayFrom(now, ALERT_HOUR);

export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

const dayFrom = (now: Date, hour: number) => isoDay(new Date(now.getTime() - hour * HOUR_MS).toISOString());
