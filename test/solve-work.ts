import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { WORK_PREFIX } from '../lib/forms/captcha/work-token';

/** Solves a proof of work. @returns the token that a form sends */
export async function solveToken(challenge: Challenge): Promise<string> {
  return workToken(challenge, await solveChallenge({ challenge, deriveKey }));
}

export const workToken = (challenge: Challenge, solution: unknown) =>
  WORK_PREFIX + Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
