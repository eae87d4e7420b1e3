import { greyOf, histogramOf, percentile } from './grey-image';

/** Makes a page grey in place, its paper nearly white and its ink darker, gently: faces on it stay faces. */
export function setLevels(rgba: Uint8ClampedArray, width: number, height: number): void {
  const image = greyOf(rgba, width, height);
  const counts = histogramOf(image);
  const ink = percentile(counts, 0.01) * 0.8;
  const paper = Math.max(ink + 80, percentile(counts, 0.6));
  for (let at = 0; at < image.grey.length; at++) {
    const level = image.inside[at] ? ((image.grey[at]! - ink) / (paper - ink)) * 250 : 255;
    rgba.fill(level, 4 * at, 4 * at + 3);
    rgba[4 * at + 3] = 255;
  }
}
