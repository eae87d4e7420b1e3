import 'server-only';
import type { FormName } from '../../contract/forms/names';
import { env } from '../../base/env';
import { clientAddress, limitKey } from './client-address';
import { refuseOtherSite, tooMany } from './guard';
import { waitForTurn } from './pace';
import { countTowardsLimits } from './rate-limits';
import { countChallenge } from './work-level';

/** `level`: of the work due, 0 for none; `mayBePicture`: false if a proof of work must replace the picture. */
type ChallengeTerms = { level: number; mayBePicture: boolean };

/**
 * The terms of a new challenge for this client, or a refusal: for other sites' pages, which could use up their visitors'
 * limits, and briefly for an address whose queue is full.
 */
export async function challengeTerms(request: Request, form: FormName): Promise<ChallengeTerms | Response> {
  const refusal = refuseOtherSite(request);
  if (refusal) return refusal;
  const key = limitKey(clientAddress(request.headers));
  // A known code protects nothing, and test programs do not solve puzzles.
  const isTest = env().captchaTestCode !== null;
  const level = isTest ? 0 : await countChallenge(form, key);
  const seconds = await waitForTurn(key, level);
  if (seconds > 0) return tooMany(seconds);
  return { level, mayBePicture: isTest || (await countTowardsLimits('picture', key)) === 0 };
}
