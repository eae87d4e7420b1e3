import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameText } from '../../base/same-text';

const tokenClaims = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  expires: z.number(),
  form: z.string(),
  /** Level of the work due besides the answer; none if absent. */
  level: z.number().optional(),
});
type TokenClaims = z.output<typeof tokenClaims>;

/**
 * A token is three base64url parts: the claims, an HMAC over the claims (so that only ids issued by this site are stored
 * as used), and an HMAC over the claims and the answer.
 */
export function issueToken(claims: TokenClaims, answer: string, key: Buffer): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return [payload, mac(key, 'claims', payload), mac(key, 'answer', payload, answer)].join('.');
}

/** The claims of a token signed with this key; null for anything else. */
export function readToken(token: string, key: Buffer): TokenClaims | null {
  const [payload, seal, answerMac] = token.split('.');
  if (!payload || !seal || !answerMac || !isSameText(seal, mac(key, 'claims', payload))) return null;
  return tokenClaims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}

/** Whether the token was issued for this answer; exact, in constant time. */
export function answerMatches(token: string, answer: string, key: Buffer): boolean {
  const [payload = '', , answerMac = ''] = token.split('.');
  return isSameText(answerMac, mac(key, 'answer', payload, answer));
}

function mac(key: Buffer, ...parts: string[]): string {
  // The NUL between the parts keeps ("ab", "c") from signing like ("a", "bc").
  return createHmac('sha256', key).update(parts.join('\0')).digest('base64url');
}
