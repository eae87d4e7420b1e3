import { indianDate } from '../base/mail/indian-time';
import { indianClock } from '../base/text/indian-day';
import { inLanguages } from './words';

const padded = (number: number) => String(number).padStart(2, '0');

/** An hour as the reader's language says it: "17:30", "शाम 5:30 बजे", "ಸಂಜೆ 5:30". */
export const timeOfDay = inLanguages(
  'timeOfDay',
  (hours: number, minutes: number) => `${padded(hours)}:${padded(minutes)}`,
);

const dateAndTime = inLanguages('dateAndTime', (date: string, time: string) => `${date} at ${time}`);

/** "20 November 2026 at 17:30", "20 नवंबर 2026, शाम 5:30 बजे" in Indian time, from an ISO 8601 date. */
export function indianMoment(iso: string): string {
  const clock = indianClock(new Date(iso));
  return dateAndTime(indianDate(iso), timeOfDay(clock.getUTCHours(), clock.getUTCMinutes()));
}

/** "20 November 2026 at 5:30 pm": in English for candidates. */
export function candidatesMoment(iso: string): string {
  const clock = indianClock(new Date(iso));
  const hours = clock.getUTCHours();
  const time = `${hours % 12 || 12}:${padded(clock.getUTCMinutes())} ${hours < 12 ? 'am' : 'pm'}`;
  return `${indianDate(iso)} at ${time}`;
}

/** The parts of the day by the hour at which each begins. */
export type DayParts = readonly (readonly [from: number, name: string])[];

/** "रात 11:22", "ಸಂಜೆ 5": Intl would call 5 pm noon in Kannada. */
export function withDayPart(parts: DayParts, hours: number, minutes: number): string {
  const [, part] = parts.filter(([from]) => from <= hours).at(-1)!;
  return `${part} ${hours % 12 || 12}${minutes ? `:${padded(minutes)}` : ''}`;
}
