/**
 * The pause after the n-th failure in a row (n from 1), in milliseconds: `firstMs`, doubled by each further failure up to
 * `maxMs`.
 */
export function backOff(failures: number, firstMs: number, maxMs: number): number {
  return Math.min(firstMs * 2 ** (failures - 1), maxMs);
}

/**
 * The same, but anywhere between `minMs` and that, so that clients that failed together do not come back together.
 * `random` gives 0 to 1.
 */
export function randomBackOff(
  failures: number,
  { minMs, firstMs, maxMs }: { minMs: number; firstMs: number; maxMs: number },
  random: () => number = Math.random,
): number {
  return Math.round(minMs + random() * (backOff(failures, firstMs, maxMs) - minMs));
}
