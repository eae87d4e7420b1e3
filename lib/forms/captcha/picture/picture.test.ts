import { createCanvas, loadImage } from '@napi-rs/canvas';
import { drawCode } from './draw';
import { pbkdf2Sync } from 'node:crypto';
import { makePicture } from './make-picture';
import { type CaptchaCharset, randomCode } from '../code';

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

test.each(['aBc123', '!#$%&*', '012345'])(
  'for %s, 8 bits of its PBKDF2 are disclosed, and 4 for lower case',
  async (code) => {
    const { image, hash, folded, salt, rounds, ...rest } = await makePicture(code, INKS);
    expect(rest).toEqual({ code });
    expect(image).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
    expect(hash).toMatch(/^[0-9a-f]{2}$/);
    expect(hash).toBe(pbkdf2Sync(code, Buffer.from(salt, 'base64'), rounds, 1, 'sha256').toString('hex'));
    expect(rounds).toBeGreaterThanOrEqual(100_000);
    const small = pbkdf2Sync(code.toLowerCase(), Buffer.from(salt, 'base64'), rounds / 10, 1, 'sha256');
    expect(folded).toBe(small.toString('hex')[0]);
  },
);

test('two pictures of one code have different salts', async () => {
  const [one, two] = [await makePicture('aBc123', INKS), await makePicture('aBc123', INKS)];
  expect(one.salt).not.toBe(two.salt);
});

const codes = (charset: CaptchaCharset) => Array.from({ length: 500 }, () => randomCode(charset));

const charsets: [CaptchaCharset, RegExp][] = [
  ['mixed', /^[A-Za-z0-9]{6}$/],
  ['upper', /^[A-Z0-9]{6}$/],
  ['lower', /^[a-z0-9]{6}$/],
  ['numbers', /^[0-9]{6}$/],
  ['special_char', /^[!-/:-@[-`{-~]{6}$/],
];

test.each(charsets)('%s codes are six characters of their set', (charset, pattern) => {
  for (const code of codes(charset)) expect(code).toMatch(pattern);
});

test.each(charsets)('%s codes are random and use many characters', (charset) => {
  expect(new Set(codes(charset)).size).toBeGreaterThan(490);
  expect(new Set(codes(charset).join('')).size).toBeGreaterThanOrEqual(10);
});

test.each<[CaptchaCharset, RegExp]>([
  ['mixed', /[0Oo1Il]/],
  ['mixed', /[CScspuvwxzkSZ]/],
  ['upper', /[0O1I]/],
  ['lower', /[0o1l]/],
])('%s codes have none of the look-alikes %s', (charset, lookAlikes) => {
  expect(codes(charset).join('')).not.toMatch(lookAlikes);
});
