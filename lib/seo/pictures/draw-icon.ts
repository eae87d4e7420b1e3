import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { identity } from '../../content/identity';
import { theme } from '../../content/site/theme';
import { sitePublicDir } from '../../base/site-dir';

/** The agency's logo as a square PNG of `size` pixels; a maskable one has a background and uses only the inner 60 %. */
export async function drawIcon({ size, maskable }: { size: number; maskable: boolean }): Promise<Buffer> {
  const logo = await loadImage(await readLogo());
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  if (maskable) {
    context.fillStyle = theme.palette.paper;
    context.fillRect(0, 0, size, size);
  }
  const scale = ((maskable ? 0.6 : 1) * size) / Math.max(logo.width, logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  context.drawImage(logo, (size - width) / 2, (size - height) / 2, width, height);
  return canvas.encode('png');
}

/** favicon.ico in the sizes used by browsers and shortcuts, each embedded as a PNG, which all of them support. */
export async function drawFavicon(): Promise<Buffer> {
  const sizes = [16, 32, 48];
  const images = await Promise.all(sizes.map((size) => drawIcon({ size, maskable: false })));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  images.forEach((image, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(sizes[index]!, at);
    header.writeUInt8(sizes[index]!, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(image.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += image.length;
  });
  return Buffer.concat([header, ...images]);
}

/** The logo's file, an SVG of the agency's folder. */
export function readLogo(): Promise<Buffer> {
  return readFile(path.join(sitePublicDir(), identity.logo));
}
