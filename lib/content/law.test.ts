import { law } from './law';

const DAY_MS = 24 * 60 * 60 * 1000;
const { reviewedOn, reviewed } = law;

test('the law was reviewed within the last 180 days', () => {
  const age = (Date.now() - Date.parse(reviewedOn)) / DAY_MS;
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThanOrEqual(180);
});

test('the copy names the month of the last review', () => {
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  expect(reviewed).toBe(month.format(Date.parse(reviewedOn)));
});
