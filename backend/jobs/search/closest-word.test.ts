import { allowedEdits, closestWords, trigrams } from './closest-word';

test('short words and numbers are not corrected', () => {
  expect(['go', 'sap', 'java', 'pytho', 'python', 'log4j'].map(allowedEdits)).toEqual([0, 0, 1, 1, 2, 0]);
});

test('two swapped letters are one mistake', () => {
  expect(closestWords('jvaa', ['java', 'lava', 'jive'], 1)).toEqual(['java']);
});

test('only the nearest words are given, and none beyond the limit', () => {
  expect(closestWords('enginer', ['engineer', 'engine', 'enginery', 'engineers'], 2)).toEqual([
    'engineer',
    'engine',
    'enginery',
  ]);
  expect(closestWords('bangalroe', ['bangalore', 'mangalore'], 2)).toEqual(['bangalore']);
  expect(closestWords('welder', ['waiter', 'world'], 2)).toEqual([]);
});

test('trigrams mark the beginning and the end, in any script', () => {
  expect(trigrams('java')).toEqual(['  j', ' ja', 'jav', 'ava', 'va ']);
  expect(trigrams('𐐷𐐷')[2]).toBe('𐐷𐐷 ');
});
