import { closingAfter, confirmedUpTo, markedUpTo } from './confirmation';

const NOW = Date.parse('2026-11-24T12:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();

test('a job is marked 21 days after its last confirmation, and closes after 35', () => {
  expect(markedUpTo(NOW)).toBe(daysAgo(21));
  expect(closingAfter(daysAgo(35))).toBe(daysAgo(0));
  expect(confirmedUpTo(6, NOW)).toBe(daysAgo(6));
});
