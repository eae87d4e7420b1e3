const SHORTEST_MS = 5_000;
const LONGEST_MS = 15 * 60_000;

/**
 * How long to wait after the n-th failed try (n from 1), in milliseconds: anywhere between 5 s and a ceiling that
 * doubles from 10 s to 15 min, so that many websites do not come back to an upstream at the same moment.
 * `random` gives 0 to 1.
 */
export function backOff(tries: number, random: () => number): number {
  const ceiling = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.min(tries, 20));
  return Math.round(SHORTEST_MS + random() * (ceiling - SHORTEST_MS));
}
