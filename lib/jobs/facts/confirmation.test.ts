import { confirmedUpTo, isUnconfirmed } from './confirmation';

const NOW = Date.parse('2026-11-24T12:00:00.000Z');
const daysAgo = (days: number, ms = 0) => new Date(NOW - days * 86_400_000 + ms).toISOString();

test.each([
  [20, false],
  [21, true],
  [22, true],
])('a job last confirmed %i days ago is marked after 21 days: %s', (days, expected) => {
  expect(isUnconfirmed(daysAgo(days), 21, NOW)).toBe(expected);
});

test('the days are exact, never reached for 0, and unknown without a date', () => {
  expect(isUnconfirmed(daysAgo(21, 1), 21, NOW)).toBe(false);
  expect(isUnconfirmed(daysAgo(4_000), 0, NOW)).toBe(false);
  expect(isUnconfirmed(null, 21, NOW)).toBe(false);
  expect(confirmedUpTo(35, NOW)).toBe(daysAgo(35));
});
