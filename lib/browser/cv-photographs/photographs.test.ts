import { createCanvas } from '@napi-rs/canvas';
import { PDFDocument } from '@cantoo/pdf-lib';
import { inspectCv } from '../../cv/cv-content';
import { bindPages } from './bind';
import { greyOf } from './grey-image';
import { setLevels } from './levels';
import { findPaper } from './paper';
import { findSkew } from './skew';

/** A sheet of text on a dark table, turned by an angle. */
function sheet(degrees: number, table = '#33291f') {
  const canvas = createCanvas(600, 800);
  const context = canvas.getContext('2d');
  context.fillStyle = table;
  context.fillRect(0, 0, 600, 800);
  context.translate(300, 400);
  context.rotate((degrees * Math.PI) / 180);
  context.fillStyle = '#e8e2d4';
  context.fillRect(-220, -310, 440, 620);
  context.fillStyle = '#333';
  // Words as bars: the machine may have no fonts.
  for (let line = 0; line < 34; line++)
    for (let word = 0; word < 7; word++)
      if ((line * 7 + word) % 5 !== 3)
        context.fillRect(-195 + word * 56, -285 + line * 16, 44 - (line % 4) * 3, 6);
  return canvas;
}

function pixelsOf(canvas: ReturnType<typeof sheet>) {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return new Uint8ClampedArray(data);
}

test.each([0, 2, 7, -4, -11, 14])('a page that is turned by %d degrees is measured', (degrees) => {
  const canvas = sheet(degrees);
  expect(Math.abs(findSkew(greyOf(pixelsOf(canvas), 600, 800)) - degrees)).toBeLessThanOrEqual(0.5);
});

test('an even surface is not turned', () => {
  const canvas = createCanvas(300, 400);
  canvas.getContext('2d').fillRect(0, 0, 300, 400);
  expect(findSkew(greyOf(pixelsOf(canvas), 300, 400))).toBe(0);
});

test('the sheet is found on a dark table, and all of it is kept on a light one', () => {
  const paper = findPaper(greyOf(pixelsOf(sheet(0)), 600, 800));
  const expected = { left: 80 / 600, top: 90 / 800, right: 520 / 600, bottom: 710 / 800 };
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(Math.abs(paper[side] - expected[side])).toBeLessThan(0.01);
  const whole = { left: 0, top: 0, right: 1, bottom: 1 };
  expect(findPaper(greyOf(pixelsOf(sheet(0, '#e8e2d4')), 600, 800))).toEqual(whole);
});

test('paper becomes nearly white and ink stays dark, both grey', () => {
  const canvas = sheet(0, '#e8e2d4');
  const pixels = pixelsOf(canvas);
  setLevels(pixels, 600, 800);
  const at = (x: number, y: number) => [...pixels.subarray(4 * (y * 600 + x), 4 * (y * 600 + x) + 4)];
  expect(Math.min(...at(10, 10))).toBeGreaterThan(240);
  const [red, green, blue] = at(110, 118) as [number, number, number, number];
  expect([red, red]).toEqual([green, blue]);
  expect(red).toBeLessThan(90);
});

test('the server takes a PDF of photographs alone, with a page for each', async () => {
  const jpeg = new Uint8Array(sheet(3).toBuffer('image/jpeg'));
  const pdf = Buffer.from(await bindPages([jpeg, jpeg, jpeg]));
  expect(await inspectCv(pdf, 'pdf')).toEqual({ type: 'pdf' });
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(3);
});

test('what is no JPEG is not bound', async () => {
  await expect(bindPages([new Uint8Array([1, 2, 3])])).rejects.toThrow();
});
