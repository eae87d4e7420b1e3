import 'server-only';
import { createHmac, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { consumeOnce } from '../guard/single-use';
import type { CaptchaVerdict } from './challenge';
import { captchaKey } from './secret';
import { WORK_PREFIX } from './work-token';

const LIFETIME_MS = 10 * 60 * 1000;
// About a second of work on a cheap phone: COST rounds of PBKDF2 for each of up to MAX_TRIES counters.
const COST = 2000;
const [MIN_TRIES, MAX_TRIES] = [400, 1200];

export type Work = { work: Challenge; expiresIn: number };

/** A proof of work for one form: the alternative for people who cannot read the captcha (WCAG 2.2, 1.1.1). */
export async function issueWork(form: string): Promise<Work> {
  const work = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(MIN_TRIES, MAX_TRIES),
    deriveKey,
    data: { form },
    expiresAt: new Date(Date.now() + LIFETIME_MS),
    ...secrets(),
  });
  return { work, expiresIn: LIFETIME_MS / 1000 };
}

/** Checks a solved challenge and uses it up. Those of other forms are invalid, reused ones expired. */
export async function checkWork({ token, form }: { token: string; form: string }): Promise<CaptchaVerdict> {
  const payload = readPayload(token);
  if (!payload || payload.challenge.parameters.data?.form !== form) return 'invalid';
  const result = await verifySolution({ ...payload, deriveKey, ...secrets() }).catch(() => null);
  if (result?.expired) return 'expired';
  if (!result?.verified) return 'invalid';
  const expires = (payload.challenge.parameters.expiresAt ?? 0) * 1000;
  return (await consumeOnce(`work-${payload.challenge.parameters.nonce}`, expires)) ? 'ok' : 'expired';
}

function readPayload(token: string): Payload | null {
  try {
    const json = Buffer.from(token.slice(WORK_PREFIX.length), 'base64').toString();
    const payload = JSON.parse(json) as Payload;
    return payload.challenge?.parameters && payload.solution ? payload : null;
  } catch {
    return null;
  }
}

// Two separate keys, derived from the captcha's.
function secrets() {
  const derive = (purpose: string) => createHmac('sha256', captchaKey()).update(purpose).digest('hex');
  return {
    hmacSignatureSecret: derive('work signature'),
    hmacKeySignatureSecret: derive('work key signature'),
  };
}
