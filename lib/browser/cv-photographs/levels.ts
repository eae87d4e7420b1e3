/** Converts a page's RGBA to grey in place, gently brightening the paper and darkening the ink, as it may show faces. */
export function setLevels(rgba: Uint8ClampedArray): void {
  // Weights: ITU-R BT.601.
  const greyAt = (at: number) =>
    Math.round(0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!);
  const counts = new Uint32Array(256);
  for (let at = 0; at < rgba.length; at += 4) counts[greyAt(at)]!++;
  const ink = percentile(counts, 0.01) * 0.8;
  const paper = Math.max(ink + 80, percentile(counts, 0.6));
  for (let at = 0; at < rgba.length; at += 4)
    rgba.fill(((greyAt(at) - ink) / (paper - ink)) * 250, at, at + 3);
}

/** The brightness below which this share of the pixels lies. */
function percentile(counts: Uint32Array, share: number): number {
  const wanted = share * counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  return counts.findIndex((count) => (seen += count) >= wanted);
}
