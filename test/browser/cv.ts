import { createHash } from 'node:crypto';
import { makePdf as pdfOf, stream } from '../cv-files/pdf';

/** A small but valid PDF with a page of text. */
export const makePdf = (text: string): Buffer =>
  pdfOf({ objects: { 4: stream(`BT /F1 18 Tf 72 720 Td (${text}) Tj ET`) } });

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
