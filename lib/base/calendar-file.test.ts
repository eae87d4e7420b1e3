import { calendarFile } from './calendar-file';

const event = {
  uid: 'interview-AB12@example.in',
  sequence: 2,
  minutes: 60,
  day: '2026-12-03',
  at: new Date('2026-12-03T09:30:00.000Z'),
  madeAt: new Date('2026-11-20T12:00:00.000Z'),
  summary: 'Interview',
  location: '',
};
/** The lines of a file, with continued ones joined. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('times are in UTC, and the last line ends as well', () => {
  const file = calendarFile(event);
  expect(linesOf(file)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dwaar//Appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:interview-AB12@example.in',
    'SEQUENCE:2',
    'DTSTAMP:20261120T120000Z',
    'DTSTART:20261203T093000Z',
    'DTEND:20261203T103000Z',
    'SUMMARY:Interview',
    'LOCATION:',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a first day is a whole day', () => {
  const file = calendarFile({ ...event, minutes: null, day: '2027-01-05' });
  expect(linesOf(file)).toContain('DTSTART;VALUE=DATE:20270105');
  expect(file).not.toContain('DTEND');
});

test('typed text starts no line of its own, and long lines are folded between characters', () => {
  const location = `Plot 4; "A", Hubli\\\r\nEND:VEVENT\u0000 ${'ಹುಬ್ಬಳ್ಳಿ 🏭 '.repeat(30)}`;
  const file = calendarFile({ ...event, location });
  expect(file.split('\r\n').filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  const [line = ''] = linesOf(file).filter((one) => one.startsWith('LOCATION:'));
  expect(line).toContain('LOCATION:Plot 4\\; "A"\\, Hubli\\\\\\nEND:VEVENT ಹುಬ್ಬಳ್ಳಿ 🏭');
});
