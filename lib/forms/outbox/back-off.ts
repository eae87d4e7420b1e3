import { randomBackOff } from '../../base/back-off';

/** Pauses after failed deliveries, in milliseconds. */
const PAUSES = {
  failure: { minMs: 5_000, firstMs: 10_000, maxMs: 15 * 60_000 },
  // Rarely resolves itself.
  refusal: { minMs: 5_000, firstMs: 10_000, maxMs: 60 * 60_000 },
  // Neither accepted nor rejected: each attempt may create a copy, and maintenance takes time. Five attempts an hour or so.
  odd: { minMs: 4 * 60_000, firstMs: 5 * 60_000, maxMs: 60 * 60_000 },
};

/** The shortest and the longest pause, in milliseconds. */
export const MIN_BACK_OFF_MS = PAUSES.failure.minMs;
export const MAX_BACK_OFF_MS = PAUSES.refusal.maxMs;

/** Pause after the n-th failure (from 1), in milliseconds. `random` returns 0 to 1. */
export const backOff = (after: keyof typeof PAUSES, tries: number, random: () => number): number =>
  randomBackOff(tries, PAUSES[after], random);
