import type { ReadTask, ShownPart } from './lane';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readCompound } from '../../lib/base/compound-file';
import { CV_TYPES, isPicture } from '../../lib/cv/cv';
import { readDocx } from './docx-text';
import { readPdf } from './pdf-text';

/** CVs have thousands of letters, not megabytes. */
const MAX_TEXT = 60_000;

/** Wide enough for small print on a high-density screen. */
const WIDTH = 1_240;

const MAX_HEIGHT = 3_500;

type Tell = (part: ShownPart) => Promise<void>;

/** Reads what is shown of a CV, and tells each part as soon as it is known; nothing if it is unreadable. */
async function readShown({ bytes, mimeType, pages }: ReadTask, tell: Tell): Promise<void> {
  const text = await textOf(bytes, mimeType, tell).catch(() => '');
  await tell({ text: text.slice(0, MAX_TEXT) });
  if (mimeType === CV_TYPES.pdf && pages > 0) await drawPages(bytes, pages, tell).catch(() => {});
}

async function textOf(bytes: Uint8Array, mimeType: string, tell: Tell): Promise<string> {
  if (isPicture(mimeType)) return '';
  if (mimeType === CV_TYPES.doc) return textOfDoc(bytes);
  if (mimeType !== CV_TYPES.pdf) return readDocx(bytes).join('\n');
  // A copy, because pdf.js takes ownership.
  return (await readPdf(Uint8Array.from(bytes), (pageCount) => tell({ pageCount }))).join('\n');
}

async function drawPages(bytes: Uint8Array, most: number, tell: Tell): Promise<void> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    standardFontDataUrl: 'node_modules/pdfjs-dist/standard_fonts/',
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    for (let number = 1; number <= Math.min(most, pdf.numPages); number += 1) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: Math.min(WIDTH / width, MAX_HEIGHT / height) });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#fff' })
        .promise;
      await tell({ page: (await canvas.encode('png')).toString('base64') });
      page.cleanup();
    }
  } finally {
    await task.destroy();
  }
}

// Runs of one-byte or two-byte letters, as Word 97 and later store them among binary data.
const RUNS = [/(?:[\t\r\x20-\x7e\xa0-\xff]){24,}/g, /(?:[\t\r\x20-\x7e\u00a0-\u2fff]){12,}/g];

/** Extracts unformatted text from Word's old format: runs of letters in its main stream. */
function textOfDoc(bytes: Uint8Array): string {
  const stream = readCompound(Buffer.from(bytes)).find(({ name }) => name === 'WordDocument');
  const content = stream?.content ?? Buffer.alloc(0);
  const texts = [content.toString('latin1'), content.toString('utf16le')].map((text, index) =>
    (text.match(RUNS[index]!) ?? []).join('\n').replaceAll('\r', '\n'),
  );
  return texts.sort((a, b) => lettersIn(b) - lettersIn(a))[0] ?? '';
}

const lettersIn = (text: string) => (text.match(/[\p{L}\s]/gu) ?? []).length;

// Waits until it is on its way: drawing the next page may leave no time.
const tell = (part: ShownPart) =>
  new Promise<void>((resolve) => void process.send?.(part, undefined, undefined, () => resolve()));

/** Entry point of the reader process. */
process.on('message', (task: ReadTask) => {
  void tell({})
    .then(() => readShown(task, tell))
    .then(() => tell({ isDone: true }));
});
process.on('disconnect', () => process.exit());
