import { randomBytes } from 'node:crypto';
import { applicationOfToken, cvLinkEnd, cvToken } from './tokens';

const secret = randomBytes(32);
const application = { id: 57, received_at: '2026-11-20T12:00:00.123Z' };

test('a token names its application, in letters that no program cuts off a link', () => {
  const token = cvToken(secret, application);
  expect(token).toMatch(/^[0-9a-z]+-[0-9a-z]+-[0-9a-f]{40}$/);
  expect(applicationOfToken(secret, token)).toEqual(application);
});

test('no other token is accepted', () => {
  const token = cvToken(secret, application);
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === '0' ? '1' : '0';
    expect(applicationOfToken(secret, token.slice(0, index) + other + token.slice(index + 1))).toBeNull();
  }
  for (const wrong of [
    '',
    '57',
    `${token}0`,
    `0${token}`,
    token.toUpperCase(),
    `zzzzzzzzzz-zzzzzzzzz-${'0'.repeat(40)}`,
  ])
    expect(applicationOfToken(secret, wrong)).toBeNull();
  expect(applicationOfToken(randomBytes(32), token)).toBeNull();
});

test('a link ends 30 days after its application came, or with its retention', () => {
  expect(cvLinkEnd(application.received_at, null)).toBe('2026-12-20T12:00:00.123Z');
  expect(cvLinkEnd(application.received_at, 365)).toBe('2026-12-20T12:00:00.123Z');
  expect(cvLinkEnd(application.received_at, 7)).toBe('2026-11-27T12:00:00.123Z');
});
