import { setLevels } from '@/lib/browser/cv-photographs/levels';
// Makes pages from photographs off the main thread: a cheap phone takes a second or two for each.

addEventListener('message', async ({ data }: MessageEvent<PhotographRequest & { id: number }>) => {
  const answer = await make(data).catch(() => ({}));
  postMessage({ id: data.id, ...answer } satisfies PhotographAnswer);
});

async function make(request: PhotographRequest): Promise<Omit<PhotographAnswer, 'id'>> {
  if (request.kind === 'page') return { page: await makePage(request.file) };
  const { bindPages } = await import('@/lib/browser/cv-photographs/bind');
  const pdf = await bindPages(request.jpegs.map((jpeg) => new Uint8Array(jpeg)));
  return { pdf: pdf.slice().buffer };
}

/** Pixels; 190 dpi on A4, where small print stays legible. */
const LONG_SIDE = 2200;
const PREVIEW_SIDE = 320;
/** Keeps five pages below 2 MB. */
const MAX_BYTES = 390_000;

/** Converts a photograph to a small grey page. @throws Error if it is not an image */
export async function makePage(file: Blob): Promise<Page> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const page = scaled(bitmap, LONG_SIDE);
    const context = contextOf(page);
    const pixels = context.getImageData(0, 0, page.width, page.height);
    setLevels(pixels.data);
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

/** Scales onto white, which shows through transparent pixels. */
function scaled(page: ImageBitmap | OffscreenCanvas, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(page.width, page.height));
  const small = new OffscreenCanvas(
    Math.max(1, Math.round(page.width * scale)),
    Math.max(1, Math.round(page.height * scale)),
  );
  const context = contextOf(small);
  context.fillStyle = 'white';
  context.fillRect(0, 0, small.width, small.height);
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

/** A page and its thumbnail, both JPEG. */
export type Page = { jpeg: ArrayBuffer; preview: ArrayBuffer };

export type PhotographRequest = { kind: 'page'; file: Blob } | { kind: 'bind'; jpegs: ArrayBuffer[] };

/** Has neither `page` nor `pdf` on failure. */
export type PhotographAnswer = { id: number; page?: Page; pdf?: ArrayBuffer };
