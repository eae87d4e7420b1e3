import { randomInt } from 'node:crypto';
import { numbersOfToken, signedToken } from './signed-token';

const secret = Buffer.alloc(32, 1);
const NUMBERS = [42, Date.parse('2026-11-24T00:00:00Z')];

test('a token names its numbers, for its purpose alone', () => {
  const token = signedToken(secret, 'cv', NUMBERS);
  expect(token).toMatch(/^16-[0-9a-z]+-[0-9a-f]{40}$/);
  expect(numbersOfToken(secret, 'cv', token)).toEqual(NUMBERS);
  expect(numbersOfToken(secret, 'cv', token)).toBeNull();
  expect(numbersOfToken(Buffer.alloc(32, 2), 'cv', token)).toBeNull();
});

test('10,000 altered tokens are invalid', () => {
  const token = signedToken(secret, 'cv', NUMBERS);
  const letters = '0123456789abcdefghijklmnopqrstuvwxyz-';
  for (let i = 0; i < 10_000; i++) {
    const at = randomInt(token.length);
    const changed = `${token.slice(0, at)}${letters[randomInt(letters.length)]}${token.slice(at + 1)}`;
    if (changed !== token) expect(numbersOfToken(secret, 'cv', changed)).toBeNull();
  }
});

test.each(['', '42', 'é', '-', `0${signedToken(secret, 'cv', NUMBERS)}`, 'zzzzzzzzzzzz-'.repeat(4)])(
  '%j is no token',
  (token) => expect(numbersOfToken(secret, 'cv', token)).toBeNull(),
);
