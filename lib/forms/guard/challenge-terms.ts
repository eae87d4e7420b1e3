import 'server-only';
import type { FormName } from '../../contract/forms/names';
import { env } from '../../base/env';
import { clientAddress, limitKey } from './client-address';
import { refuseOtherSite, tooMany } from './guard';
import { countTowardsLimits } from './rate-limits';
import { LRUCache } from 'lru-cache';
import { processWide } from '../../base/process-wide';
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

declare module '../../base/process-wide' {
  interface ProcessWide {
    /** By address: earliest start of its next request, in ms of performance.now(). */
    nextTurns: LRUCache<string, number>;
  }
}

/** Time between two requests of one address, by level: 50 a second, down to a quarter of that at high levels. */
const INTERVALS_MS = [20, 40, 80];

/** Unused turns accumulate up to this: 20 requests at once, e.g. from a carrier's shared address. */
const SAVED_MS = 400;

const MAX_WAIT_MS = 2_000;

const MAX_KEYS = 20_000;

/**
 * Spaces out the challenges of one address, so that one client cannot monopolise the processor. Delays rather than
 * refuses, because people who share an address cannot help it.
 * @returns 0 when it is this request's turn, or the seconds to wait before another try if too many are queued
 */
export async function waitForTurn(key: string, level: number, now = performance.now()): Promise<number> {
  const turns = (processWide.nextTurns ??= new LRUCache<string, number>({ max: MAX_KEYS }));
  const turn = Math.max(turns.get(key) ?? -Infinity, now - SAVED_MS);
  const wait = turn - now;
  if (wait > MAX_WAIT_MS) return Math.ceil(MAX_WAIT_MS / 1000);
  turns.set(key, turn + INTERVALS_MS[Math.min(level, INTERVALS_MS.length - 1)]!);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return 0;
}

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
