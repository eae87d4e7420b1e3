import { DAY_MS, indianDay, isoDay } from './indian-day';

test('a day begins at midnight in India, which is 18:30 UTC', () => {
  expect(indianDay(Date.parse('2026-11-22T18:29:59Z'))).toBe(Date.parse('2026-11-22') / DAY_MS);
  expect(indianDay(Date.parse('2026-11-22T18:30:00Z'))).toBe(Date.parse('2026-11-23') / DAY_MS);
});

test('a moment is named by its day in India', () => {
  expect(isoDay('2026-11-22T18:29:59Z')).toBe('2026-11-22');
  expect(isoDay('2026-11-22T18:30:00Z')).toBe('2026-11-23');
});
