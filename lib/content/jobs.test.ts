import { jobPage, jobsPage } from './jobs';

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

test('an empty list says what was not found, and counts near matches', () => {
  expect(jobsPage.none({ keyword: 'zzq' }, 4)).toBe('No job for “zzq”, 4 like it');
  expect(jobsPage.none({ keyword: 'driver', city: 'Delhi' }, 2, 225)).toBe(
    'No job for “driver” in Delhi, 2 like it',
  );
  expect(jobsPage.none({ keyword: 'driver', city: 'Delhi' }, 0, 1225)).toBe(
    'No job for “driver” in Delhi, 1,225 other jobs there',
  );
  expect(jobsPage.none({ keyword: 'driver' }, 0, 1)).toBe('No job for “driver”, 1 other job');
  expect(jobsPage.none({ keyword: '', category: 'Finance', city: 'Pune' }, 0)).toBe(
    'No job in Finance, Pune',
  );
  expect(jobsPage.none({ keyword: '' }, 0)).toBe('No job fits these filters');
});
