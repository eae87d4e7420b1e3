import { alertDay, mondayOf } from './indian-day';

test.each([
  ['2026-11-20T02:29:59.999Z', '2026-11-19'],
  ['2026-11-20T02:30:00.000Z', '2026-11-20'],
  ['2026-11-20T23:59:00.000Z', '2026-11-20'],
  ['2027-01-01T02:00:00.000Z', '2026-12-31'],
])('at %s alerts are of %s', (now, alerts) => {
  expect(alertDay(new Date(now))).toBe(alerts);
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
