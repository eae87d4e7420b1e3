import 'server-only';
import { clientAddress, limitKey } from '../../forms/guard/client-address';
import { countTowardsLimits } from '../../forms/guard/rate-limits';
import { countUse } from '../../forms/guard/uses';

/**
 * How many wrong codes may come from all addresses together before each address is limited to one try a minute instead of
 * twenty. Not to none: an attacker could then prevent everyone from checking a code.
 */
const WRONG_CODES = [
  { name: 'wrong-code-minute', seconds: 60, most: 60 },
  { name: 'wrong-code-day', seconds: 24 * 60 * 60, most: 3_000 },
] as const;
const EVERYBODY = 'all';

/** Counts an attempt; 0 if the code may be checked, else the seconds to wait. */
export async function waitForCode({ headers }: Pick<Request, 'headers'>): Promise<number> {
  const key = limitKey(clientAddress(headers));
  const seconds = await countTowardsLimits('verify-code', key);
  if (seconds > 0) return seconds;
  const counts = await Promise.all(WRONG_CODES.map((window) => countUse(window, EVERYBODY, 0)));
  const isGuessing = WRONG_CODES.some(({ most }, index) => counts[index]!.uses >= most);
  return isGuessing ? countTowardsLimits('verify-code-slow', key) : 0;
}

/** Counts a code that was never issued. */
export async function noteWrongCode(): Promise<void> {
  await Promise.all(WRONG_CODES.map((window) => countUse(window, EVERYBODY)));
}
