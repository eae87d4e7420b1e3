import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '../../base/process-wide';

declare module '../../base/process-wide' {
  interface ProcessWide {
    /** By address: when its next request may go on, in ms of performance.now(). */
    nextTurns: LRUCache<string, number>;
  }
}

/** Time between two turns of one address: 50 a second, where much work is due a quarter of that. */
const INTERVALS_MS = [20, 40, 80];
/** Turns that were not taken may be made up for: 20 at once, e.g. of one carrier's address. */
const SAVED_MS = 400;
const MAX_WAIT_MS = 2_000;
const MAX_KEYS = 20_000;

/**
 * Lets the challenges of one address go on one after another, so that one client cannot keep the processor from all
 * others: without a refusal, as those who share the address cannot help it.
 * @returns 0 when it is this request's turn, else the seconds after which to ask again, as too many wait already
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
