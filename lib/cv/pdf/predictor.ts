type Settings = { predictor: number; colors: number; bitsPerComponent: number; columns: number };

const MAX_ROW_BYTES = 1_000_000;

/**
 * Undoes the differences that Flate and LZW streams may consist of (ISO 32000-1, 7.4.4.4), which pdf-lib leaves. PNG's
 * names its kind at the start of each row.
 *
 * @throws Error for TIFF's of other than bytes, which nobody uses for objects
 */
export function undoPredictor(data: Buffer, settings: Settings): Buffer {
  const { predictor, colors, bitsPerComponent, columns } = settings;
  if (predictor < 2) return data;
  const pixelBytes = Math.max(1, (colors * bitsPerComponent + 7) >> 3);
  const rowBytes = (columns * colors * bitsPerComponent + 7) >> 3;
  if (!(rowBytes > 0 && rowBytes <= MAX_ROW_BYTES)) throw new Error('rows of no size');
  if (predictor === 2 && bitsPerComponent !== 8) throw new Error('differences of parts of bytes');
  const head = predictor === 2 ? 0 : 1;
  const rows = Math.ceil(data.length / (rowBytes + head));
  const out = Buffer.alloc(Math.max(0, data.length - rows * head));
  for (let row = 0; row < rows; row++) {
    const from = row * (rowBytes + head);
    const to = row * rowBytes;
    const kind = head ? data[from]! : 1;
    for (let at = 0; at < rowBytes && from + head + at < data.length; at++) {
      const left = at >= pixelBytes ? out[to + at - pixelBytes]! : 0;
      const up = row > 0 ? out[to + at - rowBytes]! : 0;
      const upLeft = row > 0 && at >= pixelBytes ? out[to + at - rowBytes - pixelBytes]! : 0;
      out[to + at] = data[from + head + at]! + guess(kind, left, up, upLeft);
    }
  }
  return out;
}

function guess(kind: number, left: number, up: number, upLeft: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  return kind === 4 ? paeth(left, up, upLeft) : 0;
}

// https://www.w3.org/TR/png/#9Filter-type-4-Paeth
function paeth(left: number, up: number, upLeft: number): number {
  const [a, b, c] = [left, up, upLeft].map((value) => Math.abs(left + up - upLeft - value)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? up : upLeft;
}
