import { ExpiredTags } from './expired-tags';

test('what was made before its tag expired is out of date, and what was made just then', () => {
  const tags = new ExpiredTags();
  tags.expire(['jobs'], 10_000);
  expect(tags.hasExpired(['jobs'], 9_000)).toBe(true);
  expect(tags.hasExpired(['jobs'], 10_500)).toBe(true);
  expect(tags.hasExpired(['jobs'], 11_000)).toBe(false);
  expect(tags.hasExpired(['job-1', 'jobs'], 9_000)).toBe(true);
  expect(tags.hasExpired(['job-1'], 9_000)).toBe(false);
  expect(tags.hasExpired([], 0)).toBe(false);
});

test('the later of two expiries counts, in whatever order they arrive', () => {
  const tags = new ExpiredTags();
  tags.expire(['jobs'], 20_000);
  tags.expire(['jobs'], 10_000);
  expect(tags.hasExpired(['jobs'], 15_000)).toBe(true);
});

test('an expiry is forgotten after a day, when nothing that old is kept', () => {
  const tags = new ExpiredTags();
  tags.expire(['old'], 1_000);
  tags.expire(['new'], 1_001 + 24 * 3_600_000);
  expect(tags.hasExpired(['old'], 0)).toBe(false);
});
