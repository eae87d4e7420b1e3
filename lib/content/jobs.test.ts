import { jobPage } from './jobs';

test.each([
  [{ min: 2, max: 4 }, '2–4 years'],
  [{ min: 3 }, '3+ years'],
  [{ min: 0 }, 'Freshers welcome'],
  [{ min: 0, max: 0 }, 'For freshers'],
  [{ min: 0, max: 2 }, 'Up to 2 years'],
  [{ min: 0.5, max: 1 }, '6 months to 1 year'],
  [{ min: 0.25, max: 0.5 }, '3–6 months'],
  [{ min: 1.5 }, '1.5+ years'],
])('%j is shown as %s', (experience, shown) => {
  expect(jobPage.experience(experience)).toBe(shown);
});
