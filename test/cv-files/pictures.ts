import { createCanvas } from '@napi-rs/canvas';
import { crc32 } from 'node:zlib';
import { exe, plainZip, png } from './plain';
import { makePdf } from './pdf';
import { rows } from './row';

const text = (content: string) => Buffer.from(content, 'latin1');

/** A sheet with lines, as bars, because the machine may have no fonts. */
function sheet() {
  const canvas = createCanvas(600, 800);
  const context = canvas.getContext('2d');
  context.fillStyle = '#e8e2d4';
  context.fillRect(0, 0, 600, 800);
  context.fillStyle = '#333';
  for (let line = 0; line < 34; line++) context.fillRect(100, 110 + line * 16, 400, 6);
  return canvas;
}

export const jpeg = sheet().toBuffer('image/jpeg');
export const webp = sheet().toBuffer('image/webp');
const webpOf = (base64: string) => Buffer.from(base64, 'base64');
const lossless = webpOf('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==');
const transparent = webpOf(
  'UklGRkoAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAwAAAARBxAR/Q9ERP8DAABWUDggGAAAABQBAJ0BKgEAAQAAAP4AAA3AAP7mtQAAAA==',
);

/** A JPEG with this segment behind its first marker. */
function jpegWith(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}
const [EXIF, COMMENT] = [0xe1, 0xfe];
const behind = (picture: Buffer, content: string | Buffer) =>
  Buffer.concat([picture, Buffer.from(content as string, 'latin1')]);

function chunk(type: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(Buffer.concat([text(type), content])));
  return Buffer.concat([length, text(type), content, sum]);
}
function header(width: number, height: number): Buffer {
  const sides = Buffer.alloc(8);
  sides.writeUInt32BE(width);
  sides.writeUInt32BE(height, 4);
  return chunk('IHDR', Buffer.concat([sides, Buffer.from([8, 2, 0, 0, 0])]));
}
const pngOf = (...chunks: Buffer[]) => Buffer.concat([png.subarray(0, 8), ...chunks]);
const end = chunk('IEND', Buffer.alloc(0));
const pixels = chunk('IDAT', Buffer.alloc(9));

/** Replaces bytes at a place. */
function changed(file: Buffer, at: number, bytes: number[]): Buffer {
  const copy = Buffer.from(file);
  copy.set(bytes, at);
  return copy;
}
/** The place of a baseline frame's height and width. */
const sides = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;

export const harmlessPictures = [
  ...rows('jpg', null, {
    'a photograph': jpeg,
    'a photograph with its preview': jpegWith(EXIF, behind(text('Exif\0\0'), jpeg)),
    'fill bytes between segments': Buffer.concat([jpeg.subarray(0, 2), text('\xff\xff'), jpeg.subarray(2)]),
    // As phones send them.
    'a second picture behind': behind(jpeg, jpeg),
    'a film behind': behind(jpeg, '\0\0\0\x18ftypmp42\0\0\0\0'),
    // No program reads it.
    'a web page behind': behind(jpeg, '<!doctype html><script>alert(1)</script>'),
  }),
  ...rows('png', null, {
    'a screenshot': png,
    'an error in a chunk that is not shown': pngOf(
      header(1, 1),
      changed(chunk('tEXt', text('a\0b')), 8, [0]),
      pixels,
      end,
    ),
    'a script behind': behind(sheet().toBuffer('image/png'), '<script>alert(1)</script>'),
  }),
  ...rows('webp', null, {
    'a picture': webp,
    'without loss': lossless,
    'a transparent picture': transparent,
  }),
];

export const harmfulPictures = [
  ...rows('jpg', 'executable', {
    'a picture that is a PDF as well': jpegWith(COMMENT, makePdf()),
    'a program behind a picture': behind(
      jpeg,
      `${exe.toString('latin1')}This program cannot be run in DOS mode`,
    ),
  }),
  ...rows('png', 'executable', {
    'a picture before a PDF': makePdf({ before: png }),
    'a picture that is a PDF as well': pngOf(header(1, 1), chunk('tEXt', makePdf()), pixels, end),
  }),
  ...rows('jpg', 'wrong-type: html', {
    'a web page in a comment': jpegWith(COMMENT, text('<html><script>')),
  }),
  ...rows('png', 'wrong-type: html', {
    'an SVG': text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  }),
  ...rows('jpg', 'attachments', { 'an archive behind': behind(jpeg, plainZip) }),
  ...rows('png', 'attachments', { 'an archive behind': behind(png, plainZip) }),
  ...rows('webp', 'attachments', { 'an archive behind': behind(webp, plainZip) }),
  ...rows('jpg', 'too-expanded', { '4,000 million pixels': changed(jpeg, sides, [0xff, 0xff, 0xff, 0xff]) }),
  ...rows('png', 'too-expanded', { '400 million pixels': pngOf(header(20_000, 20_000), pixels, end) }),
  ...rows('webp', 'too-expanded', {
    '268 million pixels': changed(lossless, 21, [0xff, 0xff, 0xff, 0x0f]),
    '281 million million pixels': changed(transparent, 24, [0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  }),
];

export const brokenPictures = [
  ...rows('jpg', 'damaged', {
    'half of a photograph': jpeg.subarray(0, jpeg.length / 2),
    'no end': jpeg.subarray(0, -2),
    'only the beginning': jpeg.subarray(0, 20),
    'no pixels': Buffer.concat([jpeg.subarray(0, jpeg.indexOf(Buffer.from([0xff, 0xda]))), text('\xff\xd9')]),
    'no size': changed(jpeg, sides, [0, 0]),
    'a coding that no browser shows': changed(jpeg, sides - 4, [0xc3]),
  }),
  ...rows('png', 'damaged', {
    'half of a screenshot': png.subarray(0, png.length / 2),
    'no end': pngOf(header(1, 1), pixels),
    'no pixels': pngOf(header(1, 1), end),
    'no header': pngOf(pixels, end),
    'a wrong sum': changed(png, 45, [0xff]),
  }),
  ...rows('webp', 'damaged', {
    'half of a picture': webp.subarray(0, webp.length / 2),
    'no pixels': Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1'),
    'a part longer than the file': changed(lossless, 16, [0xff]),
  }),
];
