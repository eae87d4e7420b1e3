import { law } from './law';

const DAY_MS = 24 * 60 * 60 * 1000;
const { reviewedOn, reviewed, ...subjects } = law;

test('the law behind the copy was looked up within the last 180 days', () => {
  const age = (Date.now() - Date.parse(reviewedOn)) / DAY_MS;
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThanOrEqual(180);
});

test('the month that the copy names is the one of the last review', () => {
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  expect(reviewed).toBe(month.format(Date.parse(reviewedOn)));
  expect(law.codes.stage).toContain(reviewed);
});

test.each(Object.entries(subjects))('%s names its source and at least one fact', (_, subject) => {
  const { source, ...facts } = subject;
  expect(source).toMatch(/\w{4,}/);
  expect(Object.keys(facts).length).toBeGreaterThan(0);
});
