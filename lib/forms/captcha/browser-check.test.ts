import { pbkdf2Sync } from 'node:crypto';
import { mayMatch } from './browser-check';

const salt = Buffer.from('00ff80c2a9', 'hex');

function challenge(code: string, bytes: number) {
  const hash = pbkdf2Sync(code, salt, 1000, bytes, 'sha256').toString('hex');
  return { salt: salt.toString('base64'), hash, rounds: 1000 };
}

describe.each([
  ['16 bits', 2],
  ['8 bits', 1],
])('with a hash of %s', (_, bytes) => {
  test.each(['aBc123', '!#$%&*', '012345', 'ñandú1'])('the code %j may match itself', async (code) => {
    expect(await mayMatch(code, challenge(code, bytes))).toBe(true);
  });
});

test.each(['abc123', 'aBc12', 'aBc123 ', ''])('%j does not match aBc123', async (code) => {
  expect(await mayMatch(code, challenge('aBc123', 2))).toBe(false);
});

test.each([
  ['no crypto.subtle', {}],
  ['no crypto at all', undefined],
])('a browser with %s leaves the check to the server', async (_, crypto) => {
  jest.replaceProperty(globalThis, 'crypto', crypto as Crypto);
  expect(await mayMatch('wrong!', challenge('aBc123', 2))).toBe(true);
  jest.restoreAllMocks();
});
