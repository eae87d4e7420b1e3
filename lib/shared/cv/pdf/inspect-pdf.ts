import { endsAsZip, holdsProgram, looksLikeHtml } from '../hidden-files';
import { refuse } from '../refused';
import { inspectObjects } from './dangers';
import { openPdf } from './open-pdf';
import { readObjects } from './read-objects';

/** Inspects a PDF: what its objects do, and whether it opens. @throws Refused, Error if it is damaged */
export async function inspectPdf(file: Buffer): Promise<void> {
  if (endsAsZip(file) || holdsProgram(file) || looksLikeHtml(file)) refuse('executable');
  const { objects, isWhole } = readObjects(file);
  inspectObjects(objects);
  const isEncrypted = await openPdf(file);
  // In an object stream that was not read there may be anything; pdf.js alone can decrypt it.
  if (isCutOff(file) || (!isWhole && !isEncrypted)) refuse('damaged');
}

// Of an upload that broke off, the last object has no end. What only lacks the lines behind it opens everywhere.
function isCutOff(file: Buffer): boolean {
  return Math.max(file.lastIndexOf('endobj'), file.lastIndexOf('startxref')) < file.lastIndexOf(' obj');
}
