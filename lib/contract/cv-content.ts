import { CV_TYPES, type CvExtension } from './cv';

/** What a file is by its content: a PDF, a DOC (an OLE compound file), a DOCX (a zip that holds a Word document), or null. */
export async function detectCvType(bytes: Uint8Array): Promise<CvExtension | null> {
  if (isPdf(bytes)) return 'pdf';
  // Loaded when first needed: most starts of these programs never see a CV.
  const { fileTypeFromBuffer } = await import('file-type/core');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  switch (found?.mime) {
    case 'application/x-cfb':
      return 'doc';
    case CV_TYPES.docx:
      return 'docx';
    // Some writers order the archive in a way that file-type does not follow.
    case 'application/zip':
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('word/document.xml')
        ? 'docx'
        : null;
    default:
      return null;
  }
}

// Some scanners write an empty line before the header; readers accept that.
function isPdf(bytes: Uint8Array): boolean {
  return /^\s{0,8}%PDF-/.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1'));
}
