import { backOff } from '../../base/back-off';

/** The shortest pause, in milliseconds. */
export const MIN_BACK_OFF_MS = 5_000;

/** Pauses after failed deliveries, in milliseconds. */
const PAUSES = {
  // Ended early when the API is back (outage.ts).
  failure: { minMs: MIN_BACK_OFF_MS, firstMs: 10_000, maxMs: 15 * 60_000 },
  // Rarely resolves itself.
  refusal: { minMs: MIN_BACK_OFF_MS, firstMs: 10_000, maxMs: 60 * 60_000 },
  // Neither accepted nor rejected: each attempt may create a copy, and maintenance takes time.
  odd: { minMs: 4 * 60_000, firstMs: 5 * 60_000, maxMs: 60 * 60_000 },
};

/** The longest pause, in milliseconds. */
export const MAX_BACK_OFF_MS = PAUSES.refusal.maxMs;

/**
 * Pause after the n-th failure (from 1), in milliseconds: between the shortest and the full one, so that forms that failed
 * together are not retried together. `random` returns 0 to 1.
 */
export function pauseAfter(after: keyof typeof PAUSES, tries: number, random: () => number): number {
  const { minMs, firstMs, maxMs } = PAUSES[after];
  return Math.round(minMs + random() * (backOff(tries, firstMs, maxMs) - minMs));
}
