import { law } from './law';

const { reviewedOn, reviewed } = law;

test('the copy names the month of the last review', () => {
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  expect(reviewed).toBe(month.format(Date.parse(reviewedOn)));
});
