import 'server-only';
import type { FormName } from '../../contract/forms/names';
import { MAX_LEVEL } from '../captcha/work';
import { countUse } from './uses';

/**
 * How many challenges of one form an address gets before work is due. Indian carriers put hundreds of people behind one
 * address, so exceeding these is not refused: the device works for some seconds while the form is filled in.
 */
const FREE = [
  { name: 'minute', seconds: 60, free: 20 },
  { name: 'hour', seconds: 60 * 60, free: 120 },
  { name: 'day', seconds: 24 * 60 * 60, free: 600 },
] as const;

/** The same for all addresses of a form together: exceeded by botnets, but not on busy days. */
const FREE_FOR_ALL = { name: 'minute-all', seconds: 60, free: 120 };
/** Addresses above this level do not count towards the total, or a single one could burden all others. */
const MAX_LEVEL_COUNTED = 1;

/**
 * Counts a challenge and returns the level of work due with it: 0 for none, plus one each time that the count doubles
 * beyond the free allowance, for the address or for all addresses, whichever is higher.
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
