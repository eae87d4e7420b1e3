import { alertDay, digestDay, isWeekday, mondayOf } from './indian-day';

test.each([
  ['2026-11-20T02:29:59.999Z', '2026-11-19', '2026-11-19'],
  ['2026-11-20T02:30:00.000Z', '2026-11-20', '2026-11-19'],
  ['2026-11-20T03:30:00.000Z', '2026-11-20', '2026-11-20'],
  ['2026-11-20T23:59:00.000Z', '2026-11-20', '2026-11-20'],
  ['2027-01-01T02:00:00.000Z', '2026-12-31', '2026-12-31'],
])('at %s alerts are of %s and the digest of %s', (now, alerts, digest) => {
  expect([alertDay(new Date(now)), digestDay(new Date(now))]).toEqual([alerts, digest]);
});

test('Saturday and Sunday are no weekdays', () => {
  const week = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`);
  expect(week.map(isWeekday)).toEqual([true, true, true, true, true, false, false]);
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-17', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s began on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
