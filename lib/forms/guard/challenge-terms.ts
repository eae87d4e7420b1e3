import 'server-only';
import type { FormName } from '../../contract/forms/names';
import { env } from '../../base/env';
import { clientAddress, limitKey } from './client-address';
import { refuseOtherSite, tooMany } from './guard';
import { waitForTurn } from './pace';
import { countTowardsLimits } from './rate-limits';
import { countChallenge } from './work-level';

/** `level`: of the work that is due, 0 for none; `mayBePicture`: or else a proof of work takes its place. */
type ChallengeTerms = { level: number; mayBePicture: boolean };

/**
 * What a new challenge of a form costs this client. Refused are other sites' pages, so that they cannot use up their
 * visitors' limits, and briefly what exceeds an address's queue.
 */
export async function challengeTerms(request: Request, form: FormName): Promise<ChallengeTerms | Response> {
  const refusal = refuseOtherSite(request);
  if (refusal) return refusal;
  const key = limitKey(clientAddress(request.headers));
  // With a known code there is nothing to protect, and programs that try the site out solve no puzzles.
  const isTest = env().captchaTestCode !== null;
  const level = isTest ? 0 : await countChallenge(form, key);
  const seconds = await waitForTurn(key, level);
  if (seconds > 0) return tooMany(seconds);
  return { level, mayBePicture: isTest || (await countTowardsLimits('picture', key)) === 0 };
}
