import { randomBackOff } from '../../base/back-off';

/** Pauses after failed deliveries, in milliseconds. */
const PAUSES = {
  failure: { minMs: 5_000, firstMs: 10_000, maxMs: 15 * 60_000 },
  // It rarely passes by itself.
  refusal: { minMs: 5_000, firstMs: 10_000, maxMs: 60 * 60_000 },
  // An answer that tells neither yes nor no: each attempt may be another copy, and maintenance takes its time. Five attempts
  // in an hour or so.
  odd: { minMs: 4 * 60_000, firstMs: 5 * 60_000, maxMs: 60 * 60_000 },
};

/** No pause is longer than this, in milliseconds. */
export const MAX_BACK_OFF_MS = PAUSES.refusal.maxMs;

/** How long to wait after the n-th of them (n from 1), in milliseconds. `random` gives 0 to 1. */
export const backOff = (after: keyof typeof PAUSES, tries: number, random: () => number): number =>
  randomBackOff(tries, PAUSES[after], random);
