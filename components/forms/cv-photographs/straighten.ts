import { greyOf } from '@/lib/browser/cv-photographs/grey-image';
import { setLevels } from '@/lib/browser/cv-photographs/levels';
import { type Box, findPaper } from '@/lib/browser/cv-photographs/paper';
import { findSkew } from '@/lib/browser/cv-photographs/skew';
import type { Page } from './messages';

/** 190 dots an inch on A4: small print stays legible. */
const LONG_SIDE = 2200;
/** Enough to see how lines run. */
const SKETCH_SIDE = 800;
const PREVIEW_SIDE = 320;
/** Five pages make 2 MB. */
const MAX_BYTES = 390_000;

/** A photograph of a page, straight, without the table around it, grey and small. @throws Error for what is no picture */
export async function straighten(file: Blob): Promise<Page> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONG_SIDE / Math.max(bitmap.width, bitmap.height));
    const sketchScale = Math.min(1, SKETCH_SIDE / Math.max(bitmap.width, bitmap.height));
    const degrees = findSkew(greyIn(turned(bitmap, sketchScale, 0)));
    const paper = findPaper(greyIn(turned(bitmap, sketchScale, degrees)));
    const page = cutOut(turned(bitmap, scale, degrees), paper);
    const context = contextOf(page);
    const pixels = context.getImageData(0, 0, page.width, page.height);
    setLevels(pixels.data, page.width, page.height);
    context.putImageData(pixels, 0, 0);
    return { jpeg: await smallJpeg(page), preview: await jpegOf(scaled(page, PREVIEW_SIDE), 0.7) };
  } finally {
    bitmap.close();
  }
}

function contextOf(canvas: OffscreenCanvas) {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser draws nothing off the screen');
  return context;
}

function greyIn(canvas: OffscreenCanvas) {
  const { data, width, height } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  return greyOf(data, width, height);
}

/** The whole picture turned back by an angle; transparent where there is none. */
function turned(bitmap: ImageBitmap, scale: number, degrees: number): OffscreenCanvas {
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  const angle = (-degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * cos + height * sin)),
    Math.max(1, Math.round(width * sin + height * cos)),
  );
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(angle);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return canvas;
}

function cutOut(canvas: OffscreenCanvas, { left, top, right, bottom }: Box): OffscreenCanvas {
  const [x, y] = [Math.round(left * canvas.width), Math.round(top * canvas.height)];
  const page = new OffscreenCanvas(
    Math.max(1, Math.round(right * canvas.width) - x),
    Math.max(1, Math.round(bottom * canvas.height) - y),
  );
  contextOf(page).drawImage(canvas, -x, -y);
  return page;
}

function scaled(page: OffscreenCanvas, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(page.width, page.height));
  const small = new OffscreenCanvas(
    Math.max(1, Math.round(page.width * scale)),
    Math.max(1, Math.round(page.height * scale)),
  );
  const context = contextOf(small);
  context.imageSmoothingQuality = 'high';
  context.drawImage(page, 0, 0, small.width, small.height);
  return small;
}

const jpegOf = async (page: OffscreenCanvas, quality: number) =>
  (await page.convertToBlob({ type: 'image/jpeg', quality })).arrayBuffer();

async function smallJpeg(page: OffscreenCanvas): Promise<ArrayBuffer> {
  for (let side = LONG_SIDE; ; side *= 0.8) {
    for (const quality of [0.8, 0.65, 0.5]) {
      const jpeg = await jpegOf(scaled(page, side), quality);
      if (jpeg.byteLength <= MAX_BYTES || side < 600) return jpeg;
    }
  }
}
