import { numbersOfToken, signedToken } from './signed-token';

const secret = Buffer.alloc(32, 1);
const NUMBERS = [42, Date.parse('2026-11-24T00:00:00Z')];

test('a token names its numbers, for its purpose alone', () => {
  const token = signedToken(secret, 'cv', NUMBERS);
  expect(token).toMatch(/^16-[0-9a-z]+-[0-9a-f]{40}$/);
  expect(numbersOfToken(secret, 'cv', token)).toEqual(NUMBERS);
  expect(numbersOfToken(secret, 'application-status', token)).toBeNull();
  expect(numbersOfToken(Buffer.alloc(32, 2), 'cv', token)).toBeNull();
});

test('a token with one character altered is invalid', () => {
  const token = signedToken(secret, 'cv', NUMBERS);
  for (let at = 0; at < token.length; at++)
    for (const letter of '09az-')
      if (letter !== token[at])
        expect(
          numbersOfToken(secret, 'cv', `${token.slice(0, at)}${letter}${token.slice(at + 1)}`),
        ).toBeNull();
});

test.each(['', '42', 'é', '-', `0${signedToken(secret, 'cv', NUMBERS)}`, 'zzzzzzzzzzzz-'.repeat(4)])(
  '%j is no token',
  (token) => expect(numbersOfToken(secret, 'cv', token)).toBeNull(),
);
