import { slugify } from './slugify';

test.each([
  ['Staff Nurse – ICU', 'staff-nurse-icu'],
  ['C++ / C# Developer', 'c-plus-plus-c-sharp-developer'],
  ['Crédit & Compliance', 'credit-and-compliance'],
  ['हिन्दी', ''],
  ['  --- ', ''],
])('slugify(%j) is %j', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});
