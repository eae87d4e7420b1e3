import 'server-only';
import { pbkdf2, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { env } from '../../shared/env';
import { consumeOnce } from '../guard/single-use';
import { CODE_LENGTH, randomCode } from './code';
import { CHARACTER_WIDTH, drawCode, IMAGE_HEIGHT } from './image';
import { captchaKey } from './secret';
import { answerMatches, issueToken, readToken } from './token';

const LIFETIME_MS = 10 * 60 * 1000;
const HASH_ROUNDS = 100_000;

const deriveKey = promisify(pbkdf2);

export type Challenge = Awaited<ReturnType<typeof issueChallenge>>;

/**
 * A new challenge for one form. `hash` is only the first 16 bits (8 for digits) of PBKDF2-SHA-256 over the code: enough
 * for the browser to catch most typos without a request, too little to brute-force the code.
 */
export async function issueChallenge(form: string) {
  const { captchaCharset, captchaTestCode } = env();
  const code = captchaTestCode ?? randomCode(captchaCharset);
  const salt = randomBytes(16);
  const hashBytes = captchaCharset === 'numbers' ? 1 : 2;
  const expires = Date.now() + LIFETIME_MS;
  const [image, hash] = await Promise.all([
    drawCode(code),
    deriveKey(code, salt, HASH_ROUNDS, hashBytes, 'sha256'),
  ]);
  return {
    image: `data:image/png;base64,${image.toString('base64')}`,
    width: CODE_LENGTH * CHARACTER_WIDTH,
    height: IMAGE_HEIGHT,
    salt: salt.toString('base64'),
    hash: hash.toString('hex'),
    rounds: HASH_ROUNDS,
    token: issueToken({ id: randomUUID(), expires, form }, code, captchaKey()),
    /** Seconds until the server refuses the token. */
    expiresIn: LIFETIME_MS / 1000,
  };
}

export type CaptchaVerdict = 'ok' | 'mismatch' | 'expired' | 'invalid' | 'too-fast';

/** Checks an answer and uses the challenge up, right or wrong. Tokens of other forms are invalid, reused ones expired. */
export async function checkCaptcha(
  answer: { token: string; text: string; form: string },
  now = Date.now(),
): Promise<CaptchaVerdict> {
  const key = captchaKey();
  const claims = readToken(answer.token, key);
  if (!claims || claims.form !== answer.form) return 'invalid';
  if (claims.expires <= now) return 'expired';
  // Nobody reads, types and submits this quickly; the challenge stays valid for another try.
  if (now - (claims.expires - LIFETIME_MS) < env().formMinSeconds * 1000) return 'too-fast';
  if (!(await consumeOnce(claims.id, claims.expires))) return 'expired';
  return answerMatches(answer.token, answer.text, key) ? 'ok' : 'mismatch';
}
