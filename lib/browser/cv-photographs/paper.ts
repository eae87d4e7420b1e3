import { type GreyImage, histogramOf } from './grey-image';

/** Left and top, and what comes after right and bottom, as shares of width and height. */
export type Box = { left: number; top: number; right: number; bottom: number };

const WHOLE: Box = { left: 0, top: 0, right: 1, bottom: 1 };
/** A table under a sheet is darker by as much. */
const CONTRAST = 60;
const BRIGHT_SHARE = 0.55;
/** More is never cut from a side: it may be a photograph on the page. */
const MAX_CUT = 0.4;

/** Where the sheet of paper lies in a picture of straight lines, without the dark table around it. */
export function findPaper(image: GreyImage): Box {
  const { threshold, contrast } = split(histogramOf(image));
  if (contrast < CONTRAST) return WHOLE;
  const { width, height, grey, inside } = image;
  const brightShare = (along: number, placeOf: (step: number) => number) => {
    let [bright, seen] = [0, 0];
    for (let step = 0; step < along; step++) {
      const at = placeOf(step);
      if (!inside[at]) continue;
      seen++;
      if (grey[at]! > threshold) bright++;
    }
    return seen === 0 ? 0 : bright / seen;
  };
  const row = (y: number) => brightShare(width, (x) => y * width + x);
  const column = (x: number) => brightShare(height, (y) => y * width + x);
  const cut = (length: number, share: (at: number) => number) => {
    let dark = 0;
    while (dark < length * MAX_CUT && share(dark) < BRIGHT_SHARE) dark++;
    return dark >= length * MAX_CUT ? 0 : dark / length;
  };
  return {
    left: cut(width, column),
    top: cut(height, row),
    right: 1 - cut(width, (x) => column(width - 1 - x)),
    bottom: 1 - cut(height, (y) => row(height - 1 - y)),
  };
}

/** The brightness that best parts dark from light (Otsu, 1979), and how far the two lie apart. */
function split(counts: Uint32Array): { threshold: number; contrast: number } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const all = counts.reduce((sum, count, grey) => sum + count * grey, 0);
  let [darkCount, dark, best] = [0, 0, { threshold: 127, contrast: 0, variance: -1 }];
  counts.forEach((count, threshold) => {
    darkCount += count;
    dark += count * threshold;
    if (darkCount === 0 || darkCount === total) return;
    const contrast = (all - dark) / (total - darkCount) - dark / darkCount;
    const variance = darkCount * (total - darkCount) * contrast ** 2;
    if (variance > best.variance) best = { threshold, contrast, variance };
  });
  return best;
}
