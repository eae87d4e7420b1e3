import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '../../base/process-wide';

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
