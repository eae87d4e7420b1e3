import { createCanvas } from '@napi-rs/canvas';
import { PDFDocument } from '@cantoo/pdf-lib';
import { inspectCv } from '../../cv/cv-content';
import { bindPages } from './bind';
import { setLevels } from './levels';

/** A sheet with lines of text. */
function sheet() {
  const canvas = createCanvas(600, 800);
  const context = canvas.getContext('2d');
  context.fillStyle = '#e8e2d4';
  context.fillRect(0, 0, 600, 800);
  context.fillStyle = '#333';
  // Bars for lines: the machine may have no fonts.
  for (let line = 0; line < 34; line++) context.fillRect(100, 110 + line * 16, 400, 6);
  return canvas;
}

test('paper becomes nearly white and ink stays dark, both grey', () => {
  const { data } = sheet().getContext('2d').getImageData(0, 0, 600, 800);
  const pixels = new Uint8ClampedArray(data);
  setLevels(pixels);
  const at = (x: number, y: number) => [...pixels.subarray(4 * (y * 600 + x), 4 * (y * 600 + x) + 4)];
  expect(Math.min(...at(10, 10))).toBeGreaterThan(240);
  const [red, green, blue] = at(110, 112) as [number, number, number, number];
  expect([red, red]).toEqual([green, blue]);
  expect(red).toBeLessThan(90);
});

test('the server takes a PDF of photographs alone, with a page for each', async () => {
  const jpeg = new Uint8Array(sheet().toBuffer('image/jpeg'));
  const pdf = Buffer.from(await bindPages([jpeg, jpeg, jpeg]));
  expect(await inspectCv(pdf, 'pdf')).toEqual({ type: 'pdf' });
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(3);
});
