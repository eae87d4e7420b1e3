import { detectCvType } from '../../cv/cv-head';
import type { CvContact } from './cv-text';
import { findContact } from './find-contact';

/**
 * Finds the contact details in a CV. Loads the parser of each type on demand, as they are large. {} for a DOC and for
 * scans, which have no text.
 *
 * @throws Error when the file is locked or damaged, or a parser does not load
 */
export async function readContact(bytes: Uint8Array, fileName: string): Promise<CvContact> {
  switch (detectCvType(bytes)) {
    case 'pdf':
      return findContact(await (await import('./pdf-text')).readPdf(bytes), fileName);
    case 'docx':
      return findContact((await import('./docx-text')).readDocx(bytes), fileName);
    default:
      return {};
  }
}
