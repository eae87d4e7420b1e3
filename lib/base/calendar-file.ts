/** An event of a calendar. Texts are plain. */
type CalendarEvent = {
  /** The same for each version of an event. */
  uid: string;
  /** Grows with each version. */
  sequence: number;
  /** Its begin; `minutes` null: that whole day, whose date in India is `day`. */
  at: Date;
  minutes: number | null;
  day: string;
  summary: string;
  location: string;
  madeAt: Date;
};

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** A calendar file (RFC 5545) of one event, with times in UTC. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence, at, minutes, day, summary, location, madeAt } = event;
  const times =
    minutes === null
      ? [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`]
      : [`DTSTART:${utc(at)}`, `DTEND:${utc(new Date(at.getTime() + minutes * 60_000))}`];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dwaar//Appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(madeAt)}`,
    ...times,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const utc = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Breaks a line before its 76th byte, and never within a character. */
function folded(line: string): string {
  let [text, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    // A continued line begins with a space.
    if (bytes + size > 75) [text, bytes] = [`${text}\r\n `, 1];
    [text, bytes] = [text + character, bytes + size];
  }
  return text;
}
