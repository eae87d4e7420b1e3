import { randomBackOff } from '../../base/back-off';

const PAUSE = { minMs: 5_000, firstMs: 10_000, maxMs: 15 * 60_000 };
// A refusal rarely passes by itself.
const PAUSE_AFTER_REFUSAL = { ...PAUSE, maxMs: 60 * 60_000 };

/** No pause is longer than this, in milliseconds. */
export const MAX_BACK_OFF_MS = PAUSE_AFTER_REFUSAL.maxMs;

/** How long to wait after the n-th failed delivery (n from 1), in milliseconds. `random` gives 0 to 1. */
export const backOff = (tries: number, random: () => number): number => randomBackOff(tries, PAUSE, random);

// Each attempt may be another copy, and maintenance takes its time: five attempts in an hour or so.
const PAUSE_AFTER_ODD = { minMs: 4 * 60_000, firstMs: 5 * 60_000, maxMs: 60 * 60_000 };

/** The same after an answer that tells neither yes nor no. */
export const backOffOdd = (answers: number, random: () => number): number =>
  randomBackOff(answers, PAUSE_AFTER_ODD, random);

/** The same after a refusal. */
export const backOffRefused = (tries: number, random: () => number): number =>
  randomBackOff(tries, PAUSE_AFTER_REFUSAL, random);
