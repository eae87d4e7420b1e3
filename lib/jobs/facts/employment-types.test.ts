import { employmentTypes } from './employment-types';

test.each([
  ['Full Time, Permanent', ['FULL_TIME']],
  [' Full Time, Temporary/Contractual', ['FULL_TIME', 'TEMPORARY', 'CONTRACTOR']],
  ['FullTime', ['FULL_TIME']],
  ['FULL_TIME', ['FULL_TIME']],
  ['Full-time', ['FULL_TIME']],
  ['Employment TypeFull Time, Permanent', ['FULL_TIME']],
  ['Full time or part time', ['FULL_TIME', 'PART_TIME']],
  ['Internship', ['INTERN']],
  ['Intern', ['INTERN']],
  ['Contract to hire', ['CONTRACTOR']],
  ['Freelance', ['CONTRACTOR']],
  ['Volunteer', ['VOLUNTEER']],
  ['Per diem', ['PER_DIEM']],
  ['Permanent', []],
  ['Not full time', []],
  ['Internal transfer', []],
  ['Contract negotiation', []],
  ['', []],
])('%j is %j', (text, types) => {
  expect(employmentTypes(text)).toEqual(types);
});
