import { PhraseTable } from './phrase-table';

const table = new PhraseTable<number>();
table.add(['sales'], 1);
table.add(['sales', 'executive'], 2);
table.add(['field', 'sales', 'executive'], 3);
table.add(['sales'], 4);

test.each([
  ['sales manager', 0, { value: 1, length: 1 }],
  ['sales executive', 0, { value: 2, length: 2 }],
  ['area sales executive', 1, { value: 2, length: 2 }],
  ['field sales', 0, null],
  ['field sales', 1, { value: 1, length: 1 }],
  ['', 0, null],
])('in %j at %d', (text, start, found) => {
  expect(table.longestAt(text.split(' '), start)).toEqual(found);
});

test('a whole phrase has its value', () => {
  expect(table.get(['sales', 'executive'])).toBe(2);
  expect(table.get(['sales', 'manager'])).toBeUndefined();
});
