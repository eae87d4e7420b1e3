/** @jest-environment node */
import { looksLikeBot, tooFast } from './honeypot';

test.each([
  [{}, false],
  [{ website: '' }, false],
  [{ website: '  ' }, false],
  [{ website: 'https://spam.example' }, true],
  [{ website: ['x'] }, true],
])('looksLikeBot(%j) is %s', (fields, expected) => {
  expect(looksLikeBot(fields)).toBe(expected);
});

test('three seconds are enough', () => {
  expect([tooFast(1000, 3999), tooFast(1000, 4000)]).toEqual([true, false]);
});
