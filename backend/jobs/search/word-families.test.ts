import { doersOf, worksOf } from './word-families';

test.each([
  ['pharmacy', 'pharmacist'],
  ['library', 'librarian'],
  ['counselling', 'counsellor'],
  ['editing', 'editor'],
  ['supervision', 'supervisor'],
  ['apprenticeship', 'apprentice'],
  ['carpentry', 'carpenter'],
  ['driving', 'driver'],
])('%s and %s are of one family', (work, doer) => {
  expect(doersOf(work)).toContain(doer);
  expect(worksOf(doer)).toContain(work);
});
