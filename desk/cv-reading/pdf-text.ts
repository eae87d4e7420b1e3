import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Registers pdf.js's worker code in this thread, so that it starts no worker of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { PDFDocumentProxy, TextItem } from 'pdfjs-dist/types/src/display/api';

/** The first pages are read, and the last one, where many Indian CVs have "Personal details". */
const FIRST_PAGES = 4;

/** Text on a baseline, from `x` to `end`. */
type Piece = { text: string; x: number; end: number; y: number; size: number };

/** Opens a PDF for a while. @throws Error when it is password-protected or cannot be opened */
export async function withPdf(bytes: Uint8Array, work: (pdf: PDFDocumentProxy) => Promise<void>) {
  const task = getDocument({
    // A copy, because pdf.js takes ownership.
    data: Uint8Array.from(bytes),
    disableFontFace: true,
    enableXfa: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    standardFontDataUrl: 'node_modules/pdfjs-dist/standard_fonts/',
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    await work(await task.promise);
  } finally {
    await task.destroy();
  }
}

/** Reads the lines of a PDF in visual order: from top to bottom, with columns separated. */
export async function linesIn(pdf: PDFDocumentProxy): Promise<string[]> {
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    if (number > FIRST_PAGES && number < pdf.numPages) continue;
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    lines.push(...linesOf(items.filter((item) => 'str' in item).flatMap(pieceOf)));
    page.cleanup();
  }
  return lines;
}

function pieceOf({ str, transform, width }: TextItem): Piece[] {
  const [, b, c, d, x, y] = transform as [number, number, number, number, number, number];
  const size = Math.hypot(c, d);
  // Vertical text in a margin is decoration.
  if (str.trim() === '' || Math.abs(b) > 0.1 * size) return [];
  return [{ text: str, x, end: x + width, y, size }];
}

/** Groups pieces on one baseline into lines, split at gaps between columns. */
function linesOf(pieces: Piece[]): string[] {
  const rows: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    const [head] = row ?? [];
    if (row && head && head.y - piece.y < 0.35 * Math.min(head.size, piece.size)) row.push(piece);
    else rows.push([piece]);
  }
  return rows.flatMap((row) => columnsOf(row.sort((a, b) => a.x - b.x))).map(({ text }) => text);
}

function columnsOf(row: Piece[]): Piece[] {
  const lines: Piece[] = [];
  for (const { text, x, end, y, size } of row) {
    const line = lines.at(-1);
    const gap = line ? x - line.end : 0;
    // Some programs draw bold text twice.
    if (line && text.trim() === line.text.trim() && Math.abs(x - line.x) < 1) continue;
    const isSame = line && Math.abs(size - line.size) < 0.15 * size;
    if (line && gap < (isSame ? 1.6 : 0.6) * Math.min(size, line.size)) {
      line.text += (gap > 0.55 * size ? '  ' : gap > 0.14 * size ? ' ' : '') + text;
      line.end = Math.max(line.end, end);
      line.size = Math.max(line.size, size);
    } else lines.push({ text, x, end, y, size });
  }
  return lines;
}
