import type { JobFacts } from '../jobs/facts/job-facts';
import { factBits } from './fact-bits';
import { countFacets, createFilter, widenPay } from './facets';
import { type JobFilters, NO_FILTERS } from '../contract/filters';

const silent: JobFacts = {
  pay: null,
  employmentTypes: [],
  mode: null,
  experience: null,
  education: null,
  walkIn: false,
};
const fits = (facts: Partial<JobFacts>, filters: Partial<JobFilters>) =>
  createFilter({ ...NO_FILTERS, ...filters })({
    bits: factBits({ ...silent, ...facts }),
    category: '1',
    ageDays: 5,
  });

test.each([
  [{ mode: 'remote' }, { mode: 'remote' }, true],
  [{ mode: 'hybrid' }, { mode: 'remote' }, false],
  [{}, { mode: 'remote' }, false],
  [{}, { mode: 'not-stated' }, true],
  [{ mode: 'remote' }, { mode: 'not-stated' }, false],
  [{ employmentTypes: ['FULL_TIME', 'CONTRACTOR'] }, { type: 'contract' }, true],
  // The candidate's, compared with what is required.
  [{ experience: { min: 0, max: 0 } }, { experience: 'fresher' }, true],
  [{ employmentTypes: ['INTERN'] }, { experience: 'fresher' }, true],
  [{ experience: { min: 1, max: 3 } }, { experience: 'fresher' }, false],
  [{ experience: { min: 2, max: 4 } }, { experience: '3-5' }, true],
  [{ experience: { min: 6, max: 8 } }, { experience: '3-5' }, false],
  [{ experience: { min: 3 } }, { experience: '10-plus' }, true],
  [{ education: 'class-12' }, { education: 'graduate' }, true],
  [{ education: 'graduate' }, { education: 'class-12' }, false],
  [{ pay: { min: 20_000, max: 25_000, unit: 'MONTH' } }, { pay: '300000' }, true],
  [{ pay: { min: 20_000, max: 24_000, unit: 'MONTH' } }, { pay: '300000' }, false],
  [{ pay: { min: 400_000, unit: 'YEAR' } }, { pay: '300000' }, true],
  [{}, { since: '7' }, true],
  [{}, { since: '3' }, false],
  [{}, { category: '2' }, false],
] satisfies [Partial<JobFacts>, Partial<JobFilters>, boolean][])(
  'of a job with %j the filter %j says %j',
  (facts, filters, expected) => expect(fits(facts, filters)).toBe(expected),
);

test('a choice counts the jobs that it would leave, with all other filters as they are', () => {
  const remote = factBits({ ...silent, mode: 'remote', employmentTypes: ['FULL_TIME'] });
  const hybrid = factBits({ ...silent, mode: 'hybrid', employmentTypes: ['FULL_TIME'] });
  const partTime = factBits({ ...silent, mode: 'hybrid', employmentTypes: ['PART_TIME'] });
  const group = { category: '1', ageDays: 2 };
  const facets = countFacets(
    [
      { ...group, bits: remote, jobs: 3 },
      { ...group, bits: hybrid, jobs: 5 },
      { ...group, bits: partTime, jobs: 7 },
    ],
    { ...NO_FILTERS, mode: 'remote', type: 'full-time' },
  );
  expect(facets.mode).toEqual({ remote: 3, hybrid: 5 });
  expect(facets.type).toEqual({ 'full-time': 3 });
  expect(facets.category).toEqual({ '1': 3 });
  expect(facets.since).toEqual({ '3': 3, '7': 3, '30': 3 });
});

test('the pay range covers the jobs that state it', () => {
  expect(widenPay(null, 0, 0)).toBeNull();
  const first = widenPay(null, 2, 5);
  expect(widenPay(widenPay(first, 1, 3), 0, 0)).toEqual({ least: 1, most: 5 });
});
