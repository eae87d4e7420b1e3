import { createCanvas, loadImage } from '@napi-rs/canvas';
import { drawCode } from './image';

test('six characters make a PNG of 150 × 30', async () => {
  const png = await drawCode('abcdef');
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect(png.subarray(12, 16).toString()).toBe('IHDR');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([150, 30]);
});

test('two codes look different, and so do two drawings of one code', async () => {
  const [first, other, again] = await Promise.all([
    drawCode('AAAAAA'),
    drawCode('BBBBBB'),
    drawCode('AAAAAA'),
  ]);
  expect(first.equals(other)).toBe(false);
  expect(first.equals(again)).toBe(false);
});

test.each(['AAAAAA', '444444', '!#$%&*', '{}[]^~'])('every cell of %s has ink on white', async (code) => {
  const image = await loadImage(await drawCode(code));
  const context = createCanvas(150, 30).getContext('2d');
  context.drawImage(image, 0, 0);
  for (let cell = 0; cell < 6; cell++) {
    const { data } = context.getImageData(cell * 25, 0, 25, 30);
    const shades = Array.from({ length: 25 * 30 }, (_, pixel) => data[pixel * 4]!);
    expect(Math.min(...shades)).toBeLessThan(140);
    expect(Math.max(...shades)).toBe(255);
  }
});
