/** @jest-environment node */
import { looksLikeBot } from './honeypot';

test.each([
  [{}, false],
  [{ website: '' }, false],
  [{ website: '  ' }, false],
  [{ website: 'https://spam.example' }, true],
  [{ website: ['x'] }, true],
])('looksLikeBot(%j) is %s', (fields, expected) => {
  expect(looksLikeBot(fields)).toBe(expected);
});
