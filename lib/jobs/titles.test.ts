import { cleanTitle, countTitles } from './titles';

test.each([
  ['Staff Nurse (ICU)', 'Staff Nurse'],
  ['Staff Nurse [Night] – ', 'Staff Nurse'],
  ['Job ID: 40213 - Staff Nurse', 'Staff Nurse'],
  ['REQ-2024-118 | Staff Nurse', 'Staff Nurse'],
  ['Staff Nurse #99120', 'Staff Nurse'],
  ['Intern, Finance – Summer 2027', 'Intern, Finance – Summer'],
  ['C++  Developer', 'C++ Developer'],
  ['Developer, C#', 'Developer, C#'],
  ['नर्स', 'नर्स'],
  ['Urgent requirement for Staff Nurse in Pune', 'Staff Nurse'],
  ['Staff Nurse - Pune - 25000/-', 'Staff Nurse'],
  ['We look for somebody who answers telephones in three languages', ''],
  ['', ''],
])('%j is suggested as %j', (title, expected) => expect(cleanTitle(title)).toBe(expected));

test('titles are counted in any spelling, and not suggested in capitals if one is not', async () => {
  async function* batches() {
    yield ['STAFF NURSE', 'Cook', 'Driver'];
    yield ['Staff Nurse (ICU)', 'cook', 'staff  nurse', '(123)'];
  }
  expect(await countTitles(batches())).toEqual([
    ['Staff Nurse', 3],
    ['Cook', 2],
    ['Driver', 1],
  ]);
});

test('a title in capitals is converted', async () => {
  async function* batches() {
    yield ['ICU STAFF NURSE'];
  }
  expect(await countTitles(batches())).toEqual([['ICU Staff Nurse', 1]]);
});

test('a title with a misspelt word is dropped', async () => {
  async function* batches() {
    yield [
      ...Array.from({ length: 12 }, () => 'Senior Accountant'),
      'Accoutant',
      'Senior Accountants',
      'Cook',
    ];
  }
  expect((await countTitles(batches())).map(([title]) => title)).toEqual([
    'Senior Accountant',
    'Senior Accountants',
    'Cook',
  ]);
});

test('at most 5,000 are kept: the most frequent', async () => {
  async function* batches() {
    yield Array.from(
      { length: 6_000 },
      (_, number) => `Clerk ${number % 100} of Room ${Math.floor(number / 100)}`,
    );
    yield ['Cook', 'Cook'];
  }
  const counted = await countTitles(batches());
  expect([counted.length, counted[0]]).toEqual([5_000, ['Cook', 2]]);
});
