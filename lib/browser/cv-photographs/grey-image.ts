/** Brightness from 0 to 255, row by row; 255 beyond the picture, where `inside` is 0. */
export type GreyImage = { width: number; height: number; grey: Uint8Array; inside: Uint8Array };

/** Of RGBA as canvases give it. Weights: ITU-R BT.601. */
export function greyOf(rgba: Uint8ClampedArray, width: number, height: number): GreyImage {
  const grey = new Uint8Array(width * height).fill(255);
  const inside = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at++) {
    if (rgba[4 * at + 3]! < 128) continue;
    inside[at] = 1;
    grey[at] = 0.299 * rgba[4 * at]! + 0.587 * rgba[4 * at + 1]! + 0.114 * rgba[4 * at + 2]!;
  }
  return { width, height, grey, inside };
}

/** How many pixels inside have each brightness. */
export function histogramOf({ grey, inside }: GreyImage): Uint32Array {
  const counts = new Uint32Array(256);
  for (let at = 0; at < grey.length; at++) if (inside[at]) counts[grey[at]!]!++;
  return counts;
}

/** The brightness below which so large a share of the pixels lies. */
export function percentile(counts: Uint32Array, share: number): number {
  const wanted = share * counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  return Math.max(
    0,
    counts.findIndex((count) => (seen += count) >= wanted),
  );
}
