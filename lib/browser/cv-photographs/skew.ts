import type { GreyImage } from './grey-image';

const MAX_DEGREES = 15;
const MAX_POINTS = 40_000;
/** How much sharper lines must become for a turn to be worth its blur. */
const GAIN = 1.1;

/**
 * By how many degrees a photographed page is turned clockwise, at most 15 either way; 0 when no angle makes lines of its
 * text. Lines are found where dark and light rows alternate most (the projection profile of Postl, 1986).
 */
export function findSkew(image: GreyImage): number {
  const points = darkPoints(image);
  const size = Math.ceil(Math.hypot(image.width, image.height));
  const scoreAt = (degrees: number) => sharpness(points, size, degrees);
  const best = (from: number, to: number, step: number) => {
    let found = { degrees: 0, score: -1 };
    for (let degrees = from; degrees <= to + step / 2; degrees += step) {
      const score = scoreAt(degrees);
      if (score > found.score) found = { degrees, score };
    }
    return found;
  };
  const coarse = best(-MAX_DEGREES, MAX_DEGREES, 0.5);
  const fine = best(coarse.degrees - 0.5, coarse.degrees + 0.5, 0.1);
  return fine.score > scoreAt(0) * GAIN ? Math.round(fine.degrees * 10) / 10 : 0;
}

/** Rows and columns of what is darker than its surroundings: shadows are not, letters are. */
function darkPoints({ width, height, grey, inside }: GreyImage): Float32Array {
  const reach = Math.max(4, Math.round(width / 40));
  const sums = integralOf(grey, width, height);
  const found: number[] = [];
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const [left, right, top, bottom] = [x - reach, x + reach, y - reach, y + reach];
      const at = (column: number, row: number) => sums[row * (width + 1) + column]!;
      const mean =
        (at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)) / (4 * reach * reach);
      if (inside[y * width + x] && mean > 90 && grey[y * width + x]! < mean * 0.8) found.push(x, y);
    }
  }
  const every = Math.max(1, Math.ceil(found.length / 2 / MAX_POINTS));
  return Float32Array.from(found.filter((_, index) => (index >> 1) % every === 0));
}

/** Sums of all that stands above and left of each place. */
function integralOf(grey: Uint8Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += grey[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  return sums;
}

function sharpness(points: Float32Array, size: number, degrees: number): number {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const rows = new Uint32Array(2 * size + 2);
  for (let at = 0; at < points.length; at += 2)
    rows[Math.round(points[at + 1]! * cos - points[at]! * sin) + size]!++;
  let score = 0;
  for (let row = 1; row < rows.length; row++) score += (rows[row]! - rows[row - 1]!) ** 2;
  return score;
}
