import { createCanvas, loadImage } from '@napi-rs/canvas';
import { drawCode } from './draw';

const INKS = ['#222222'];

/** Darkest and lightest shade of each column of a drawn code, from 0 to 255. */
async function columns(png: Buffer) {
  const context = createCanvas(150, 30).getContext('2d');
  context.drawImage(await loadImage(png), 0, 0);
  return Array.from({ length: 150 }, (_, x) => {
    const { data } = context.getImageData(x, 0, 1, 30);
    const shades = Array.from({ length: 30 }, (_, pixel) => data[pixel * 4]!);
    return { darkest: Math.min(...shades), lightest: Math.max(...shades) };
  });
}

test('six characters make a PNG of 150 × 30', () => {
  const png = drawCode('abcdef', INKS);
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect(png.subarray(12, 16).toString()).toBe('IHDR');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([150, 30]);
});

test('two codes look different, and so do two drawings of one code', () => {
  const [first, other, again] = ['AAAAAA', 'BBBBBB', 'AAAAAA'].map((code) => drawCode(code, INKS));
  expect(first!.equals(other!)).toBe(false);
  expect(first!.equals(again!)).toBe(false);
});

test.each(['AAAAAA', '444444', 'ffffff', '!#$%&*', '{}[]^~'])(
  '%s is dark on white, and fills most of the width',
  async (code) => {
    const seen = await columns(drawCode(code, INKS));
    expect(Math.max(...seen.map(({ lightest }) => lightest))).toBe(255);
    const inked = seen.flatMap(({ darkest }, x) => (darkest < 140 ? [x] : []));
    expect(inked.length).toBeGreaterThan(30);
    expect(inked.at(-1)! - inked[0]!).toBeGreaterThan(75);
  },
);
