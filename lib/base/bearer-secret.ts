import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request's Authorization header carries a secret as its bearer token; compared in constant time. */
export function carriesSecret(authorization: string | null | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = (authorization ?? '').replace(/^Bearer /, '');
  return timingSafeEqual(digest(given), digest(secret));
}
