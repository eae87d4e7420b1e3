import type { CvExtension, CvProblem } from './cv';
import { inspectDoc, isLockedPackage } from './cv-doc';
import { inspectDocx } from './cv-docx';
import { detectCvType, startsAsProgram } from './cv-head';
import { inspectPdf } from './cv-pdf';

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
