/** The pause after the n-th consecutive failure (from 1), in milliseconds: `firstMs`, doubled each time up to `maxMs`. */
export function backOff(failures: number, firstMs: number, maxMs: number): number {
  return Math.min(firstMs * 2 ** (failures - 1), maxMs);
}
