import 'server-only';
import { randomUUID, createHmac } from 'node:crypto';
import { env } from '../../base/env';
import { consumeOnce } from '../guard/single-use';
import { CHARACTER_WIDTH, CODE_LENGTH, IMAGE_HEIGHT, inAnyCase } from './code';
import type { Picture } from './picture/make-picture';
import { captchaKey } from './secret';
import { isWorkFor, makeWork } from './work';
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

/** How long a captcha of either kind is valid. */
export const LIFETIME_MS = 10 * 60 * 1000;

export type Challenge = Awaited<ReturnType<typeof issueChallenge>>;

/** A new challenge for one form, from an unused picture. From level 1, it comes with a proof of work bound to its token. */
export async function issueChallenge(form: string, picture: Picture, level = 0) {
  const { code, image, salt, hash, folded, rounds } = picture;
  const id = randomUUID();
  const expires = Date.now() + LIFETIME_MS;
  const due = level > 0 ? { level } : {};
  return {
    image,
    salt,
    hash,
    folded,
    rounds,
    width: CODE_LENGTH * CHARACTER_WIDTH,
    height: IMAGE_HEIGHT,
    token: issueToken({ id, expires, form, ...due }, code, captchaKey()),
    /** Seconds until the token expires. */
    expiresIn: LIFETIME_MS / 1000,
    ...(level > 0 && { work: await makeWork({ form, for: id }, level, expires) }),
  };
}

export type CaptchaVerdict = 'ok' | 'mismatch' | 'case' | 'expired' | 'invalid' | 'too-fast' | 'no-work';

/**
 * Checks an answer and consumes the challenge, whether right or wrong; with `mayUseUp: false` only if wrong, to prevent a
 * second guess. Tokens of other forms are invalid, reused ones expired. `work`: the solved proof of work, if one is due.
 * 'case': only the capitalisation is wrong.
 */
export async function checkCaptcha(
  answer: { token: string; text: string; form: string; work?: string; mayUseUp?: boolean },
  now = Date.now(),
): Promise<CaptchaVerdict> {
  const key = captchaKey();
  const claims = readToken(answer.token, key);
  if (!claims || claims.form !== answer.form) return 'invalid';
  if (claims.expires <= now) return 'expired';
  // Too quick for a person to read, type and submit; the challenge stays valid for another try.
  if (now - (claims.expires - LIFETIME_MS) < env().formMinSeconds * 1000) return 'too-fast';
  // Checked first, so that the code cannot be probed without doing the work.
  if (claims.level && !(await isWorkFor(claims.id, answer.work ?? ''))) return 'no-work';
  const isRight = answerMatches(answer.token, answer.text, key);
  if (isRight && answer.mayUseUp === false) return 'ok';
  if (!(await consumeOnce(claims.id, claims.expires))) return 'expired';
  if (isRight) return 'ok';
  return inAnyCase(answer.text).some((text) => answerMatches(answer.token, text, key)) ? 'case' : 'mismatch';
}
