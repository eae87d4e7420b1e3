import 'server-only';
import type { FormName } from '../../contract/forms/names';
import { MAX_LEVEL } from '../captcha/work';
import { countUse } from './uses';

/**
 * How many challenges of one form an address may get before work is due. Indian carriers put hundreds of people behind
 * one address, so exceeding these is not refused: it costs the device some seconds while the form is filled in.
 */
const FREE = [
  { name: 'minute', seconds: 60, free: 20 },
  { name: 'hour', seconds: 60 * 60, free: 120 },
  { name: 'day', seconds: 24 * 60 * 60, free: 600 },
] as const;

/** The same for all addresses of one form together: what a botnet exceeds, and busy days do not. */
const FREE_FOR_ALL = { name: 'minute-all', seconds: 60, free: 120 };
/** An address counts towards that only as long as it is not itself suspicious, or one alone could trouble all others. */
const MAX_LEVEL_COUNTED = 1;

/**
 * Counts a challenge and says what work is due with it: 0 for none, and one level more each time that the number doubles
 * beyond what is free, by the address's own challenges or by those of all addresses, whichever asks for more.
 */
export async function countChallenge(form: FormName, key: string): Promise<number> {
  const counts = await Promise.all(FREE.map((window) => countUse(window, `${form}:${key}`)));
  const own = Math.max(...FREE.map(({ free }, index) => levelOf(counts[index]!.uses, free)));
  const all = await countUse(FREE_FOR_ALL, form, own <= MAX_LEVEL_COUNTED ? 1 : 0);
  return Math.max(own, levelOf(all.uses, FREE_FOR_ALL.free));
}

function levelOf(count: number, free: number): number {
  return Math.min(MAX_LEVEL, Math.max(0, Math.ceil(Math.log2(count / free))));
}
