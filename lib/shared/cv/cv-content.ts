import type { CvExtension, CvProblem } from './cv';
import { inspectDoc, isLockedPackage } from './cv-doc';
import { inspectDocx } from './cv-docx';
import { inspectPdf } from './cv-pdf';
import { startsAsProgram } from './cv-programs';

/** A file's type by its first bytes: a PDF, an OLE compound file (DOC), a zip archive (DOCX), or null. */
export function detectCvType(bytes: Uint8Array): CvExtension | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  // Some scanners write an empty line before the header, and PDF readers accept that.
  if (/^\s{0,8}%PDF-/.test(head)) return 'pdf';
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'doc';
  if (head.startsWith('PK\x03\x04')) return 'docx';
  return null;
}

/**
 * Checks that a file matches its extension and can be opened safely. It is parsed, never executed, and unpacked only as
 * far as needed, up to a fixed limit.
 */
export async function inspectCv(
  bytes: Uint8Array,
  extension: CvExtension,
): Promise<{ type: CvExtension } | { problem: CvProblem }> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const problem = await findProblem(file, extension);
  return problem ? { problem } : { type: extension };
}

async function findProblem(file: Buffer, extension: CvExtension): Promise<CvProblem | null> {
  if (startsAsProgram(file)) return 'executable';
  const type = detectCvType(file);
  // Word wraps an encrypted DOCX in an OLE compound file.
  if (type === 'doc' && extension === 'docx' && isLockedPackage(file)) return 'locked';
  if (type !== extension) return 'wrong-type';
  switch (type) {
    case 'pdf':
      return inspectPdf(file);
    case 'doc':
      return inspectDoc(file);
    case 'docx':
      return inspectDocx(file);
  }
}
