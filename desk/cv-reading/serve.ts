import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api';
import { readCompound } from '../../lib/base/compound-file';
import { CV_TYPES, isPicture } from '../../lib/cv/cv';
import { readDocx } from './docx-text';
import type { ReadTask, ShownPart } from './lane';
import { linesIn, withPdf } from './pdf-text';

/** CVs have thousands of letters, not megabytes. */
const MAX_TEXT = 60_000;

/** Wide enough for small print on a high-density screen. */
const WIDTH = 1_240;

const MAX_HEIGHT = 3_500;

type Tell = (part: ShownPart) => Promise<void>;

/** Reads what is shown of a CV, and tells each part as soon as it is known; nothing if it is unreadable. */
async function readShown({ bytes, mimeType, pages }: ReadTask, tell: Tell): Promise<void> {
  const tellText = (text: string) => tell({ text: text.slice(0, MAX_TEXT) });
  if (mimeType === CV_TYPES.doc) await tellText(textOfDoc(bytes));
  else if (mimeType === CV_TYPES.pdf)
    await withPdf(bytes, async (pdf) => {
      await tell({ pageCount: pdf.numPages });
      await tellText((await linesIn(pdf).catch(() => [])).join('\n'));
      await drawPages(pdf, pages, tell);
    });
  else if (!isPicture(mimeType)) await tellText(readDocx(bytes).join('\n'));
}

async function drawPages(pdf: PDFDocumentProxy, most: number, tell: Tell): Promise<void> {
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
    .then(() => readShown(task, tell).catch(() => {}))
    .then(() => tell({ isDone: true }));
});
process.on('disconnect', () => process.exit());
