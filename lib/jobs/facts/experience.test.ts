import { saysOnlyExperience } from './experience';

test.each([
  ['2-4 years', true],
  ['Experience: 3+ yrs', true],
  ['Freshers can apply', true],
  ['2-4 years · night shift', false],
  ['2-4 years in retail', false],
  ['Night shift', false],
  ['', false],
])('%j says what experience is asked for, and nothing else: %j', (notes, expected) => {
  expect(saysOnlyExperience(notes)).toBe(expected);
});
