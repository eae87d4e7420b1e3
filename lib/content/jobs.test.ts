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

test.each([
  [{ keyword: 'zzq' }, 'No job for “zzq”'],
  [{ keyword: 'driver', category: 'Logistics', city: 'Delhi' }, 'No job for “driver” in Logistics, Delhi'],
  [{ category: 'Healthcare', city: 'Pune' }, 'No Healthcare job in Pune'],
  [{ category: 'Other', city: 'Pune' }, 'No job in Other, Pune'],
  [{ city: 'Pune', isFiltered: true }, 'No job in Pune fits these filters'],
  [{}, 'No job fits these filters'],
])('an empty list for %j is headed %j', (search, heading) => {
  expect(jobsPage.none({ keyword: '', isFiltered: false, ...search })).toBe(heading);
});

test('what is listed instead is named', () => {
  expect(jobsPage.like('No job for “zzq”', 1225)).toBe('No job for “zzq”, 1,225 like it');
  expect(jobsPage.others(5, { city: 'Pune' })).toBe('5 other jobs in Pune');
  expect(jobsPage.others(1, { city: 'Pune', near: true })).toBe('1 other job in Pune and nearby');
  expect(jobsPage.others(7, { category: 'Healthcare' })).toBe('7 other Healthcare jobs');
});
