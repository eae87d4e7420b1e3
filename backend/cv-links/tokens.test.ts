import { randomBytes } from 'node:crypto';
import { cvOfToken, cvLinkEnd, cvToken } from './tokens';

const secret = randomBytes(32);
const application = { kind: 'applications' as const, id: 57, received_at: '2026-11-20T12:00:00.123Z' };

test('a token names its application, in letters that no program cuts off a link', () => {
  const token = cvToken(secret, application);
  expect(token).toMatch(/^[0-9a-z]+-[0-9a-z]+-[0-9a-f]{40}$/);
  expect(cvOfToken(secret, token)).toEqual(application);
});

test('a registered CV has a token of its own, which no application of its number has', () => {
  // In base 36 this number is "r".
  for (const id of [57, 27]) {
    const registered = { ...application, id, kind: 'registrations' as const };
    const token = cvToken(secret, registered);
    expect(cvOfToken(secret, token)).toEqual(registered);
    expect(cvOfToken(secret, token.slice(2))).toBeNull();
    expect(cvOfToken(secret, cvToken(secret, { ...application, id }))).toEqual({ ...application, id });
  }
  expect(cvLinkEnd({ ...application, kind: 'registrations' }, 7)).toBe('2026-12-20T12:00:00.123Z');
});

test('no other token is accepted', () => {
  const token = cvToken(secret, application);
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === '0' ? '1' : '0';
    expect(cvOfToken(secret, token.slice(0, index) + other + token.slice(index + 1))).toBeNull();
  }
  for (const wrong of [
    '',
    '57',
    `${token}0`,
    `0${token}`,
    token.toUpperCase(),
    `zzzzzzzzzz-zzzzzzzzz-${'0'.repeat(40)}`,
  ])
    expect(cvOfToken(secret, wrong)).toBeNull();
  expect(cvOfToken(randomBytes(32), token)).toBeNull();
});

test('a link ends 30 days after its application came, or with its retention', () => {
  expect(cvLinkEnd(application, null)).toBe('2026-12-20T12:00:00.123Z');
  expect(cvLinkEnd(application, 365)).toBe('2026-12-20T12:00:00.123Z');
  expect(cvLinkEnd(application, 7)).toBe('2026-11-27T12:00:00.123Z');
});
