import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { WORK_PREFIX } from '../lib/forms/captcha/work-token';

/** Does a proof of work, and returns what a form sends of it. */
export async function solveToken(challenge: Challenge): Promise<string> {
  return workToken(challenge, await solveChallenge({ challenge, deriveKey }));
}

export const workToken = (challenge: Challenge, solution: unknown) =>
  WORK_PREFIX + Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
