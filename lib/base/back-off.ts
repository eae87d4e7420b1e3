/** The pause after the n-th consecutive failure (from 1), in milliseconds: `firstMs`, doubled each time up to `maxMs`. */
export function backOff(failures: number, firstMs: number, maxMs: number): number {
  return Math.min(firstMs * 2 ** (failures - 1), maxMs);
}

/**
 * The same with jitter: a random pause from `minMs` to that, so that clients that failed together do not retry together.
 * `random` returns 0 to 1.
 */
export function randomBackOff(
  failures: number,
  { minMs, firstMs, maxMs }: { minMs: number; firstMs: number; maxMs: number },
  random: () => number = Math.random,
): number {
  return Math.round(minMs + random() * (backOff(failures, firstMs, maxMs) - minMs));
}
