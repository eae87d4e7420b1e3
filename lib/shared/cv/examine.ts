import type { CvExtension, CvProblem, Inspected } from './cv';
import { detectCvType, isBlank, startsAsProgram } from './cv-head';
import { inspectDoc, isLockedPackage } from './doc/inspect-doc';
import { inspectDocx } from './docx/inspect-docx';
import { kindOf } from './file-kind';
import { inspectPdf } from './pdf/inspect-pdf';
import { TooExpanded } from './too-expanded';

/** `inspectCv` in this very process: for the examiner's, because a file may take its time and memory. */
export async function examine(file: Buffer, extension: CvExtension): Promise<Inspected> {
  const problem = await findProblem(file, extension);
  if (problem === null) return { type: extension };
  if (problem !== 'wrong-type') return { problem };
  const kind = await kindOf(file).catch(() => null);
  return kind && kind !== extension ? { problem, kind } : { problem };
}

async function findProblem(file: Buffer, extension: CvExtension): Promise<CvProblem | null> {
  if (startsAsProgram(file)) return 'executable';
  if (isBlank(file)) return 'damaged';
  const type = detectCvType(file);
  // Word wraps an encrypted DOCX in an OLE compound file.
  if (type === 'doc' && extension === 'docx' && isLockedPackage(file)) return 'locked';
  if (type !== extension) return 'wrong-type';
  try {
    return await INSPECT[type](file);
  } catch (error) {
    return error instanceof TooExpanded ? 'too-expanded' : 'damaged';
  }
}

const INSPECT = {
  pdf: async (file: Buffer) => ((await isPictureFirst(file)) ? 'wrong-type' : inspectPdf(file)),
  doc: inspectDoc,
  docx: inspectDocx,
};

// What stands before the header may be a file of its own, which other programs open.
const isPictureFirst = async (file: Buffer) => (await kindOf(file).catch(() => null)) === 'picture';
