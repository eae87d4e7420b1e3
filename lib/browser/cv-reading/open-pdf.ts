import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Registers what reads PDFs with the line above, so that pdf.js starts no worker beside this one.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { CvText } from './cv-text';
import { textOfPdf } from './pdf-text';

/** What a PDF says. @throws Error when it is locked or no reader can open it */
export async function readPdf(bytes: Uint8Array): Promise<CvText> {
  const task = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await textOfPdf(await task.promise);
  } finally {
    await task.destroy();
  }
}
