import 'server-only';
import type { Challenge } from 'altcha-lib';
import { consumeOnce } from '../guard/single-use';
import { type CaptchaVerdict, checkCaptcha, LIFETIME_MS } from './challenge';
import { makeWork, readWork } from './work';
import { WORK_PREFIX } from './work-token';

export type Work = { work: Challenge; expiresIn: number };

/**
 * A proof of work for one form in place of a picture: for people who cannot read one (WCAG 2.2, 1.1.1), and when none is
 * available. `level`: that of the work due with a picture; one more is added for the picture itself.
 */
export async function issueWork(form: string, level = 0): Promise<Work> {
  const work = await makeWork({ form }, level + 1, Date.now() + LIFETIME_MS);
  return { work, expiresIn: LIFETIME_MS / 1000 };
}

/**
 * Accepts either the picture's characters (with the work due) or a proof of work, each only once. `mayUseUp`: whether to
 * consume the challenge; `mustWork`: whether only a proof of work is accepted.
 */
export async function checkHuman({ mustWork, ...proof }: Proof & { mustWork?: boolean }) {
  if (proof.token.startsWith(WORK_PREFIX)) return checkWork(proof);
  return mustWork ? 'no-work' : checkCaptcha(proof);
}

type Proof = Parameters<typeof checkCaptcha>[0];

/** Checks and consumes a solved challenge. Challenges of other forms or for a picture are invalid, reused ones expired. */
async function checkWork({ token, form, mayUseUp = true }: Proof): Promise<CaptchaVerdict> {
  const work = await readWork(token);
  if (work === 'expired') return 'expired';
  if (!work || work.data.form !== form || work.data.for !== undefined) return 'invalid';
  if (!mayUseUp) return 'ok';
  return (await consumeOnce(`work-${work.nonce}`, work.expires)) ? 'ok' : 'expired';
}
