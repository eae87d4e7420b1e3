import { pbkdf2Sync } from 'node:crypto';
import { messages } from '../../content/messages';
import { problemOf } from './browser-check';

const salt = Buffer.from('00ff80c2a9', 'hex');
const hashOf = (code: string, rounds: number) => pbkdf2Sync(code, salt, rounds, 1, 'sha256').toString('hex');
const challenge = (code: string) => ({
  salt: salt.toString('base64'),
  hash: hashOf(code, 1000),
  folded: hashOf(code.toLowerCase(), 100)[0]!,
  rounds: 1000,
});

test.each(['aBc123', '!#$%&*', '012345', 'ñandú1'])('the code %j may match itself', async (code) => {
  expect(await problemOf(code, challenge(code))).toBeNull();
});

test.each([
  ['aBc123 ', messages.captchaMismatch],
  ['', messages.captchaMismatch],
  ['abc123', messages.captchaCase],
  ['ABC123', messages.captchaCase],
])('%j does not match aBc123: %s', async (code, problem) => {
  expect(await problemOf(code, challenge('aBc123'))).toBe(problem);
});

test('without letters, capitals are not mentioned', async () => {
  for (const code of ['111111', '222222', '333333', '#$%&*!'])
    expect(await problemOf(code, challenge('012345'))).toBe(messages.captchaMismatch);
});

test.each([
  ['no crypto.subtle', {}],
  ['no crypto at all', undefined],
])('a browser with %s leaves the check to the server', async (_, crypto) => {
  jest.replaceProperty(globalThis, 'crypto', crypto as Crypto);
  expect(await problemOf('wrong!', challenge('aBc123'))).toBeNull();
  jest.restoreAllMocks();
});
