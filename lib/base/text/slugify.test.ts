import { nameOf, slugify } from './slugify';

test.each([
  ['Staff Nurse – ICU', 'staff-nurse-icu'],
  ['C++ / C# Developer', 'c-plus-plus-c-sharp-developer'],
  ['Crédit & Compliance', 'credit-and-compliance'],
  ['हिन्दी', ''],
  ['  --- ', ''],
])('slugify(%j) is %j', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('headings in Indian scripts get unique names', () => {
  expect(['Our services', 'हमारी सेवा', 'ನಮ್ಮ ಸೇವೆ'].map(nameOf)).toEqual([
    'our-services',
    'हमारी-सेवा',
    'ನಮ್ಮ-ಸೇವೆ',
  ]);
});
