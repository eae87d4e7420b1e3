import { landingIntro } from './landing-intro';

const job = (company: string, location: string, postedAt: string | null = null) => ({
  company,
  location,
  postedAt,
});

const uncounted = { facets: null, payRange: null };

const jobs = [
  job('Asha', 'Pune', '2026-11-01'),
  job('Asha', 'Mumbai, Pune', '2026-11-20'),
  job('Birch', 'Somewhere'),
];

test('it states number, cities, companies and age', () => {
  expect(landingIntro('Finance jobs', { ...uncounted, jobs, total: 1234 }, true)).toBe(
    '1,234 open Finance jobs in Pune, Mumbai and other cities, at Asha, Birch and other employers. The newest was posted on 20 November 2026.',
  );
});

test('unknown facts are omitted', () => {
  expect(landingIntro('jobs in Pune', { ...uncounted, jobs: [job('', 'Pune')], total: 1 }, false)).toBe(
    '1 open job in Pune.',
  );
});

test.each([
  [{ least: 180_000, most: 1_500_000 }, '₹1.8 lakh to ₹15 lakh'],
  [{ least: 60_000, most: 60_000 }, '₹60,000'],
  [{ least: 240_000, most: 12_500_000 }, '₹2.4 lakh to ₹1.25 crore'],
])('pay of %j is %s a year', (payRange, words) => {
  const intro = landingIntro('jobs', { jobs: [], total: 9, facets: { since: { 7: 4 } }, payRange }, false);
  expect(intro).toBe(`9 open jobs; 4 are new this week. Where the pay is stated, it is ${words} a year.`);
});
