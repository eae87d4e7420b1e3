import 'server-only';
import type { FormName } from '../../contract/forms/names';
import { countUse } from './uses';

export type LimitedAction = FormName | 'search' | 'suggest' | 'similar' | 'picture' | 'link';

type Limit = { points: number; seconds: number };

/**
 * How often one address may do something. The windows are short: a visitor over a limit waits a minute at most, for
 * forms twenty seconds.
 *
 * Indian mobile carriers put hundreds of people behind one IPv4 address, so the limits are generous: 240 posts of one form
 * in twenty seconds. They only protect the processor; mass posting is made expensive by the proof of work due with
 * captchas (challenge-terms.ts). A picture takes some 30 ms to generate, so beyond 60 a minute clients get proofs of work.
 */
const FORM = { points: 240, seconds: 20 };
export const LIMITS = {
  'contact-enquiry': FORM,
  'apply-job': FORM,
  'job-inquiry': FORM,
  'business-enquiry': FORM,
  // Sends a mail to an unverified address: low, so that the site cannot be used for harassment.
  'job-alert': { points: 10, seconds: 60 },
  'your-data': { points: 10, seconds: 60 },
  search: { points: 300, seconds: 60 },
  // About ten per typed search.
  suggest: { points: 3000, seconds: 60 },
  // One after an application.
  similar: { points: 240, seconds: 60 },
  picture: { points: 60, seconds: 60 },
  // Each page, file or step behind a link calls the API. An office may open all its links from one address.
  link: { points: 120, seconds: 60 },
} satisfies Record<LimitedAction, Limit>;

/**
 * Counts one use of `action` by `key` (an address, see limitKey).
 * @returns 0 if allowed, else the seconds to wait, at least 1
 */
export async function countTowardsLimits(action: LimitedAction, key: string): Promise<number> {
  const { points, seconds } = LIMITS[action];
  const { uses, msLeft } = await countUse({ name: `limit:${action}`, seconds }, key);
  return uses <= points ? 0 : Math.max(1, Math.ceil(msLeft / 1000));
}
