import { formatDay } from './dates';

test.each([
  ['2026-11-20T00:00:00.000Z', '20 November 2026'],
  ['2026-11-20T18:29:59.000Z', '20 November 2026'],
  ['2026-11-20T18:30:00.000Z', '21 November 2026'],
])('%s is %s in India', (iso, day) => {
  expect(formatDay(iso)).toBe(day);
});
