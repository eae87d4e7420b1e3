import { alertOfToken, newToken, unsubscribeToken } from './tokens';

const secret = Buffer.alloc(32, 1);

test('a token names its alert, and nobody without the secret can make one', () => {
  const token = unsubscribeToken(secret, 42);
  expect(alertOfToken(secret, token)).toBe(42);
  expect(alertOfToken(Buffer.alloc(32, 2), token)).toBeNull();
  for (const other of [`43${token.slice(2)}`, `0${token}`, ` ${token}`, `${token}=`, '42.', '', 'é'])
    expect(alertOfToken(secret, other)).toBeNull();
});

test('tokens for confirming are 32 bytes, each another', () => {
  const tokens = [newToken(), newToken()];
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(new Set(tokens).size).toBe(2);
});
