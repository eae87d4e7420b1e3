const SHORTEST_MS = 5_000;
const LONGEST_MS = 15 * 60_000;
const REFUSED_LONGEST_MS = 60 * 60_000;

/** No pause is longer than this, in milliseconds. */
export const LONGEST_PAUSE_MS = REFUSED_LONGEST_MS;

/**
 * How long to wait after the n-th failed try (n from 1), in milliseconds: anywhere between 5 s and a ceiling that
 * doubles from 10 s to 15 min, so that many websites do not come back to an upstream at the same moment.
 * `random` gives 0 to 1.
 */
export function backOff(tries: number, random: () => number): number {
  return pause(tries, random, LONGEST_MS);
}

/** The same after a refusal, which rarely passes by itself: up to an hour. */
export function backOffRefused(tries: number, random: () => number): number {
  return pause(tries, random, REFUSED_LONGEST_MS);
}

function pause(tries: number, random: () => number, longest: number): number {
  const ceiling = Math.min(longest, SHORTEST_MS * 2 ** Math.min(tries, 20));
  return Math.round(SHORTEST_MS + random() * (ceiling - SHORTEST_MS));
}
