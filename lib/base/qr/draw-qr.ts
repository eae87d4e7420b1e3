import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { QUIET_ZONE, qrModules } from './qr-code';

type Place = { x: number; y: number; /** Without the border, which the caller leaves light. */ size: number };

/** Draws a QR code in the current colour, merging modules into rectangles to avoid seams in print. */
export function drawQr(
  context: Pick<SKRSContext2D, 'fill' | 'rect' | 'beginPath'>,
  text: string,
  { x, y, size }: Place,
) {
  const modules = qrModules(text);
  const step = size / modules.length;
  context.beginPath();
  modules.forEach((row, top) => {
    for (let left = 0; left < row.length; left++) {
      if (!row[left]) continue;
      let right = left + 1;
      while (row[right]) right++;
      context.rect(x + left * step, y + top * step, (right - left) * step, step);
      left = right;
    }
  });
  context.fill();
}

/** A QR code as a PNG of about 1,000 pixels, including its border. */
export async function qrPng(text: string): Promise<Buffer> {
  const count = qrModules(text).length;
  const step = Math.floor(1000 / (count + 2 * QUIET_ZONE));
  const size = step * (count + 2 * QUIET_ZONE);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000';
  drawQr(context, text, { x: step * QUIET_ZONE, y: step * QUIET_ZONE, size: step * count });
  return canvas.encode('png');
}
