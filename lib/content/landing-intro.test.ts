import { landingIntro } from './landing-intro';

const job = (company: string, location: string, postedAt: string | null = null) => ({
  company,
  location,
  postedAt,
});

const jobs = [
  job('Asha', 'Pune', '2026-11-01'),
  job('Asha', 'Mumbai, Pune', '2026-11-20'),
  job('Birch', 'Somewhere'),
];

test('it says how many, where, with whom and how new', () => {
  expect(landingIntro('Finance jobs', { jobs, total: 1234 }, true)).toBe(
    '1,234 open Finance jobs in Pune, Mumbai and other cities, at Asha, Birch and other employers. The newest was posted on 20 November 2026.',
  );
});

test('all of them are named where they are few', () => {
  expect(landingIntro('Finance jobs', { jobs, total: 3 }, true)).toBe(
    '3 open Finance jobs in Pune and Mumbai, at Asha and Birch. The newest was posted on 20 November 2026.',
  );
});

test('what is not known is not said', () => {
  expect(landingIntro('jobs in Pune', { jobs: [job('', 'Pune')], total: 1 }, false)).toBe(
    '1 open job in Pune.',
  );
});
