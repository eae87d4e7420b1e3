import { timingSafeEqual } from 'node:crypto';

/** Compares two texts in constant time. */
export function isSameText(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether an Authorization header carries a secret as its bearer token. */
export const carriesSecret = (authorization: string | null | undefined, secret: string): boolean =>
  isSameText((authorization ?? '').replace(/^Bearer /, ''), secret);
